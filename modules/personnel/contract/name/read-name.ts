import { cleanText } from '@sarn/kernel';
import { prefixes, printedPrefix } from './prefixes.ts';
import type { Force, Prefix } from './prefixes.ts';
import { suffixes } from './suffixes.ts';

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
  /** Code of a suffix; empty for none. */
  readonly suffix: string;
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

/** Thai signs that belong to the letter before them: no form ends there. */
const dependent = '[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]';
const letters = (text: string): string => text.replace(/[^\u0E01-\u0E4E]/g, '');
const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

/** `ร.ต.หญิง`: letters before a dot end at a dot or a blank; words are read as they stand. */
function shortPattern(short: string): RegExp {
  const [words, ...groups] = [/^[^.]*ว่าที่/.exec(short)?.[0] ?? '', short.replace(/^ว่าที่/, '')];
  const parts = (groups[0] ?? '').split('.');
  const tail = parts.pop() ?? '';
  const inside = parts.map(escaped).join('[.\\s]*');
  const end = tail === '' ? '(?:\\s*\\.|(?=\\s|$))' : `[.\\s]*${escaped(tail)}`;
  const before = words === '' ? '' : `${words}[.\\s]*`;
  return new RegExp(`^${before}${inside}${end}(?!${dependent})`, 'u');
}

const fullPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split('|').map(escaped).join('\\s*')}(?!${dependent})`, 'u');

const forms: readonly Form[] = prefixes
  .flatMap((prefix): Form[] => [
    {
      ...{ prefix, pattern: fullPattern(prefix.pattern), isAbbreviated: false },
      length: letters(prefix.th).length,
    },
    ...prefix.short.map((short) => ({
      ...{ prefix, pattern: shortPattern(short), isAbbreviated: true },
      length: letters(short).length,
    })),
  ])
  .toSorted((a, b) => b.length - a.length);

interface Found {
  readonly text: string;
  /** Several where forces share the abbreviation. */
  readonly prefixes: readonly Prefix[];
}

/** The longest form at the beginning of a text. */
function firstForm(text: string): Found | null {
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

/**
 * Reads a name as offices write it: prefixes glued to it or not, in full or abbreviated, several of
 * them, the rest of the words as the surname.
 *
 * Rule: specification of settings §4, Prefix: clean text, the longest known form, again and again,
 *   only where no vowel or tone follows; then the first word, the rest is the surname
 */
export function readName(cells: NameCells): ReadName {
  const clean = (text = ''): string => cleanText(text).replace(/\s+/g, ' ').trim();
  const given = { prefix: clean(cells.prefix), first: clean(cells.firstName) };
  const { rest: last, suffix } = withoutSuffix(clean(cells.lastName));
  const whole = withoutSuffix(clean(cells.fullName));
  const isWhole = given.first === '' && whole.rest !== '';
  const named = isWhole ? whole.rest : given.first;
  const force = (suffix ?? whole.suffix)?.force;
  const taken =
    given.prefix === '' ? takePrefixes(named, force) : takePrefixes(given.prefix, force);
  const rest = given.prefix === '' ? taken.rest : named;
  const [first = '', ...surname] = isWhole ? rest.split(' ') : [rest];
  const unknown = given.prefix === '' ? /^[ก-ฮ]{1,5}\./.exec(first)?.[0] : taken.rest;
  return {
    prefixes: taken.prefixes,
    printed: printedPrefix(taken.prefixes),
    firstName: first,
    lastName: isWhole ? surname.join(' ') : last,
    suffix: (suffix ?? whole.suffix)?.code ?? '',
    doubts: taken.doubts,
    fault: taken.fault ?? faultOf(first, unknown ?? ''),
  };
}

function faultOf(first: string, unknown: string): NameFault | null {
  if (unknown !== '') return { code: 'prefix-unknown', text: unknown };
  if (first === '') return { code: 'no-first-name' };
  return /[\u0E01-\u0E2E]/.test(first) ? null : { code: 'no-thai-name' };
}

function withoutSuffix(text: string) {
  const suffix = suffixes.find(({ pattern }) => pattern.test(` ${text}`));
  return { suffix, rest: suffix ? ` ${text}`.replace(suffix.pattern, '').trim() : text };
}

interface Taken {
  readonly prefixes: Prefix[];
  readonly rest: string;
  readonly doubts: NameDoubt[];
  readonly fault: NameFault | null;
}

/** Most prefixes of one name. */
const most = 6;

function takePrefixes(text: string, force: Force | undefined): Taken {
  const taken: Prefix[] = [];
  const doubts: NameDoubt[] = [];
  let rest = text;
  for (let count = 0; count < most; count += 1) {
    const found = firstForm(rest);
    if (!found) break;
    const after = rest.slice(found.text.length).replace(/^[\s.]+/, '');
    const decided = decide(found, force);
    if ('fault' in decided) return { prefixes: taken, rest: after, doubts, fault: decided.fault };
    doubts.push(...decided.doubts, ...eitherMiss(found, rest.slice(found.text.length)));
    taken.push(decided.prefix);
    rest = after;
  }
  const genders = new Set(taken.map(({ gender }) => gender).filter((one) => one !== null));
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
    return { prefix: army, doubts: [{ code: 'prefix-either', used: army.th, other: second.th }] };
  }
  return {
    fault: { code: 'prefix-ambiguous', text: text.trim(), choices: list.map(({ th }) => th) },
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
