import { formatDate } from '@sarn/kernel';
import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { remarkOf } from '@sarn/register/contract';
import { fieldText, lineFields } from '@sarn/document/contract';
import type { LineFieldName, RegisterLine } from '@sarn/document/contract';
import { useMemo } from 'react';
import { SpeedBadge } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { bookWords } from './words/book-words.ts';

const widths: Partial<Record<LineFieldName, string>> = {
  sender: '160px',
  letterNo: '120px',
  letterDate: '100px',
};

/** Fields that the table shows as text, in its order; the subject and the speed have their own cells. */
const textColumns: readonly LineFieldName[] = [
  ...(['sender', 'addressee', 'letterNo', 'letterDate'] as const),
  ...lineFields,
].filter((name, at, all) => name !== 'title' && name !== 'speed' && all.indexOf(name) === at);

/** Columns of a register. @rule saraban-2526 ข้อ 37 (form 13) */
export function useBookColumns(year: string): readonly TableColumn<RegisterLine>[] {
  const say = useWords(registryWords);
  const sayBook = useWords(bookWords);
  const term = useTerms();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        label: say('book.number'),
        width: '116px',
        render: (line) => <BookNumber line={line} year={year} />,
      },
      {
        id: 'title',
        label: say('field.title'),
        role: 'title',
        render: (line) => <LineTitle line={line} />,
      },
      ...textColumns.map((name): TableColumn<RegisterLine> => ({
        id: name,
        label: say(`field.${name}`),
        width: widths[name] ?? '140px',
        render: (line) => fieldText(name, line[name], language, 'short'),
      })),
      {
        id: 'forDay',
        label: sayBook('line.forDay'),
        width: '120px',
        render: (line) => formatDate(line.forDay, 'short', language),
      },
      {
        id: 'disposal',
        label: say('queue.state'),
        width: '116px',
        render: (line) => (line.disposal ? term(line.disposal) : ''),
      },
      {
        id: 'speed',
        label: say('field.speed'),
        role: 'badge',
        width: '92px',
        render: (line) => line.documentId && <SpeedBadge speed={line.speed} />,
      },
    ],
    [say, sayBook, term, language, year],
  );
}

/** Key of the words for the state of an entry; a reservation that has run out has its own. */
export function stateKeyOf(line: RegisterLine): RegisterLine['state'] | 'expired' {
  return line.reserved?.isExpired ? 'expired' : line.state;
}

/** The title of an entry: its subject, or why it has none. */
export function useLineName(): (line: RegisterLine) => string {
  const say = useWords(bookWords);
  return (line) => {
    if (line.title !== '') return line.title;
    return say(line.state === 'USED' ? 'line.hidden' : 'line.unused');
  };
}

function LineTitle({ line }: { readonly line: RegisterLine }) {
  const language = useLanguage();
  const nameOf = useLineName();
  const remark = line.state === 'USED' ? '' : remarkOf(line, language);
  const isEnded = line.state === 'VOID' || line.state === 'RELEASED';
  return (
    <>
      {line.title === '' ? (
        <span className="s-muted">{nameOf(line)}</span>
      ) : (
        <span className={isEnded ? 'reg-book-void' : undefined}>{line.title}</span>
      )}
      {remark !== '' && <span className="book-remark">{remark}</span>}
    </>
  );
}

/** `123/2569`; for a number without a document also why. */
function BookNumber({ line, year }: { readonly line: RegisterLine; readonly year: string }) {
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
