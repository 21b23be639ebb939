// The ZIP file of a workflow's artifact in, files out; nothing is unpacked to disk. Whoever opens a pull request controls
// every byte of such a file, so each entry is judged before its content is read.
import { crc32, inflateRawSync } from "node:zlib";

import type { Files } from "./pages-branch";

/** How much an artifact may hold. GitHub Pages serves at most a gigabyte, and many previews share it. */
export const LIMITS = { bytes: 100 * 2 ** 20, files: 10_000 };

/** APPNOTE.TXT of PKWARE, 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = Buffer.from("PK\u0005\u0006");

const REGULAR = 0o100000;
const FOLDER = 0o040000;

/**
 * Reads a ZIP file.
 * @param limits the size of all files together when unpacked, in bytes, and how many there may be
 * @throws {Error} that says what is wrong, when it is broken, too large, or holds anything but plain files at plain paths
 */
export function readArchive(zip: Buffer, limits = LIMITS): Files {
  const files = new Map<string, Buffer>();
  let left = limits.bytes;
  for (const entry of readDirectory(zip, limits.files)) {
    const refusal = refusalOf(entry, files);
    if (refusal)
      throw new Error(`the artifact is refused: ${JSON.stringify(entry.name)} ${refusal}`);
    left -= entry.size;
    if (left < 0)
      throw new Error(`the artifact is refused: it holds more than ${limits.bytes} bytes`);
    if (!entry.name.endsWith("/")) files.set(entry.name, readBytes(zip, entry));
  }
  return files;
}

interface Entry {
  name: string;
  /** The upper half of the attributes: a Unix mode, or 0. */
  mode: number;
  flags: number;
  method: number;
  checksum: number;
  packed: number;
  size: number;
  start: number;
}

/** The entries in the central directory at the archive's end, the only list that counts. */
function readDirectory(zip: Buffer, limit: number): Entry[] {
  const end = zip.lastIndexOf(END);
  if (end < 0 || end + 22 > zip.length)
    throw new Error("the artifact is refused: it is not a ZIP file");
  const count = zip.readUInt16LE(end + 10);
  if (count > limit) throw new Error(`the artifact is refused: it holds more than ${limit} files`);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (entries.length < count) {
    expectSignature(zip, at, CENTRAL, 46);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString("utf8", at + 46, nameEnd),
      mode: zip.readUInt16LE(at + 40),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      start: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** What is wrong with an entry; undefined when it is a plain file or folder. */
function refusalOf({ name, mode, flags, method }: Entry, files: Files): string | undefined {
  const kind = mode & 0o170000;
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER) return "is neither a file nor a folder";
  // No absolute path, no "..", no hidden file such as .git; nothing that Windows, a URL or Git would read differently.
  if (
    !/^([^/.][^/]*\/)*[^/.][^/]*\/?$/.test(name) ||
    /[\p{Cc}\ufffd\\:"]/u.test(name) ||
    name.length > 1000
  )
    return "is not a plain path";
  if (files.has(name)) return "is there twice";
  if (flags & 1) return "is encrypted";
  if (method !== 0 && method !== 8) return "is compressed in an unknown way";
  return undefined;
}

function readBytes(zip: Buffer, { name, method, checksum, packed, size, start }: Entry): Buffer {
  expectSignature(zip, start, LOCAL, 30);
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const stored = zip.subarray(from, from + packed);
  const bytes = method === 0 ? stored : inflate(stored, size);
  if (bytes?.length !== size)
    throw new Error(
      `the artifact is refused: ${JSON.stringify(name)} does not have the size that it claims`,
    );
  if (crc32(bytes) !== checksum)
    throw new Error(`the artifact is refused: ${JSON.stringify(name)} is broken`);
  return bytes;
}

/** Undefined for broken data, and for a "zip bomb": unpacking stops at the size that the entry claims. */
function inflate(packed: Buffer, size: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    return undefined;
  }
}

function expectSignature(zip: Buffer, at: number, signature: number, length: number): void {
  if (at + length > zip.length || zip.readUInt32LE(at) !== signature)
    throw new Error("the artifact is refused: it is a broken ZIP file");
}
