import { keptRecentKey } from '@sarn/platform-web';
import type { PaletteItem } from './palette-item.ts';

/** How many places are kept. */
const most = 6;

interface Kept {
  readonly personId: string;
  readonly items: readonly PaletteItem[];
}

/**
 * Places to which this person went from the palette on this device, the last one first; they are
 * forgotten at sign-out. Classified documents are in no search, and therefore never here.
 */
export function recentOf(personId: string): readonly PaletteItem[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(keptRecentKey) ?? 'null');
    return isKept(known) && known.personId === personId ? known.items : [];
  } catch {
    return [];
  }
}

/** Keeps a place as the last one. */
export function keepRecent(personId: string, item: PaletteItem): void {
  const others = recentOf(personId).filter(({ path }) => path !== item.path);
  store({ personId, items: [{ ...item, group: 'recent' as const }, ...others].slice(0, most) });
}

export function clearRecent(personId: string): void {
  store({ personId, items: [] });
}

function store(kept: Kept): void {
  try {
    localStorage.setItem(keptRecentKey, JSON.stringify(kept));
  } catch {
    // A browser that forbids storage keeps none.
  }
}

/** What another version of the program kept may be of another make. */
function isKept(known: unknown): known is Kept {
  if (typeof known !== 'object' || known === null) return false;
  if (!('personId' in known) || !('items' in known)) return false;
  return Array.isArray(known.items) && known.items.every(isItem);
}

const texts = ['key', 'group', 'title', 'hint', 'icon', 'path'] as const;

function isItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const entries = new Map(Object.entries(item));
  return texts.every((name) => typeof entries.get(name) === 'string');
}
