import {generateKeyPairSync, sign} from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** One DER value: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: Buffer[]): Buffer => der(0x30, ...content);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';

/**
 * A self-signed certificate for the given hosts, made anew for each run and never stored. The
 * recorder answers for github.com and others with it; only the recorded process trusts it.
 */
export function selfSigned(hosts: readonly string[]): Certificate {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from('recorder')))));
  const time = (text: string): Buffer => der(0x17, Buffer.from(text));
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({type: 'spki', format: 'der'}),
    der(0xa3, sequence(sequence(oid(SUBJECT_ALT_NAME), der(0x04, names)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
  };
}
