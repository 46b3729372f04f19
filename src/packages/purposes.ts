import type {PackagesProps} from './props';

/** The labels of purposes by their ids. */
export const labelsOf = ({purposes}: Pick<PackagesProps, 'purposes'>): Record<string, string> =>
  Object.fromEntries(purposes.map(({id, label}) => [id, label]));
