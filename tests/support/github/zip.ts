// ZIP files that a careful program would never write. The format is PKWARE's APPNOTE.TXT.
import { crc32, deflateRawSync } from "node:zlib";

/** One entry; what is left out gets a correct value. */
export interface ZipEntry {
  name: string;
  text?: string;
  /** A Unix mode, such as 0o120777 for a symbolic link. */
  mode?: number;
  /** The size that it claims to have when unpacked. */
  size?: number;
  flags?: number;
  method?: number;
  checksum?: number;
}

/** The bytes of a ZIP file. */
export function makeZip(entries: ZipEntry[]): Buffer {
  let start = 0;
  const parts = entries.map(
    ({ name, text = "", mode = 0o100644, size, flags = 0, method = 8, checksum }) => {
      const named = Buffer.from(name);
      const bytes = Buffer.from(text);
      const packed = method === 0 ? bytes : deflateRawSync(bytes);
      const common = Buffer.alloc(26);
      common.writeUInt16LE(20, 0);
      common.writeUInt16LE(flags, 2);
      common.writeUInt16LE(method, 4);
      common.writeUInt32LE(checksum ?? crc32(bytes), 10);
      common.writeUInt32LE(packed.length, 14);
      common.writeUInt32LE(size ?? bytes.length, 18);
      common.writeUInt16LE(named.length, 22);
      const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, named, packed]);
      const ending = Buffer.alloc(14);
      // External attributes, 32 bits: the mode is the upper half.
      ending.writeUInt32LE(mode * 0x10000, 6);
      ending.writeUInt32LE(start, 10);
      start += local.length;
      return {
        local,
        central: Buffer.concat([
          Buffer.from("PK\u0001\u0002"),
          Buffer.from([20, 3]),
          common,
          ending,
          named,
        ]),
      };
    },
  );
  const central = Buffer.concat(parts.map((part) => part.central));
  const end = Buffer.alloc(18);
  for (const at of [4, 6]) end.writeUInt16LE(entries.length, at);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(start, 12);
  return Buffer.concat([
    ...parts.map((part) => part.local),
    central,
    Buffer.from("PK\u0005\u0006"),
    end,
  ]);
}
