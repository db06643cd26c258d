import { toArabicDigits } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { fileWords } from '../words/file-words.ts';
import { viewerWords } from '../words/viewer-words.ts';
import type { View } from './use-view.ts';

/** The page in view, and the way to another one by its number. */
export function PageField({ view, total }: { view: View; total: number }) {
  const say = useWords(viewerWords);
  const sayFile = useWords(fileWords);
  const shown = String(view.page + 1);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const go = () => {
    const wanted = Number.parseInt(toArabicDigits(typed), 10);
    if (wanted >= 1) view.goTo(Math.min(wanted, total) - 1);
    setTyped(shown);
  };
  return (
    <span className="file-toolbar-page">
      <input
        className="s-input file-page-field"
        inputMode="numeric"
        aria-label={say('pageField')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        onBlur={() => setTyped(shown)}
      />
      <span aria-hidden="true">{say('ofTotal', { total })}</span>
      <span className="s-hidden" aria-live="polite">
        {sayFile('viewer.page', { page: view.page + 1, total })}
      </span>
    </span>
  );
}
