import {type ReactNode, type RefObject, useReducer} from 'react';
import {ClockIcon, CloseIcon, StarIcon} from './icons';
import {PageLink} from './PageLink';
import type {PastSearch, Searches} from './storage';

/** The view before the reader types: recent and favorite searches, or else what the reader can search for. */
export function StartScreen({
  searches,
  field,
  urlOf,
  onChoose,
}: {
  searches: Searches;
  field: RefObject<HTMLInputElement | null>;
  urlOf: (url: string) => string;
  onChoose: (item: PastSearch) => void;
}): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const {recent, favorites} = searches;
  const change = (work: (item: PastSearch) => void) => (item: PastSearch) => {
    work(item);
    render();
    field.current?.focus();
  };
  if (recent.length === 0 && favorites.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
        <p className="DocSearch-Help">
          Type a question, a command, or a package, or paste an error message.
        </p>
      </div>
    );
  }
  const shared = {urlOf, onChoose, onRemove: change((item) => searches.remove(item))};
  return (
    <>
      <Section
        {...shared}
        title="Recent"
        items={recent}
        icon={<ClockIcon />}
        list="history"
        onSave={change((item) => searches.favor(item))}
      />
      <Section
        {...shared}
        title="Favorite"
        items={favorites}
        icon={<StarIcon />}
        list="favorites"
      />
    </>
  );
}

/** Past searches of one kind, each with its buttons. */
function Section({
  title,
  items,
  icon,
  list,
  urlOf,
  onChoose,
  onSave,
  onRemove,
}: {
  title: string;
  items: readonly PastSearch[];
  icon: ReactNode;
  list: string;
  urlOf: (url: string) => string;
  onChoose: (item: PastSearch) => void;
  onSave?: (item: PastSearch) => void;
  onRemove: (item: PastSearch) => void;
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="DocSearch-Hits">
      <h2 className="DocSearch-Hit-source">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.url} className="DocSearch-Hit">
            <PageLink to={urlOf(item.url)} onFollow={() => onChoose(item)}>
              <span className="DocSearch-Hit-icon">{icon}</span>
              <span className="DocSearch-Hit-content-wrapper">
                <span className="DocSearch-Hit-title">{item.name}</span>{' '}
                <span className="DocSearch-Hit-path">
                  {[item.area, ...item.trail].filter(Boolean).join(' › ')}
                </span>
              </span>
            </PageLink>
            {onSave && (
              <ActionButton
                label="Save this search"
                name={item.name}
                icon={<StarIcon />}
                onClick={() => onSave(item)}
              />
            )}
            <ActionButton
              label={`Remove this search from ${list}`}
              name={item.name}
              icon={<CloseIcon />}
              onClick={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActionButton({
  label,
  name,
  icon,
  onClick,
}: {
  label: string;
  name: string;
  icon: ReactNode;
  onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
