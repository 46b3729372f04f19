type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Whether a key opens search, or closes it: Ctrl or Command and K. */
export const isShortcut = ({key, ctrlKey, metaKey}: Key): boolean =>
  key?.toLowerCase() === 'k' && (metaKey || ctrlKey);
