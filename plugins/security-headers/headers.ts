/** The maximum length of a line in `_headers` on Cloudflare Pages. */
export const LONGEST_LINE = 2000;

const YEAR = 365 * 24 * 60 * 60;

/** The headers of every response besides the content security policy. */
const ALWAYS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
};

/** Folders whose file names contain a hash of the content. */
const HASHED = ['assets/js', 'assets/css'];

/**
 * A file `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * @param policy the policy of all pages, for a header
 * @throws if a line is longer than Cloudflare Pages reads
 */
export function headerFile(policy: string, baseUrl: string): string {
  const headers = {'Content-Security-Policy': policy, ...ALWAYS};
  const rule = (path: string, values: Readonly<Record<string, string>>) => [
    `${baseUrl}${path}/*`.replace(/\/{2,}/g, '/'),
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [
    ...rule('', headers),
    ...HASHED.flatMap((folder) =>
      rule(folder, {'Cache-Control': `public, max-age=${YEAR}, immutable`}),
    ),
  ];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) {
    throw new Error(
      `a line of _headers has ${long.length} characters, and Cloudflare Pages reads ${LONGEST_LINE}: ` +
        `${long.slice(0, 60)}…. Let fewer pages have inline scripts and styles of their own.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
