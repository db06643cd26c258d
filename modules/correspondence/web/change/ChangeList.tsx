import { Button, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { ChangeView } from '@sarn/correspondence/contract';
import { openDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { changeWords } from './words/change-words.ts';

/** Documents that this one changes and documents that change it, with links. */
export function ChangeList({ changes }: { readonly changes: readonly ChangeView[] }) {
  const say = useWords(changeWords);
  const term = useTerms();
  const language = useLanguage();
  return (
    <ul className="doc-lines">
      {changes.map((change) => (
        <li key={`${change.kind}/${change.term.th}/${change.documentId}`}>
          <div className="s-small s-muted">
            {term(change.term)} {term(change.kindTerm)}
            {change.letterNo && ` ${say('number', { no: change.letterNo })}`}
            {change.from && ` · ${say('from', { date: formatDay(change.from, language, 'full') })}`}
          </div>
          <Button
            variant="ghost"
            size="s"
            className="change-link"
            aria-label={say('open', { title: change.title })}
            onPress={() => openDocument(change.documentId)}
          >
            {change.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
