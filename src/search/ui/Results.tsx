import {type MouseEvent, memo, type ReactNode} from 'react';
import type {Hit} from '../answer';
import {faceOf, groupHits, isChild} from './hits';
import {HeadingIcon, PageIcon, TextIcon} from './icons';
import {PageLink} from './PageLink';
import {Segments} from './Segments';

const ICONS = {page: PageIcon, heading: HeadingIcon, text: TextIcon};

type OptionProps = {
  id: string;
  hit: Hit;
  index: number;
  url: string;
  isActive: boolean;
  isBelow: boolean;
  onActive: (index: number) => void;
  onChoose: (hit: Hit) => void;
  onElsewhere: (hit: Hit) => void;
};

/** One result, an option of the list. It is a link, so that it can be opened in another tab or copied. */
const Option = memo(function Option(props: OptionProps): ReactNode {
  const {id, hit, index, url, isActive, isBelow, onActive, onChoose, onElsewhere} = props;
  const {name, page, detail} = faceOf(hit, isBelow);
  const Icon = ICONS[hit.kind];
  // If the list moves under a resting pointer, the selection does not change.
  const onMouseMove = ({movementX, movementY}: MouseEvent) => {
    if (!isActive && (movementX !== 0 || movementY !== 0)) onActive(index);
  };
  return (
    <div
      role="presentation"
      className={isBelow ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
    >
      <PageLink
        to={url}
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onMouseMove={onMouseMove}
        onFollow={() => onChoose(hit)}
        onElsewhere={() => onElsewhere(hit)}
      >
        <span className="DocSearch-Hit-icon">
          <Icon />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <Segments of={name} />
            {page && <span className="DocSearch-Hit-page"> {page}</span>}
          </span>{' '}
          <span className="DocSearch-Hit-path">
            <Segments of={detail} />
          </span>
        </span>
      </PageLink>
    </div>
  );
});

/** The results as a list of options, grouped by the part of the site, and the link to all results. */
export function Results({
  hits,
  count,
  listId,
  optionId,
  active,
  seeAll,
  urlOf,
  onActive,
  onChoose,
  onElsewhere,
  onClose,
}: {
  hits: readonly Hit[];
  count: number;
  listId: string;
  optionId: (index: number) => string;
  active: number;
  seeAll: string;
  urlOf: (url: string) => string;
  onActive: (index: number) => void;
  onChoose: (hit: Hit) => void;
  onElsewhere: (hit: Hit) => void;
  onClose: () => void;
}): ReactNode {
  return (
    <>
      <div id={listId} role="listbox" aria-label="Results" className="DocSearch-Dropdown-Container">
        {groupHits(hits).map(({area, hits: own}) => {
          const groupId = `${listId}-group-${own[0]?.index}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={groupId} role="group" aria-labelledby={groupId} className="DocSearch-Hits">
              <div id={groupId} role="presentation" className="DocSearch-Hit-source">
                {area}
              </div>
              {own.map(({hit, index}) => (
                <Option
                  key={hit.id}
                  id={optionId(index)}
                  hit={hit}
                  index={index}
                  url={urlOf(hit.url)}
                  isActive={index === active}
                  isBelow={isChild(hits, index)}
                  onActive={onActive}
                  onChoose={onChoose}
                  onElsewhere={onElsewhere}
                />
              ))}
            </div>
          );
        })}
      </div>
      {count > 0 && (
        <div className="DocSearch-HitsFooter">
          <PageLink to={seeAll} onFollow={onClose}>
            See all {count} results
          </PageLink>
        </div>
      )}
    </>
  );
}
