type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Whether a key opens or closes search: Ctrl+K or Command+K. */
export const isShortcut = ({key, ctrlKey, metaKey}: Key): boolean =>
  key?.toLowerCase() === 'k' && (metaKey || ctrlKey);
