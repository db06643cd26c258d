import { keptMenuKey } from '@sarn/platform-web';
import type { Language } from '@sarn/kernel';
import type { HeaderMenuItem } from '@sarn/portal/contract';

/** A menu as the last visit left it: for whom, in which language, below which parent. */
export interface MenuOwner {
  readonly personId: string;
  readonly language: Language;
  readonly parent: number;
}

type Menus = Readonly<Record<string, HeaderMenuItem[]>>;

interface Kept {
  readonly personId: string;
  readonly menus: Menus;
}

const nameOf = ({ language, parent }: MenuOwner): string => `${parent}.${language}`;

/**
 * The menu that this person saw last in this browser, so that it can be drawn before the server has
 * answered; undefined where there is none, or it is somebody else's.
 */
export function keptMenu(owner: MenuOwner): HeaderMenuItem[] | undefined {
  const kept = read();
  return kept?.personId === owner.personId ? kept.menus[nameOf(owner)] : undefined;
}

/** Keeps the menu until the person signs out; what was kept for somebody else is replaced. */
export function keepMenu(owner: MenuOwner, items: HeaderMenuItem[]): void {
  const { personId } = owner;
  if (personId === '') return;
  const kept = read();
  const others = kept?.personId === personId ? kept.menus : {};
  const next: Kept = { personId, menus: { ...others, [nameOf(owner)]: items } };
  try {
    localStorage.setItem(keptMenuKey, JSON.stringify(next));
  } catch {
    // A browser that forbids storage shows the menu when the server has answered.
  }
}

function read(): Kept | null {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(keptMenuKey) ?? 'null');
    return isKept(known) ? known : null;
  } catch {
    return null;
  }
}

/** What another version of the program kept may be of another make. */
function isKept(known: unknown): known is Kept {
  if (typeof known !== 'object' || known === null) return false;
  if (!('personId' in known) || !('menus' in known)) return false;
  const { personId, menus } = known;
  if (typeof personId !== 'string' || typeof menus !== 'object' || menus === null) return false;
  return Object.values(menus).every((items) => Array.isArray(items) && items.every(isItem));
}

const isItem = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'MENU_NAME' in item &&
  typeof item.MENU_NAME === 'string' &&
  'MENU_ACTION' in item &&
  typeof item.MENU_ACTION === 'string' &&
  'COUNT' in item;
