import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Shows that nothing was found, suggestions, and a link to report missing results. */
export function NoResults({
  query,
  suggestions,
  onSuggestion,
}: {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (suggestion: string) => void;
}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const title = encodeURIComponent(`Search finds nothing for "${query}"`);
  const report = `${customFields?.repository}/issues/new?title=${title}`;
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={report} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
