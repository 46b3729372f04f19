import {usePluginData} from '@docusaurus/useGlobalData';

/** The data that `plugins/tags` provides to every page. */
export interface TagsData {
  /** The release of aqua that the pages describe, as `v2.0.0`. */
  readonly toolVersion: string;
}

/** The release of aqua that the pages describe, as `v2.0.0`. Under `npm start`, it follows the facts. */
export const useToolVersion = (): string => (usePluginData('tags') as TagsData).toolVersion;
