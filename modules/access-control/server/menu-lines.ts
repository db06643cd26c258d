import type { Language } from '@sarn/kernel';
import type { MenuEntry } from '@sarn/platform-server';
import { permissionLine } from './permission.rules.ts';

/** A line of the matrix of menus: an entry of a menu, or a permission that opens settings. */
export interface MenuLine {
  /** `menu:<action>` or `permission:<code>`. */
  readonly menu: string;
  readonly name: string;
  readonly text: string;
  readonly section: string;
  /** What seeing it needs; null: it is open to everybody. */
  readonly query: string | null;
  /** What changing things there needs. */
  readonly manage: string | null;
}

const sections = {
  modules: { th: 'ระบบงาน', en: 'Applications' },
  menus: { th: 'เมนู', en: 'Menus' },
  settings: { th: 'การตั้งค่า', en: 'Settings' },
} as const;

/**
 * All menus that can be granted, each action once although several menus show it, and the
 * permissions that open settings.
 */
export function menuLines(
  menus: readonly MenuEntry[],
  permissions: readonly string[],
  language: Language,
): MenuLine[] {
  const tongue = language === 'en' ? 'en' : 'th';
  const byAction = new Map<string, MenuLine>();
  const ordered = menus.toSorted((a, b) => placeOf(a) - placeOf(b) || a.seq - b.seq || a.id - b.id);
  for (const entry of ordered) {
    const menu = `menu:${keyOf(entry.action)}`;
    if (byAction.has(menu)) continue;
    byAction.set(menu, {
      ...{ menu, name: entry.name[tongue], text: '' },
      section: sections[entry.parent === 'launcher' ? 'modules' : 'menus'][tongue],
      ...{ query: entry.permission, manage: entry.managePermission },
    });
  }
  const settings = permissions
    .map((code) => permissionLine(code, language))
    .filter(({ group }) => group === 'system' || group === 'people')
    .map(({ code, name, text }) => ({
      ...{ menu: `permission:${code}`, name, text, section: sections.settings[tongue] },
      ...{ query: code, manage: code },
    }));
  return [...byAction.values(), ...settings];
}

const placeOf = ({ parent, level }: MenuEntry): number => (parent === 'launcher' ? 0 : level);

/** The action with the signs that a key may have. */
const keyOf = (action: string): string => action.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '.');
