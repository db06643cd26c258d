import type { Caller, Handle } from '@sarn/platform-server';
import type { Instant } from '@sarn/kernel';
import type { Bilingual, BookType } from '../contract/index.ts';

export type {
  QueueCardLook as TodoCardLook,
  QueueCount as TodoCount,
  QueueSource as TodoSource,
} from '@sarn/platform-server';

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

/** What a module brings to the book panels of the dashboard. */
export interface BookSource {
  /**
   * Newest first, only what the caller may read; a book the module does not keep is left out.
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

/** An entry of the launcher or of a header menu, registered by the module that answers it. */
export interface MenuEntry {
  /** Unique over the whole house, for old clients: MENU_ID. */
  readonly id: number;
  /** Menu it stands in: `launcher`, or the number of a header menu (3099 main, 3090 portal). */
  readonly parent: 'launcher' | number;
  readonly level: number;
  readonly seq: number;
  readonly name: Bilingual;
  readonly icon: string;
  /** Route below the base path, or an address when `type` is b. */
  readonly action: string;
  /** b opens in a new tab; empty stays here. */
  readonly type: 'b' | '';
  /** Permission that must be held to see it; null for everybody. */
  readonly permission: string | null;
  /** Permission to change what lies behind it; null for everybody who sees it. */
  readonly managePermission: string | null;
}
