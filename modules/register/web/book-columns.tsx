import { Badge, Day, WholeText, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { remarkOf } from '@sarn/register/contract';
import { fieldText, lineFields } from '@sarn/document/contract';
import type { LineFieldName, RegisterEntry } from '@sarn/document/contract';
import { useMemo } from 'react';
import { SpeedBadge } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { bookWords } from './words/book-words.ts';

type Shape = Pick<TableColumn<RegisterEntry>, 'width' | 'priority' | 'isPlain'>;

/** How wide the fields are, and which leave first where the page is narrow. */
const shapes: Partial<Record<LineFieldName, Shape>> = {
  sender: { width: '170px', isPlain: true },
  letterNo: { width: '130px', priority: 2, isPlain: true },
  letterDate: { width: '104px', priority: 2, isPlain: true },
};
const usualShape: Shape = { width: '140px', priority: 4 };

/** Fields that the table shows as text, in its order; the subject and the speed have their own cells. */
const textColumns: readonly LineFieldName[] = [
  ...(['sender', 'addressee', 'letterNo', 'letterDate'] as const),
  ...lineFields,
].filter((name, at, all) => name !== 'title' && name !== 'speed' && all.indexOf(name) === at);

/** Columns of a register. @rule saraban-2526 ข้อ 37 (form 13) */
export function useBookColumns(year: string): readonly TableColumn<RegisterEntry>[] {
  const say = useWords(registryWords);
  const sayBook = useWords(bookWords);
  const term = useTerms();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        label: say('book.number'),
        width: '104px',
        priority: 1,
        isPlain: true,
        render: (line) => <BookNumber line={line} year={year} />,
      },
      {
        id: 'title',
        label: say('field.title'),
        role: 'title',
        render: (line) => <LineTitle line={line} />,
      },
      ...textColumns.map((name): TableColumn<RegisterEntry> => ({
        id: name,
        label: say(`field.${name}`),
        ...(shapes[name] ?? usualShape),
        render: (line) => fieldText(name, line[name], language, 'short'),
      })),
      {
        id: 'forDay',
        label: sayBook('line.forDay'),
        width: '112px',
        render: (line) => <Day date={line.forDay} />,
      },
      {
        id: 'disposal',
        label: say('queue.state'),
        width: '140px',
        priority: 2,
        render: (line) => (line.disposal ? term(line.disposal) : ''),
      },
      {
        id: 'speed',
        label: say('field.speed'),
        role: 'badge',
        width: '100px',
        isPlain: true,
        render: (line) => line.documentId && <SpeedBadge speed={line.speed} />,
      },
    ],
    [say, sayBook, term, language, year],
  );
}

/** Key of the words for the state of an entry; a reservation that has run out has its own. */
export function stateKeyOf(line: RegisterEntry): RegisterEntry['state'] | 'expired' {
  return line.reserved?.isExpired ? 'expired' : line.state;
}

/** The title of an entry: its subject, or why it has none. */
export function useLineName(): (line: RegisterEntry) => string {
  const say = useWords(bookWords);
  return (line) => {
    if (line.title !== '') return line.title;
    return say(line.state === 'USED' ? 'line.hidden' : 'line.unused');
  };
}

function LineTitle({ line }: { readonly line: RegisterEntry }) {
  const language = useLanguage();
  const nameOf = useLineName();
  const remark = line.state === 'USED' ? '' : remarkOf(line, language);
  const isEnded = line.state === 'VOID' || line.state === 'RELEASED';
  return (
    <>
      {line.title === '' ? (
        <span className="s-muted">{nameOf(line)}</span>
      ) : (
        <span className={isEnded ? 's-clamp reg-book-void' : 's-clamp'} title={line.title}>
          <WholeText text={line.title} />
        </span>
      )}
      {remark !== '' && <span className="s-clamp book-remark">{remark}</span>}
    </>
  );
}

/** `123/2569`; for a number without a document also why. */
function BookNumber({ line, year }: { readonly line: RegisterEntry; readonly year: string }) {
  const say = useWords(bookWords);
  const isEnded = line.state === 'VOID' || line.state === 'RELEASED';
  return (
    <>
      <strong className={isEnded ? 'reg-book-void' : undefined}>
        {line.number}/{year}
      </strong>
      {line.state !== 'USED' && (
        <Badge tone={line.state === 'RESERVED' && !line.reserved?.isExpired ? 'info' : 'warning'}>
          {say(`state.${stateKeyOf(line)}`)}
        </Badge>
      )}
    </>
  );
}
