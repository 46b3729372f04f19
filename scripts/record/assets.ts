import {createHash} from 'node:crypto';
import path from 'node:path';
import {gzip, type Member, tar, xz, zip} from './archive.ts';
import type {Asset} from './scenario.ts';

/** The response of the server. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** The shell script of an executable that prints a text, whatever its arguments. */
export function script(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !/['\\]/.test(text)) return `#!/bin/sh\necho '${lines[0]}'\n`;
  return `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\n`;
}

const members = ({files = {}}: Asset): Member[] =>
  Object.entries(files).map(([name, content]) => {
    const text = typeof content === 'string' ? content : script(content.prints);
    return {name, content: Buffer.from(text), executable: text.startsWith('#!')};
  });

/** The original bytes of an asset, regardless of `tampered`. */
function honestBody(asset: Asset, all: ReadonlyMap<string, Asset>): Buffer {
  if (asset.text !== undefined) return Buffer.from(asset.text);
  if (asset.json !== undefined) return Buffer.from(JSON.stringify(asset.json));
  if (asset.checksums) {
    const lines = asset.checksums.map((url) => {
      const listed = all.get(url);
      if (!listed) throw new Error(`${asset.url} lists ${url}, which is not served`);
      const sum = createHash('sha256').update(honestBody(listed, all)).digest('hex');
      return `${sum}  ${path.posix.basename(new URL(url).pathname)}\n`;
    });
    return Buffer.from(lines.join(''));
  }
  const packed = members(asset);
  if (/\.(tar\.gz|tgz)$/.test(asset.url)) return gzip(tar(packed));
  if (asset.url.endsWith('.tar.xz')) return xz(tar(packed));
  if (asset.url.endsWith('.zip')) return zip(packed);
  return packed[0]?.content ?? Buffer.alloc(0);
}

/** The response for an asset. A tampered asset has one more byte than the asset with the listed checksum. */
export function answerFor(asset: Asset, all: ReadonlyMap<string, Asset>): Answer {
  const body = honestBody(asset, all);
  return {
    status: asset.status ?? 200,
    type: asset.json === undefined ? 'application/octet-stream' : 'application/json',
    body: asset.tampered ? Buffer.concat([body, Buffer.from('\n')]) : body,
  };
}
