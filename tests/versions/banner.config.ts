/* The configuration of the copy with a single version, which has a banner. */
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

export default {
  ...site,
  plugins: site.plugins.map((plugin) =>
    Array.isArray(plugin) && plugin[0] === './plugins/docs/index.ts'
      ? [plugin[0], {...(plugin[1] as object), versions: {current: {banner: 'unreleased'}}}]
      : plugin,
  ),
} satisfies Config;
