import type {ReactNode} from 'react';

/** An icon in the color of the text, hidden from screen readers. */
function Icon({path}: {path: string}): ReactNode {
  return (
    // As a block, it is in the middle of a button, not on the baseline of its text.
    <svg width="20" height="20" viewBox="0 0 20 20" display="block" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A magnifying glass, in the search field. */
export const SearchIcon = () => (
  <Icon path="m14.4 14.4 4 4m-2.1-9.1a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
);
/** A cross: closes the dialog, or removes a stored search. */
export const CloseIcon = () => <Icon path="m5 5 10 10M15 5 5 15" />;
/** A sheet of paper: a hit that is a page. */
export const PageIcon = () => <Icon path="M4 2.5h8l4 4v11H4v-15Zm8 0v4h4M7 10h6m-6 3.5h6" />;
/** A number sign: a hit that is a heading. */
export const HeadingIcon = () => <Icon path="M8 3 6 17m8-14-2 14M3.5 7.5h14M2.5 12.5h14" />;
/** Lines: a hit in the text. */
export const TextIcon = () => <Icon path="M3 5h14M3 10h14M3 15h8" />;
/** A clock: a recent search. */
export const ClockIcon = () => (
  <Icon path="M10 5.5V10l3 2m4.5-2a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />
);
/** A star: a favorite search, or the button that makes one. */
export const StarIcon = () => (
  <Icon path="m10 2.5 2.3 4.8 5.2.7-3.8 3.7 1 5.3-4.7-2.6L5.3 17l1-5.3L2.5 8l5.2-.7L10 2.5Z" />
);
