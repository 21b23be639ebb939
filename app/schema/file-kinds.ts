// The kinds of files that content may name. A new kind is an entry here, and a line in content/manual/tasks.md.

export interface FileKind {
  /** With its article. */
  what: string;
  /** Below `content/`. */
  folder: "images" | "files";
  /** In small letters, the first one preferred. */
  endings: readonly string[];
  /** The largest file; Cloudflare takes 25 MiB. */
  megabytes: number;
  /** What makes a file smaller. */
  advice: string;
}

export const drawing: FileKind = {
  what: "a drawing",
  folder: "images",
  endings: [".svg"],
  megabytes: 1,
  advice: "simplify its paths, or save it as a PNG or JPEG picture",
};

export const picture: FileKind = {
  what: "a picture",
  folder: "images",
  endings: [".png", ".jpg", ".jpeg", ".webp", ".avif"],
  megabytes: 20,
  advice: "save it smaller, a width of 2400 pixels is enough",
};

export const document: FileKind = {
  what: "a document",
  folder: "files",
  endings: [".pdf"],
  megabytes: 25,
  advice: "save it with smaller pictures",
};

export const FILE_KINDS: readonly FileKind[] = [drawing, picture, document];

/** Lists all endings of files in a folder, such as ".pdf". */
export function endingsIn(folder: FileKind["folder"]): string[] {
  return FILE_KINDS.filter((kind) => kind.folder === folder).flatMap(({ endings }) => endings);
}

/** Finds the kind of a file by the ending of its name. */
export function kindOf(name: string): FileKind | undefined {
  const ending = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? "";
  return FILE_KINDS.find(({ endings }) => endings.includes(ending));
}
