import type { Caller, Handle } from '@sarn/platform-server';
import type { Instant } from '@sarn/kernel';
import type { BookType } from '../contract/index.ts';

export type {
  MenuEntry,
  MenuGates,
  QueueCardLook as TodoCardLook,
  QueueCount as TodoCount,
  QueueSource as TodoSource,
} from '@sarn/platform-server';

/** Counts what waits for a reader behind a menu entry. */
export interface MenuCounter {
  /** Action of the entries that show the number. */
  readonly action: string;
  readonly count: (h: Handle, caller: Caller) => Promise<number>;
}

/** One published document, as a module gives it to a book panel. */
export interface BookLine {
  readonly documentId: string;
  readonly number: string;
  /** Number of the meeting; empty for other books. */
  readonly meetingNo: string;
  readonly title: string;
  readonly publishedAt: Instant;
  readonly isRead: boolean;
}

/** What a module gives to the book panels of the dashboard. */
export interface BookSource {
  /**
   * Newest first, only what the caller may read; a book that the module does not have is left out.
   *
   * @param ask.books names of specification §7
   * @param ask.search narrows the books to what matches; empty for all
   */
  readonly books: (
    h: Handle,
    caller: Caller,
    ask: { readonly books: readonly BookType[]; readonly search: string },
  ) => Promise<
    ReadonlyMap<string, { readonly lines: readonly BookLine[]; readonly hasMore: boolean }>
  >;
}
