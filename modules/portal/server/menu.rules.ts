import type { Language } from '@sarn/kernel';
import type { HeaderMenuItem, ModuleItem } from '../contract/index.ts';
import type { MenuEntry } from './slots.ts';

/** The reader of a menu. */
export interface MenuReader {
  readonly permissions: ReadonlySet<string>;
  readonly language: Language;
}

/** The requested menu. */
export interface MenuQuestion {
  readonly parent: MenuEntry['parent'];
  readonly level: number;
}

/** Entries of one menu that the reader may open, in their order. */
export function entriesFor(
  entries: readonly MenuEntry[],
  { permissions }: MenuReader,
  { parent, level }: MenuQuestion,
): MenuEntry[] {
  return entries
    .filter((entry) => entry.parent === parent && entry.level === level)
    .filter(({ permission }) => permission === null || permissions.has(permission))
    .toSorted((a, b) => a.seq - b.seq || a.id - b.id);
}

export function toModuleItem(entry: MenuEntry, { language }: MenuReader): ModuleItem {
  return {
    MENU_ID: entry.id,
    MENU_NAME: nameIn(entry, language),
    MENU_ICON: entry.icon,
    MENU_ACTION: entry.action,
    MENU_TYPE: entry.type,
  };
}

export function toHeaderItem(entry: MenuEntry, reader: MenuReader): Omit<HeaderMenuItem, 'COUNT'> {
  const { managePermission } = entry;
  const mayManage = managePermission === null || reader.permissions.has(managePermission);
  return {
    MENU_SEQ: entry.seq,
    MENU_ID: entry.id,
    MENU_NAME: nameIn(entry, reader.language),
    MENU_ICON: entry.icon,
    MENU_ACTION: entry.action,
    // An entry that may not be queried is not shown at all.
    PM_QUERY: 1,
    PM_MANAGE: mayManage ? 1 : 0,
  };
}

function nameIn({ name }: MenuEntry, language: Language): string {
  return language === 'en' ? name.en : name.th;
}

/** @throws Error when two entries share an id: one of them could never be opened by old clients */
export function assertDistinct(entries: readonly MenuEntry[]): void {
  const seen = new Set<number>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`Menu entry ${id} is registered twice`);
    seen.add(id);
  }
}
