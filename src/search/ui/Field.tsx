import type {ReactNode, Ref} from 'react';
import {QUERY_LIMIT} from '../limits';
import {capQuery, takePaste} from '../text/paste';
import {CloseIcon, SearchIcon} from './icons';

/** The ARIA attributes of the field that describe the list below it. */
export type Combobox = {listId?: string; activeId?: string};

/** The upper part of the dialog: the field, and the buttons that clear it and close the dialog. */
export function Field({
  field,
  query,
  combobox,
  onQuery,
  onClose,
}: {
  field: Ref<HTMLInputElement>;
  query: string;
  combobox: Combobox;
  onQuery: (query: string) => void;
  onClose: () => void;
}): ReactNode {
  return (
    <header className="DocSearch-SearchBar">
      {/* biome-ignore lint/a11y/useSemanticElements: the form has the markup of DocSearch */}
      <form role="search" className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
        <span className="DocSearch-MagnifierLabel">
          <SearchIcon />
        </span>
        <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
        <input
          ref={field}
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={combobox.listId !== undefined}
          aria-controls={combobox.listId}
          aria-activedescendant={combobox.activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search docs"
          maxLength={QUERY_LIMIT}
          value={query}
          onChange={(event) => onQuery(capQuery(event.target.value))}
          onPaste={(event) => takePaste(event, onQuery)}
        />
        {query !== '' && (
          <button
            type="button"
            className="DocSearch-Reset"
            aria-label="Clear the query"
            onClick={() => onQuery('')}
          >
            Clear
          </button>
        )}
      </form>
      <button
        type="button"
        className="DocSearch-Cancel"
        aria-label="Close search"
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </header>
  );
}
