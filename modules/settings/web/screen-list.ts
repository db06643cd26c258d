import { searchForm } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { SettingsGroup, WebSettingsScreen } from '@sarn/platform-web';

/** Groups of the centre in their order. */
export const groupOrder: readonly SettingsGroup[] = [
  'people',
  'access',
  'registry',
  'kinds',
  'signatures',
  'notices',
  'system',
];

export interface ScreenGroup {
  readonly group: SettingsGroup;
  readonly screens: readonly WebSettingsScreen[];
}

/** The screens that a person may open, in groups; empty groups are left out. */
export function groupsOf(
  screens: readonly WebSettingsScreen[],
  permissions: readonly string[],
): readonly ScreenGroup[] {
  const mine = screens
    .filter(({ permission, isUnlisted }) => !isUnlisted && permissions.includes(permission))
    .toSorted((a, b) => a.order - b.order);
  return groupOrder
    .map((group) => ({ group, screens: mine.filter((screen) => screen.group === group) }))
    .filter((one) => one.screens.length > 0);
}

/** The text in the shown language; an empty English one shows the Thai. */
export const inLanguage = (
  { th, en }: { readonly th: string; readonly en: string },
  language: Language,
): string => (language === 'en' && en !== '' ? en : th);

/** Shortest word of a screen that is looked for inside what was typed. */
const shortestWord = 4;

/**
 * The screens that fit what was typed, the best first. Thai has no blanks between words, so a question
 * ("ใครออกเลขได้") is also searched for the words of each screen; one with blanks ("who may number") is
 * searched word by word.
 */
export function findScreens(
  screens: readonly WebSettingsScreen[],
  typed: string,
): readonly WebSettingsScreen[] {
  const text = searchForm(typed);
  if (text === '') return [];
  return screens
    .map((screen) => ({ screen, score: scoreOf(screen, text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ screen }) => screen);
}

function scoreOf(screen: WebSettingsScreen, text: string): number {
  const { label, text: about, finds, path } = screen;
  const names = [label.th, label.en].map(searchForm);
  const words = [...(finds?.th ?? []), ...(finds?.en ?? [])].map(searchForm);
  const abouts = [about.th, about.en, path].map(searchForm);
  if (names.some((name) => name.startsWith(text))) return 5;
  // A short Latin word, such as AD or LINE, is a part of many others.
  if (/^[a-z]{2,4}$/.test(text) && words.includes(text)) return 4.5;
  if (names.some((name) => name.includes(text))) return 4;
  if (words.some((word) => word.includes(text))) return 3;
  if (abouts.some((sentence) => sentence.includes(text))) return 2;
  const share = shareOfWords([...names, ...words, ...abouts], text);
  if (share > 0) return share;
  const isNamed = [...names, ...words].some(
    (word) => word.length >= shortestWord && text.includes(word),
  );
  return isNamed ? 1 : 0;
}

/** Words of questions, which say nothing of what is asked for. */
const askingWords = new Set(
  'a an the of to in on by for and or is are do does can may my i who what where when why how which not'.split(
    ' ',
  ),
);

/** How many of the typed words a screen has, as a share; 0 below a half, and for one word alone. */
function shareOfWords(texts: readonly string[], typed: string): number {
  const all = typed.split(' ');
  const asked = all.filter((word) => word.length > 2 && !askingWords.has(word));
  if (all.length < 2 || asked.length === 0) return 0;
  const known = asked.filter((word) => texts.some((text) => text.includes(singularOf(word))));
  const share = known.length / asked.length;
  return share < 0.5 ? 0 : share;
}

/** An English plural as its singular; Thai words have none. */
const singularOf = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/**
 * Where a row of a described table is opened; null where no screen of these shows the table.
 *
 * @param menuId settings centre
 */
export function rowAddress(
  screens: readonly WebSettingsScreen[],
  menuId: number,
  { table, code }: { readonly table: string; readonly code: string },
): string | null {
  const screen = screens.find(({ path, tables = [path] }) => tables.includes(table));
  if (!screen) return null;
  const { path, tables = [path] } = screen;
  const row = `row=${encodeURIComponent(code)}`;
  return `/settings/${menuId}/${path}?${tables[0] === table ? row : `tab=${table}&${row}`}`;
}

/**
 * The page of the manual that explains a screen: one for each group, with a heading for each screen. The
 * manual is another module: a test of the application holds the two together.
 */
export const helpPathOf = ({ group }: Pick<WebSettingsScreen, 'group'>): string =>
  `/manual/settings-${group}`;
