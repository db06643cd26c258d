import { addDays, formatDate, toArabicDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { isPhone } from '@sarn/profile/contract';
import { isEmail } from '@sarn/organisation/contract';
import type { Duty } from '@sarn/organisation/contract';
import type { ReadName } from '@sarn/person-terms/contract';
import { levelFault, levelNamed, typeNamed, typeOf } from '@sarn/personnel/server';
import type { Level, Term } from '@sarn/personnel/server';
import { isDoubt } from '../contract/index.ts';
import type { ImportFieldName } from '../contract/index.ts';
import { dutyOf, genderOf } from './people-words.rules.ts';
import type { KnownPerson, PeopleAsked } from './people-plan.ts';
import { cellsOf, clears } from './row-cells.ts';
import type { RowCells } from './row-cells.ts';
import type { CardSeal, StagedRow } from './staged.ts';

/** A row of a table of people while it is checked. */
export interface PersonLine {
  readonly row: number;
  readonly cells: RowCells;
  readonly code: string;
  readonly name: ReadName;
  readonly card: CardSeal | null;
  readonly gender: 'male' | 'female' | null;
  readonly birthday: CivilDate | undefined;
  readonly appointedOn: CivilDate | undefined;
  /** Code of an employee type. */
  readonly employment: string | null;
  readonly duty: Duty | null;
  readonly level: Level | null;
  readonly position: string | undefined;
  /** Undefined: not given, or not usable. Null: cleared. */
  readonly email: string | null | undefined;
  readonly phone: string | undefined;
  readonly username: string | undefined;
}

/** Whether something is wrong with it that keeps it out. */
export const isOut = ({ cells }: PersonLine): boolean =>
  cells.problems.some((one) => !isDoubt(one));

/** The name as it is shown: prefixes as printed, first name, surname. */
export const shownName = ({ printed, firstName, lastName }: ReadName): string =>
  `${printed}${firstName}${lastName === '' ? '' : ` ${lastName}`}`;

/**
 * Reads one row; what depends on other rows is checked afterwards.
 *
 * @param known the person with the code of the row, who keeps what ended since
 */
export function readPerson(
  staged: StagedRow,
  asked: PeopleAsked,
  known: KnownPerson | undefined,
): PersonLine {
  const cells = cellsOf(staged, asked.shape);
  const code = cells.text('employeeCode') ?? '';
  if (code === '') cells.note('code-missing', 'employeeCode');
  const name = nameOf(cells, asked, known);
  const birthday = cells.day('birthday');
  if (birthday !== undefined && birthday >= asked.today) cells.note('birthday-wrong', 'birthday');
  const type = wordOf(
    cells,
    'employment',
    (text) => typeNamed(asked.terms, text),
    'employment-unknown',
  );
  if (type && type.code !== known?.employment) noteEnded(cells, 'employment', type, asked.today);
  const employment = type?.code ?? null;
  const duty = wordOf(cells, 'duty', dutyOf, 'duty-unknown');
  const gender = wordOf(cells, 'gender', genderOf, 'gender-unknown');
  const inName = genderOfName(name);
  const isDoubted = name.doubts.some((one) => one.code === 'prefix-genders');
  if (!isDoubted && inName !== null && gender !== null && inName !== gender) {
    cells.note('prefix-genders', 'gender');
  }
  const level = levelIn(cells, asked, { employment, known });
  return {
    ...{ row: staged.row, cells, code, name, birthday, employment, duty, gender, level },
    ...{ card: cardOf(cells, code, asked), appointedOn: cells.day('appointedOn') },
    ...{ position: positionOf(cells, level), email: emailOf(cells), phone: phoneOf(cells) },
    username: cells.text('username')?.toLowerCase(),
  };
}

type WordField = 'employment' | 'duty' | 'gender';

function wordOf<T>(
  cells: RowCells,
  field: WordField,
  read: (text: string) => T | null,
  code: `${WordField}-unknown`,
): T | null {
  const text = cells.text(field);
  if (text === undefined) return null;
  const found = read(text);
  if (found === null) cells.note(code, field, { params: { x: text } });
  return found;
}

/** The gender that the prefixes of a name say; null where they say none. */
export function genderOfName({ prefixes }: ReadName): 'male' | 'female' | null {
  const found = prefixes.find(({ gender }) => gender !== 'any')?.gender;
  return found === 'male' || found === 'female' ? found : null;
}

/** Rule: specification of settings §1.5 R12 */
function noteEnded(
  cells: RowCells,
  field: ImportFieldName,
  { nameTh, validTo }: Pick<Term, 'nameTh' | 'validTo'>,
  today: CivilDate,
): void {
  if (validTo === null || validTo >= today) return;
  const since = formatDate(addDays(validTo, 1), 'short', 'th');
  cells.note('term-ended', field, { params: { x: nameTh, y: since } });
}

function nameOf(cells: RowCells, asked: PeopleAsked, known: KnownPerson | undefined): ReadName {
  const parts = ['prefix', 'firstName', 'lastName', 'fullName'] as const;
  const given = Object.fromEntries(parts.map((part) => [part, cells.text(part) ?? '']));
  const name = asked.terms.readName(given);
  const field = cells.text('fullName') && !cells.text('firstName') ? 'fullName' : 'firstName';
  const prefixField = cells.text('prefix') ? 'prefix' : field;
  for (const one of name.doubts) {
    if (one.code === 'prefix-genders') cells.note('prefix-genders', prefixField);
    else {
      const params = { x: one.used, y: one.other };
      cells.note('prefix-either', prefixField, { params, choices: eitherChoices(cells, one) });
    }
  }
  for (const one of name.prefixes) {
    if (!known?.prefixes.includes(one.code)) noteEnded(cells, prefixField, one, asked.today);
  }
  if (name.suffix && name.suffix.code !== known?.suffix) {
    noteEnded(cells, field, name.suffix, asked.today);
  }
  const { fault } = name;
  if (fault?.code === 'prefix-unknown') {
    cells.note('prefix-unknown', prefixField, { params: { x: fault.text } });
  } else if (fault?.code === 'prefix-ambiguous') {
    const replaced = (choice: string) =>
      cellWith(cells.text(prefixField) ?? '', fault.text, choice);
    cells.note('prefix-ambiguous', prefixField, {
      ...{ params: { x: fault.text }, choices: fault.choices.map(replaced) },
    });
  } else if (fault) cells.note(fault.code === 'no-first-name' ? 'name-missing' : fault.code, field);
  return name;
}

/** The cell with the prefix written in full, as the reader of the report would correct it. */
const cellWith = (cell: string, text: string, choice: string): string =>
  cell.startsWith(text) ? `${choice} ${cell.slice(text.length).trim()}`.trim() : choice;

function eitherChoices(cells: RowCells, { other }: { readonly other: string }): string[] {
  if (!other.startsWith('นาง ')) return [];
  const cell = cells.text('fullName') ?? cells.text('firstName') ?? '';
  return [`${other} ${cell.split(' ').slice(1).join(' ')}`.trim()];
}

/** Rule: specification of settings §4: a masked cell that comes back is unchanged */
function cardOf(cells: RowCells, code: string, asked: PeopleAsked): CardSeal | null {
  const seal = cells.seal('idCard');
  if (seal) {
    if (!seal.isValid) cells.note('id-card-wrong', 'idCard');
    return seal.isValid ? seal : null;
  }
  const text = cells.text('idCard');
  if (text === undefined || text === clears) return null;
  if (!text.includes('•')) {
    cells.note('id-card-wrong', 'idCard');
    return null;
  }
  const tail = toArabicDigits(text).replace(/\D/g, '');
  const earlier = asked.earlierCards.get(code);
  if (earlier?.tail === tail) {
    if (!earlier.isValid) cells.note('id-card-wrong', 'idCard');
    return earlier.isValid ? earlier : null;
  }
  const known = asked.people.find(({ employeeCode }) => employeeCode === code);
  if (known?.idCardTail !== tail) cells.note('id-card-hidden', 'idCard');
  return null;
}

/** Rule: specification of settings §4, post: ระดับ {x} ไม่อยู่ในประเภท {y} */
function levelIn(
  cells: RowCells,
  { terms, today }: PeopleAsked,
  { employment, known }: { employment: string | null; known: KnownPerson | undefined },
): Level | null {
  const text = cells.text('level');
  if (text === undefined || text === clears) return null;
  const post = {
    employment: employment ?? known?.employment ?? null,
    position: cells.text('post') ?? '',
  };
  const level = levelNamed(terms, text, post);
  const other = level
    ? levelFault(terms, level, post)
    : (typeOf(terms, post.employment)?.nameTh ?? '');
  if (level && other === null) {
    if (level.code !== known?.post?.levelCode) noteEnded(cells, 'level', level, today);
    return level;
  }
  cells.note('level-wrong', 'level', { params: { x: text, y: other ?? '' } });
  return null;
}

/** The position without the level that some tables write behind it. */
function positionOf(cells: RowCells, level: Level | null): string | undefined {
  const text = cells.text('post');
  if (text === undefined || !level || level.printed === '') return text;
  const { printed } = level;
  const short = text.endsWith(printed) ? text.slice(0, -printed.length).trim() : text;
  return short === '' ? text : short;
}

function emailOf(cells: RowCells): string | null | undefined {
  const text = cells.text('email');
  if (text === undefined) return undefined;
  if (text === clears) return null;
  if (isEmail(text)) return text.toLowerCase();
  cells.note('email-wrong', 'email');
  return undefined;
}

function phoneOf(cells: RowCells): string | undefined {
  const text = cells.text('phone');
  if (text === undefined || text === clears) return text === clears ? '' : undefined;
  if (isPhone(text)) return toArabicDigits(text);
  cells.note('phone-wrong', 'phone');
  return undefined;
}
