import { civilDateAt, formatDate } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { bookTypes } from '../contract/index.ts';
import type { BookRow, BookType, DashboardGroup } from '../contract/index.ts';
import type { BookLine, BookSource } from './slots.ts';

/**
 * The eight groups of the dashboard, always all and in their order, so that a client finds each by
 * its position; where one book is requested, the others are empty.
 */
export async function dashboard(
  h: Handle,
  sources: readonly BookSource[],
  ask: {
    readonly caller: Caller;
    readonly language: Language;
    readonly bookType: BookType | undefined;
    readonly search: string;
  },
): Promise<DashboardGroup[]> {
  const { caller, language, bookType, search } = ask;
  const books = bookType ? [bookType] : bookTypes;
  const found = await Promise.all(
    sources.map((source) => source.books(h, caller, { books, search })),
  );
  return bookTypes.map((type) => {
    const pages = found.flatMap((book) => book.get(type) ?? []);
    return {
      bookType: type,
      items: pages
        .flatMap(({ lines }) => lines)
        .map((line, index) => toRow(line, index + 1, language)),
      hasMore: pages.some(({ hasMore }) => hasMore),
    };
  });
}

function toRow(line: BookLine, seq: number, language: Language): BookRow {
  return {
    SEQ: seq,
    F_NO_MEET: line.meetingNo,
    F_DOC_NO: line.number,
    F_DOC_TITLE: line.title,
    F_DOC_COMMAND_NAME_UNDER: formatDate(civilDateAt(line.publishedAt), 'short', language),
    F_TRANS_ID: line.documentId,
    F_DOC_ID: line.documentId,
    isUnread: !line.isRead,
  };
}
