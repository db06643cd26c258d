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
 * ("ใครออกเลขได้") is also searched for the words of each screen.
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
  if (names.some((name) => name.includes(text))) return 4;
  if (words.some((word) => word.includes(text))) return 3;
  if (abouts.some((sentence) => sentence.includes(text))) return 2;
  const isNamed = [...names, ...words].some(
    (word) => word.length >= shortestWord && text.includes(word),
  );
  return isNamed ? 1 : 0;
}

/**
 * The page of the manual that explains a screen: one for each group, with a heading for each screen. The
 * manual is another module: a test of the application holds the two together.
 */
export const helpPathOf = ({ group }: Pick<WebSettingsScreen, 'group'>): string =>
  `/manual/settings-${group}`;
