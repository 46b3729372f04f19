import {createContext} from 'react';

/** The beginning of the ids of a group of tabs and its panels: `Tabs` gives it, `TabItem` reads it. */
export const TabsIdContext = createContext('');
