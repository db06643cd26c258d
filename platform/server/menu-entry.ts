import type { Handle } from './db/database.ts';
import type { Caller } from './caller.ts';

/** An entry of the launcher or of a header menu, registered by the module that serves it. */
export interface MenuEntry {
  /** Unique over all modules, for old clients: MENU_ID. */
  readonly id: number;
  /** Its menu: `launcher`, or the number of a header menu (3099 main, 3090 portal). */
  readonly parent: 'launcher' | number;
  readonly level: number;
  readonly seq: number;
  readonly name: { readonly th: string; readonly en: string };
  readonly icon: string;
  /** Route below the base path, or an address when `type` is b. */
  readonly action: string;
  /** b opens in a new tab; empty opens in the same tab. */
  readonly type: 'b' | '';
  /** Permission needed to see it; null for everybody. */
  readonly permission: string | null;
  /** Permission needed to change what it leads to; null for everybody who sees it. */
  readonly managePermission: string | null;
}

/** How much waits for the caller on the pages behind menu entries, by the action of the entry. */
export type MenuCounts = Readonly<Record<string, (h: Handle, caller: Caller) => Promise<number>>>;

/**
 * Whether the page of an action offers the caller anything, by action: what a permission alone does not say. Asked
 * only for entries that are shown otherwise.
 */
export type MenuGates = Readonly<Record<string, (h: Handle, caller: Caller) => Promise<boolean>>>;
