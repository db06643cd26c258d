import { cleanText } from '@sarn/kernel';
import { printedPrefix } from './prefixes.ts';
import type { Force, Prefix } from './prefixes.ts';
import { forceOfSuffix } from './suffixes.ts';
import type { Suffix } from './suffixes.ts';

/** What reading a name may find doubtful or wrong. */
export type NameFault =
  | { readonly code: 'no-thai-name' }
  | { readonly code: 'no-first-name' }
  | { readonly code: 'prefix-unknown'; readonly text: string }
  /** Two forces have this abbreviation. */
  | { readonly code: 'prefix-ambiguous'; readonly text: string; readonly choices: string[] };

export type NameDoubt =
  | { readonly code: 'prefix-either'; readonly used: string; readonly other: string }
  | { readonly code: 'prefix-genders' };

export interface ReadName {
  readonly prefixes: readonly Prefix[];
  /** As printed before the first name, with the blank after it; empty for none. */
  readonly printed: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: Suffix | null;
  readonly doubts: readonly NameDoubt[];
  readonly fault: NameFault | null;
}

/** Parts of a name as the columns of a table have them; those left out are empty. */
export interface NameCells {
  readonly prefix?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Prefix, first name and surname in one cell. */
  readonly fullName?: string;
}

interface Form {
  readonly prefix: Prefix;
  readonly pattern: RegExp;
  readonly isAbbreviated: boolean;
  /** Letters, by which the longest form is found. */
  readonly length: number;
}

interface SuffixForm {
  readonly suffix: Suffix;
  readonly pattern: RegExp;
}

/** Thai signs that belong to the letter before them: no form ends there. */
const dependent = '[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]';
const letters = (text: string): string => text.replace(/[^\u0E01-\u0E4E]/g, '');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `ร.ต.หญิง`: letters before a dot end at a dot or a blank; words are read as they stand. */
function shortPattern(short: string): RegExp {
  const [words, ...groups] = [/^[^.]*ว่าที่/.exec(short)?.[0] ?? '', short.replace(/^ว่าที่/, '')];
  const parts = (groups[0] ?? '').split('.');
  const tail = parts.pop() ?? '';
  const inside = parts.map(escaped).join('[.\\s]*');
  const end = tail === '' ? '(?:\\s*\\.|(?=\\s|$))' : `[.\\s]*${escaped(tail)}`;
  const before = words === '' ? '' : `${escaped(words)}[.\\s]*`;
  return new RegExp(`^${before}${inside}${end}(?!${dependent})`, 'u');
}

/** The words of which ranks and titles are made: people type blanks between them. */
const parts =
  /^(?:ว่าที่|ผู้ช่วย|ศาสตราจารย์|เกียรติคุณ|ตำรวจ|พิเศษ|อากาศ|ราชวงศ์|หม่อม|แพทย์|เภสัชกร|ทันต|นาวา|เรือ|ร้อย|ดาบ|หญิง|หลวง|ท่าน|เจ้า|ตรี|เอก|นาง|สาว|รอง|ผู้|คุณ|พัน|จ่า|สิบ|พล|โท)/;

/** A prefix in full, with a blank wherever one may be typed. */
function fullPattern(name: string): RegExp {
  const found: string[] = [];
  let rest = name.replaceAll(' ', '');
  for (let part = parts.exec(rest)?.[0]; part; part = parts.exec(rest)?.[0]) {
    found.push(part);
    rest = rest.slice(part.length);
  }
  const words = rest === '' ? found : name.split(/\s+/);
  return new RegExp(`^${words.map(escaped).join('\\s*')}(?!${dependent})`, 'u');
}

const formsOf = (prefixes: readonly Prefix[]): readonly Form[] =>
  prefixes
    .flatMap((prefix): Form[] => [
      {
        ...{ prefix, pattern: fullPattern(prefix.nameTh), isAbbreviated: false },
        length: letters(prefix.nameTh).length,
      },
      ...prefix.short.map((short) => ({
        ...{ prefix, pattern: shortPattern(short), isAbbreviated: true },
        length: letters(short).length,
      })),
    ])
    .toSorted((a, b) => b.length - a.length);

const suffixFormsOf = (suffixes: readonly Suffix[]): readonly SuffixForm[] =>
  suffixes.flatMap((suffix) =>
    [suffix.short, suffix.nameTh]
      .filter((text) => text !== '')
      .map((text) => {
        const words = text.split('.').map((part) => escaped(part.trim()));
        const end = text.includes('.') ? words.slice(0, -1) : words;
        const dot = text.includes('.') ? '\\s*\\.?' : '';
        return { suffix, pattern: new RegExp(`\\s+${end.join('\\s*\\.\\s*')}${dot}\\s*$`, 'u') };
      }),
  );

interface Found {
  readonly text: string;
  /** Several where forces share the abbreviation. */
  readonly prefixes: readonly Prefix[];
}

/** The longest form at the beginning of a text. */
function firstForm(forms: readonly Form[], text: string): Found | null {
  let best: { text: string; length: number; prefixes: Prefix[] } | null = null;
  for (const { prefix, pattern, isAbbreviated, length } of forms) {
    if (best && length < best.length) break;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    // A first name such as นท or พล is no rank: a rank without dots is not read.
    if (isAbbreviated && !found.includes('.') && (prefix.class === 'rank' || length < 2)) continue;
    if (best) best.prefixes.push(prefix);
    else best = { text: found, length, prefixes: [prefix] };
  }
  return best;
}

export type NameReader = (cells: NameCells) => ReadName;

/**
 * Reads names as offices write them: prefixes glued to it or not, in full or abbreviated, several of
 * them, the rest of the words as the surname.
 *
 * @param prefixes rows of the settings; those that ended are read too
 * Rule: specification of settings §4, Prefix: clean text, the longest known form, again and again,
 *   only where no vowel or tone follows; then the first word, the rest is the surname
 */
export function nameReader(prefixes: readonly Prefix[], suffixes: readonly Suffix[]): NameReader {
  const forms = formsOf(prefixes);
  const suffixForms = suffixFormsOf(suffixes);
  return (cells) => readWith(forms, suffixForms, cells);
}

function readWith(
  forms: readonly Form[],
  suffixForms: readonly SuffixForm[],
  cells: NameCells,
): ReadName {
  const clean = (text = ''): string => cleanText(text).replace(/\s+/g, ' ').trim();
  const given = { prefix: clean(cells.prefix), first: clean(cells.firstName) };
  const { rest: last, suffix: ofLast } = withoutSuffix(suffixForms, clean(cells.lastName));
  const whole = withoutSuffix(suffixForms, clean(cells.fullName));
  const isWhole = given.first === '' && whole.rest !== '';
  const named = isWhole ? whole.rest : given.first;
  const suffix = ofLast ?? whole.suffix ?? null;
  const force = suffix ? forceOfSuffix[suffix.code] : undefined;
  const taken = takePrefixes(forms, given.prefix === '' ? named : given.prefix, force);
  const rest = given.prefix === '' ? taken.rest : named;
  const [first = '', ...surname] = isWhole ? rest.split(' ') : [rest];
  const unknown = given.prefix === '' ? /^[ก-ฮ]{1,5}\./.exec(first)?.[0] : taken.rest;
  return {
    prefixes: taken.prefixes,
    printed: printedPrefix(taken.prefixes),
    firstName: first,
    lastName: isWhole ? surname.join(' ') : last,
    suffix,
    doubts: taken.doubts,
    fault: taken.fault ?? faultOf(first, unknown ?? ''),
  };
}

function faultOf(first: string, unknown: string): NameFault | null {
  if (unknown !== '') return { code: 'prefix-unknown', text: unknown };
  if (first === '') return { code: 'no-first-name' };
  return /[\u0E01-\u0E2E]/.test(first) ? null : { code: 'no-thai-name' };
}

function withoutSuffix(suffixForms: readonly SuffixForm[], text: string) {
  const found = suffixForms.find(({ pattern }) => pattern.test(` ${text}`));
  return {
    suffix: found?.suffix,
    rest: found ? ` ${text}`.replace(found.pattern, '').trim() : text,
  };
}

interface Taken {
  readonly prefixes: Prefix[];
  readonly rest: string;
  readonly doubts: NameDoubt[];
  readonly fault: NameFault | null;
}

/** Most prefixes of one name. */
const most = 6;

function takePrefixes(forms: readonly Form[], text: string, force: Force | undefined): Taken {
  const taken: Prefix[] = [];
  const doubts: NameDoubt[] = [];
  let rest = text;
  for (let count = 0; count < most; count += 1) {
    const found = firstForm(forms, rest);
    if (!found) break;
    const after = rest.slice(found.text.length).replace(/^[\s.]+/, '');
    const decided = decide(found, force);
    if ('fault' in decided) return { prefixes: taken, rest: after, doubts, fault: decided.fault };
    doubts.push(...decided.doubts, ...eitherMiss(found, rest.slice(found.text.length)));
    taken.push(decided.prefix);
    rest = after;
  }
  const genders = new Set(taken.map(({ gender }) => gender).filter((one) => one !== 'any'));
  if (genders.size > 1) doubts.push({ code: 'prefix-genders' });
  return { prefixes: taken, rest, doubts, fault: null };
}

type Decided =
  | { readonly prefix: Prefix; readonly doubts: NameDoubt[] }
  | { readonly fault: NameFault };

/** Rule: specification of settings §4, rows 7, 11 and 12 */
function decide({ text, prefixes: list }: Found, force: Force | undefined): Decided {
  const [first, second] = list;
  if (!first) return { fault: { code: 'prefix-unknown', text } };
  if (!second) return { prefix: first, doubts: [] };
  const ofForce = list.find((one) => one.force === force);
  if (ofForce) return { prefix: ofForce, doubts: [] };
  // Acting second lieutenants come from the reserve of the army, unless somebody says otherwise.
  const army = list.find((one) => one.force === 'army');
  if (text.startsWith('ว่าที่') && army) {
    return {
      prefix: army,
      doubts: [{ code: 'prefix-either', used: army.nameTh, other: second.nameTh }],
    };
  }
  return {
    fault: {
      code: 'prefix-ambiguous',
      text: text.trim(),
      choices: list.map(({ nameTh }) => nameTh),
    },
  };
}

/** A name so short after นางสาว that it may be นาง and a name beginning with สาว. */
const shortName = 3;

/** Rule: specification of settings §4, row 4 */
function eitherMiss({ text, prefixes: [found] }: Found, after: string): NameDoubt[] {
  if (found?.code !== 'miss' || text.includes('.') || /^\s/.test(after)) return [];
  const name = after.split(' ')[0] ?? '';
  const isApart = /\s/.test(text);
  if (name.length > shortName && !isApart) return [];
  return [{ code: 'prefix-either', used: `นางสาว ${name}`, other: `นาง สาว${name}` }];
}
