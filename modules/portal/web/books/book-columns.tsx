import { Badge, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { useMemo } from 'react';
import type { ShownBookRow } from './book.wire.ts';
import { portalWords } from '../words/portal-words.ts';

/** What a row of a book shows; a meeting is known by its number, the others by theirs. */
export function useBookColumns(book: BookType): readonly TableColumn<ShownBookRow>[] {
  const say = useWords(portalWords);
  return useMemo(() => {
    const isMeeting = book === 'meet';
    return [
      {
        id: 'seq',
        label: say('books.column.seq'),
        role: 'hidden',
        width: '58px',
        render: (row) => row.place,
      },
      {
        id: 'number',
        label: say(isMeeting ? 'books.column.meetingNo' : 'books.column.number'),
        // The number of a circular carries the letter code of its unit.
        width: book === 'cycle' ? '142px' : '96px',
        render: (row) => (
          <span className="book-number">{isMeeting ? row.meetingNo : row.number}</span>
        ),
      },
      {
        id: 'title',
        label: say('books.column.title'),
        role: 'title',
        render: (row) => (
          <span className="book-title" title={row.title}>
            {row.isNew && (
              <>
                <Badge tone="info">{say('books.new')}</Badge>{' '}
              </>
            )}
            {row.title}
          </span>
        ),
      },
      {
        id: 'date',
        label: say('books.column.date'),
        width: '104px',
        render: (row) => row.publishedOn,
      },
    ];
  }, [book, say]);
}
