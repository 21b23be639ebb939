// content/manual/tasks.md names the same kinds.

export interface FileKind {
  folder: "images" | "files";
  /** In small letters. */
  endings: readonly string[];
  /** Cloudflare takes 25 MiB. */
  megabytes: number;
}

export const drawing: FileKind = { folder: "images", endings: [".svg"], megabytes: 1 };

export const photo: FileKind = {
  folder: "images",
  endings: [".png", ".jpg", ".jpeg", ".webp", ".avif"],
  megabytes: 20,
};

export const document: FileKind = { folder: "files", endings: [".pdf"], megabytes: 25 };

const FILE_KINDS: readonly FileKind[] = [drawing, photo, document];

/** Lists the endings of files in a folder, such as ".pdf". */
export function endingsIn(folder: string): string[] {
  return FILE_KINDS.filter((kind) => kind.folder === folder).flatMap(({ endings }) => endings);
}

/** Finds the kind of a file by the ending of its name. */
export function kindOf(name: string): FileKind | undefined {
  const ending = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? "";
  return FILE_KINDS.find(({ endings }) => endings.includes(ending));
}
