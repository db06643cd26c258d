import { openDocument, useTerms } from '@sarn/document/web';
import { LinkButton, useWords } from '@sarn/platform-web';
import { useOpenWork } from './home.client.ts';
import { openWorkAddress } from './paths.ts';
import { homeWords } from './words/home-words.ts';

/** Documents of a day that are shown below the month; the page behind the link has all. */
const mostShown = 3;

interface DayListProps {
  readonly day: string;
  /** The day in words. */
  readonly name: string;
  readonly count: number;
}

/** The documents that are due on the chosen day. */
export function DayList({ day, name, count }: DayListProps) {
  const say = useWords(homeWords);
  const term = useTerms();
  const found = useOpenWork({ of: 'me', due: day, size: mostShown }, count > 0);
  const rows = count > 0 && !found.isPlaceholderData ? (found.data?.rows ?? []) : [];
  return (
    <div className="due-list" aria-live="polite">
      <p className="due-list-head">
        {count > 0
          ? say('calendar.day', { date: name, count })
          : say('calendar.dayNone', { date: name })}
      </p>
      {rows.map((row) => (
        <button
          key={row.key}
          type="button"
          className="due-row"
          onClick={() => openDocument(row.documentId, undefined, row.key)}
        >
          <span className="due-subject">{row.title}</span>
          <span className="s-small s-muted">{term(row.stateTerm)}</span>
        </button>
      ))}
      {count > rows.length && rows.length > 0 && (
        <LinkButton href={openWorkAddress({ of: 'me', due: day })}>
          {say('calendar.more', { count })}
        </LinkButton>
      )}
    </div>
  );
}
