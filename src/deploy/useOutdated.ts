import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {isOutdated} from './version';

/** Whether the site was deployed again since this page was opened; undefined while this is unknown. */
export function useOutdated(): boolean | undefined {
  const baseUrl = useBaseUrl('/');
  const [outdated, setOutdated] = useState<boolean>();

  useEffect(() => {
    let isCurrent = true;
    isOutdated(baseUrl).then((answer) => {
      if (isCurrent) setOutdated(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);

  return outdated;
}
