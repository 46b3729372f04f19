import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * The button that switches between light and dark mode. Ejected: the theme's button is disabled
 * until React runs, so earlier clicks are lost. CSS chooses the icon, even before React runs.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const next = value === 'dark' ? 'light' : 'dark';
  return (
    <div className={clsx('color-mode', className)}>
      <button
        type="button"
        className={clsx('clean-btn', buttonClassName)}
        onClick={() => onChange(next)}
        title={`Switch to ${next} mode`}
        aria-label={`Switch to ${next} mode`}
        // Before React runs, plugins/startup/inline/replay.js switches the mode and stores it here.
        data-color-mode-key={`theme${siteStorage.namespace}`}
      >
        <IconLightMode aria-hidden className="color-mode__light" />
        <IconDarkMode aria-hidden className="color-mode__dark" />
      </button>
    </div>
  );
}
