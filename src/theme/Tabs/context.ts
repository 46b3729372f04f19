import {createContext} from 'react';

/** The prefix of the ids of the tabs and panels of a group: set by `Tabs`, read by `TabItem`. */
export const TabsIdContext = createContext('');
