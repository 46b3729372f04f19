type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key opens or closes search: Ctrl+K or Command+K. */
export const isShortcut = ({key, ctrlKey, metaKey, shiftKey, altKey}: Key): boolean =>
  key?.toLowerCase() === 'k' && (metaKey || ctrlKey) && !shiftKey && !altKey;

/** Whether a key is a slash, which opens search outside of text fields. Some keyboards need Shift for it. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: Key): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Whether a key is Enter: without Ctrl or Command, with which a result opens in another tab. */
export const isPlainEnter = ({key, ctrlKey, metaKey}: Key): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey;
