import {spawnSync} from 'node:child_process';
import {crc32, gzipSync} from 'node:zlib';

/** A file to pack. */
export interface Member {
  name: string;
  content: Buffer;
  executable: boolean;
}

/** 2026-01-01T00:00:00Z: the same bytes on every run, so that checksums can be recorded. */
const MODIFIED = 1767225600;

const octal = (value: number, width: number): string =>
  `${value.toString(8).padStart(width - 1, '0')}\0`;

/** A ustar archive. */
export function tar(members: readonly Member[]): Buffer {
  const blocks = members.flatMap(({name, content, executable}) => {
    const header = Buffer.alloc(512);
    header.write(name, 0, 100);
    header.write(octal(executable ? 0o755 : 0o644, 8), 100);
    header.write(octal(0, 8), 108);
    header.write(octal(0, 8), 116);
    header.write(octal(content.length, 12), 124);
    header.write(octal(MODIFIED, 12), 136);
    header.write('        ', 148);
    header.write('0', 156);
    header.write('ustar\x0000', 257);
    header.write(
      `${octal(
        header.reduce((sum, byte) => sum + byte, 0),
        7,
      )} `,
      148,
    );
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** Gzip without compression. The header names neither a level nor a system, so that the bytes are the same everywhere. */
export function gzip(content: Buffer): Buffer {
  const packed = gzipSync(content, {level: 0});
  packed[8] = 0;
  packed[9] = 255;
  return packed;
}

/** Compresses with the program `xz`, because Node.js does not support this format. Throws if `xz` is missing. */
export function xz(content: Buffer): Buffer {
  const {error, status, stdout, stderr} = spawnSync('xz', ['--stdout', '--threads=1'], {
    input: content,
    maxBuffer: 2 ** 28,
  });
  if (error) {
    throw new Error(
      `a recording that serves a .tar.xz file needs the program xz (on Debian: apt-get install xz-utils): ${error.message}`,
    );
  }
  if (status !== 0) throw new Error(`xz failed: ${stderr.toString().trim()}`);
  return stdout;
}

/** A zip archive of stored (uncompressed) files. */
export function zip(members: readonly Member[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const {name, content, executable} of members) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(0x5c210000, 6); // 2026-01-01 00:00, as MS-DOS writes it
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((0o100000 | (executable ? 0o755 : 0o644)) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    central.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, rest, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
