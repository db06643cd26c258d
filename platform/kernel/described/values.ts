import { z } from 'zod';
import { newId } from '../ids.ts';
import { lineText, longText } from '../text.ts';
import type { Field, FieldValue } from './field.ts';
import type { DescribedTable, Fields, OwnValues } from './table.ts';

/** The code of a row that exists: some of those delivered have capitals, which other systems know. */
export const settingCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/);

/** The code of a new row: SETTINGS §1.1. */
export const newSettingCode = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);

/** What the form sends and the database stores, for each kind of field. */
export function fieldSchema(field: Field): z.ZodType<FieldValue> {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'number':
      return numberSchema(field);
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    case 'reference':
      return field.isRequired ? settingCode : settingCode.nullable();
    case 'texts':
      return z.array(lineText({ min: 1, max: field.max })).max(field.maxCount);
    case 'units':
      return z.array(z.uuid()).max(field.maxCount);
  }
}

function textSchema(field: Extract<Field, { kind: 'text' }>): z.ZodType<string> {
  const limits = { min: field.isRequired ? 1 : 0, max: field.max };
  const text = field.isLong ? longText(limits) : lineText(limits);
  const { pattern } = field;
  return pattern ? text.refine((value) => value === '' || pattern.test(value), 'pattern') : text;
}

function numberSchema(field: Extract<Field, { kind: 'number' }>): z.ZodType<number | null> {
  const number = z
    .number()
    .min(field.min)
    .max(field.max)
    .multipleOf(field.step ?? 1);
  return field.isOptional ? number.nullable() : number;
}

/** The schema of the own fields of a table: an unknown field is refused. */
export function valuesSchema<F extends Fields>(
  table: DescribedTable<F>,
): z.ZodType<OwnValues<F>, unknown> {
  const shape = Object.fromEntries(
    Object.entries(table.fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  // The compiler cannot follow a shape made in a loop; `values.test.ts` compares both.
  return z.strictObject(shape) as unknown as z.ZodType<OwnValues<F>, unknown>;
}

/** The value of a new row. */
export function emptyValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return field.isOptional ? null : field.min;
    case 'switch':
      return false;
    case 'choice':
      return Object.keys(field.options)[0] ?? '';
    case 'reference':
      return null;
    case 'texts':
    case 'units':
      return [];
  }
}

/** Whether two values of a field are the same. */
export const isSameValue = (one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The code of a row of a table whose codes the product makes. */
export const madeCode = (): string => newId().replaceAll('-', '').slice(-12);
