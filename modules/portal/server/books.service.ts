import { addDays, civilDateAt, formatDate } from '@sarn/kernel';
import type { CivilDate, Language } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { bookTypes } from '../contract/index.ts';
import type { BookRow, BookType, DashboardGroup } from '../contract/index.ts';
import { panelOf } from './panels.rules.ts';
import type { ShownPanels } from './panels.rules.ts';
import type { BookLine, BookSource } from './slots.ts';

interface DashboardAsk {
  readonly caller: Caller;
  readonly language: Language;
  readonly bookType: BookType | undefined;
  readonly search: string;
  /** Undefined: all eight panels, as the product has them. */
  readonly shown: ShownPanels | undefined;
  readonly now: Date;
}

/**
 * The eight groups of the dashboard, always all and in their order, so that a client finds each by
 * its position; where one book is requested, the others are empty, and so are those that the reader
 * does not see.
 */
export async function dashboard(
  h: Handle,
  sources: readonly BookSource[],
  { caller, language, bookType, search, shown, now }: DashboardAsk,
): Promise<{ item: DashboardGroup[]; area: { title: string; isShown: boolean } }> {
  const facts = new Map(bookTypes.map((book) => [book, panelOf(shown, book, language)]));
  const wanted = bookType ? [bookType] : bookTypes;
  const books = wanted.filter((book) => facts.get(book)?.isShown);
  const found =
    books.length === 0
      ? []
      : await Promise.all(sources.map((source) => source.books(h, caller, { books, search })));
  const today = civilDateAt(now);
  const item = bookTypes.map((type): DashboardGroup => {
    const pages = found.flatMap((book) => book.get(type) ?? []);
    const { newDays, ...panel } = panelOf(shown, type, language);
    const newSince = newDays === 0 ? null : addDays(today, 1 - newDays);
    return {
      bookType: type,
      items: pages
        .flatMap(({ lines }) => lines)
        .map((line, index) => toRow(line, index + 1, { language, newSince })),
      hasMore: pages.some(({ hasMore }) => hasMore),
      ...panel,
    };
  });
  const title = shown?.area?.title;
  return {
    item,
    area: {
      title: (language === 'en' ? title?.en : title?.th) ?? '',
      isShown: item.some(({ isShown }) => isShown),
    },
  };
}

function toRow(
  line: BookLine,
  seq: number,
  { language, newSince }: { readonly language: Language; readonly newSince: CivilDate | null },
): BookRow {
  const published = civilDateAt(line.publishedAt);
  return {
    SEQ: seq,
    F_NO_MEET: line.meetingNo,
    F_DOC_NO: line.number,
    F_DOC_TITLE: line.title,
    F_DOC_COMMAND_NAME_UNDER: formatDate(published, 'short', language),
    F_TRANS_ID: line.documentId,
    F_DOC_ID: line.documentId,
    isUnread: !line.isRead,
    isNew: newSince !== null && published >= newSince,
  };
}
