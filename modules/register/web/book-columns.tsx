import { Badge, Day, WholeText, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { bookColumns, remarkOf } from '@sarn/register/contract';
import type { BookColumnId, BookColumnShown } from '@sarn/register/contract';
import { fieldText } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { SpeedBadge } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { bookWords } from './words/book-words.ts';

type Shape = Pick<TableColumn<RegisterEntry>, 'width' | 'priority' | 'isPlain' | 'role'>;

/** How wide the columns are as delivered, and which leave first where the page is narrow. */
const shapes: Readonly<Record<BookColumnId, Shape>> = {
  number: { width: '104px', priority: 1, isPlain: true },
  title: { role: 'title' },
  sender: { width: '170px', isPlain: true },
  addressee: { width: '140px', priority: 4 },
  letterNo: { width: '130px', priority: 2, isPlain: true },
  letterDate: { width: '104px', priority: 2, isPlain: true },
  forDay: { width: '112px' },
  disposal: { width: '140px', priority: 2 },
  speed: { width: '100px', isPlain: true, role: 'badge' },
  remark: { width: '180px' },
  kind: { width: '150px' },
  bookGroup: { width: '140px' },
  category: { width: '140px' },
  dueDate: { width: '112px' },
};

/** A width in characters as CSS pixels, with the space around the text. */
const widthOf = (characters: number): string => `${Math.round(characters * 7.5) + 24}px`;

/** What stands in the cell of a column; the others are the text of their field. */
type Cell = (line: RegisterEntry) => ReactNode;

/**
 * Columns of a register as the agency has set them.
 *
 * @param chosen ids of the columns that the reader wants to see
 * @rule saraban-2526 ข้อ 37 (form 13)
 */
export function useBookColumns(
  year: string,
  columns: readonly BookColumnShown[],
  chosen: readonly BookColumnId[],
): readonly TableColumn<RegisterEntry>[] {
  const wordsOf = useColumnWords();
  const language = useLanguage();
  const term = useTerms();
  return useMemo(() => {
    const cells: Partial<Record<BookColumnId, Cell>> = {
      number: (line) => <BookNumber line={line} year={year} />,
      title: (line) => <LineTitle line={line} />,
      forDay: (line) => line.forDay !== '' && <Day date={line.forDay} />,
      disposal: (line) => (line.disposal ? term(line.disposal) : ''),
      kind: (line) => (line.kind ? term(line.kind) : ''),
      remark: (line) => remarkOf(line, language),
      speed: (line) => line.documentId && <SpeedBadge speed={line.speed} />,
    };
    return columns
      .filter(({ id }) => chosen.includes(id))
      .map((column): TableColumn<RegisterEntry> => {
        const { id, width, onPhone } = column;
        const shape = shapes[id];
        return {
          ...{ id, label: wordsOf(column), ...shape },
          ...(width === null ? {} : { width: widthOf(width) }),
          ...(onPhone ? {} : { role: 'hidden' }),
          ...(id === 'number' ? { sortedAs: 'time' } : {}),
          render:
            cells[id] ??
            ((line) => fieldText(id as TextColumn, line[id as TextColumn], language, 'short')),
        };
      });
  }, [columns, chosen, wordsOf, language, term, year]);
}

type TextColumn =
  | 'sender'
  | 'addressee'
  | 'letterNo'
  | 'letterDate'
  | 'bookGroup'
  | 'category'
  | 'dueDate';

/** What a column is called: in the words of the agency, else of the product. */
export function useColumnWords(): (column: BookColumnShown) => string {
  const language = useLanguage();
  return useCallback(
    ({ id, th, en }) => {
      const usual = bookColumns[id].term;
      return language === 'en' ? en || th || usual.en : th || usual.th;
    },
    [language],
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
