// The fields of all content files in; out which roles must sign which page before a release (`signOff:`).
import { publishedPath } from "./source/collection";
import { valueAt } from "./source/source-file";

/** A content file's fields, and the page it makes: "/*" is what all pages share. */
export interface RoleSource {
  path: string | undefined;
  fields: unknown;
}

export interface RequiredRoles {
  /** The roles that must sign a page: those of its own file, else those of `site.mdx`. */
  of(path: string): readonly string[];
  /** All roles that some file names. */
  declared: string[];
}

/** Reads the roles; the schema refuses anything but a list of texts. */
export function requiredRoles(files: readonly RoleSource[]): RequiredRoles {
  const own = new Map(
    files.flatMap(({ path, fields }) => {
      const roles = rolesIn(fields);
      return path !== undefined && roles ? [[path, roles] as const] : [];
    }),
  );
  const ofSite = own.get("/*") ?? [];
  return {
    of: (path) => own.get(path) ?? ofSite,
    declared: [...new Set([...own.values()].flat())].toSorted(),
  };
}

/** The same of files as the check reads them. */
export function rolesOf(files: readonly { name: string; data: unknown }[]): RequiredRoles {
  return requiredRoles(
    files.map(({ name, data }) => ({ path: publishedPath(name), fields: data })),
  );
}

function rolesIn(fields: unknown): string[] | undefined {
  const signOff = valueAt(fields, ["signOff"]);
  if (!Array.isArray(signOff)) return undefined;
  return signOff.flatMap((role: unknown) =>
    typeof role === "string" ? [role.trim().normalize("NFC")] : [],
  );
}
