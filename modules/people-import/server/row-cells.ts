import { cleanText, parseCivilDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { importFields } from '../contract/index.ts';
import type { ImportFieldName, ImportProblem, ImportProblemCode } from '../contract/index.ts';
import type { CardSeal, StagedRow, TableShape } from './staged.ts';

/** Reads the cells of one row, and notes what is wrong with each. */
export interface RowCells {
  readonly problems: ImportProblem[];
  /** The text of a field; undefined for an empty cell or a field without a column. */
  text(field: ImportFieldName): string | undefined;
  /** A day; undefined for an empty cell, and for one that cannot be read, which is noted. */
  day(field: ImportFieldName): CivilDate | undefined;
  /** What was cut out of the cell of an ID card. */
  seal(field: ImportFieldName): CardSeal | undefined;
  note(
    code: ImportProblemCode,
    field: ImportFieldName | '',
    more?: Pick<ImportProblem, 'params' | 'choices'>,
  ): void;
}

/** A cell that clears the value. Rule: specification of settings §1.1, Excel */
export const clears = '-';

export function cellsOf(staged: StagedRow, { kind, mapping }: TableShape): RowCells {
  const problems: ImportProblem[] = [];
  const raw = (field: ImportFieldName | ''): string => {
    const column = field === '' ? undefined : mapping[field];
    return column === undefined
      ? ''
      : cleanText(staged.cells[column] ?? '')
          .replace(/\s+/g, ' ')
          .trim();
  };
  const note: RowCells['note'] = (code, field, more = {}) => {
    problems.push({ code, field, cell: raw(field), ...more });
  };
  for (const [field, { max }] of Object.entries(importFields[kind])) {
    const name = field as ImportFieldName;
    const column = mapping[name];
    if (column === undefined) continue;
    if (staged.withoutResult.includes(column)) note('formula-empty', name);
    if (raw(name).length > max) note('too-long', name, { params: { n: max } });
  }
  return {
    problems,
    note,
    text: (field) => raw(field) || undefined,
    seal: (field) => staged.seals[String(mapping[field])],
    day(field) {
      const cell = raw(field);
      if (cell === '' || cell === clears) return undefined;
      const day = dayOf(cell);
      if (day === null) note('day-unreadable', field);
      return day ?? undefined;
    },
  };
}

/** Days since the end of 1899, as Excel keeps a date whose column is not formatted as one. */
const serialDay = /^[1-6]\d{4}$/;

/** Reads a day as people write it. Rule: specification of settings §4: a year above 2400 is Buddhist */
export function dayOf(cell: string): CivilDate | null {
  const text = cell
    .replace(/(?:พ\.?\s?ศ\.?|ค\.?\s?ศ\.?)\s*(?=\d)/, ' ')
    .replace(/\s+\d{1,2}:\d{2}.*$/, '');
  if (serialDay.test(text)) {
    return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  }
  return parseCivilDate(text.replace(/\s+/g, ' '));
}
