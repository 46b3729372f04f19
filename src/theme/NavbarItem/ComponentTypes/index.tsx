import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/** The types of items that the navbar of this site has; the theme's own list bundles nine. */
export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
} as ComponentTypesObject;
