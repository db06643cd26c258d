import { z } from 'zod';
import { cleanText } from './thai.ts';
import { isCivilDate } from './dates.ts';
import { isPlainValue } from './plain-value.ts';

/** One line of text: cleaned, trimmed, line breaks turned into blanks. */
export function lineText(options: { min?: number; max: number }) {
  return z
    .string()
    .max(options.max * 4)
    .transform((text) => cleanText(text).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(options.min ?? 0)
        .max(options.max),
    );
}

/** Text of several lines: cleaned and trimmed, at most `max` characters. */
export function longText(options: { min?: number; max: number }) {
  return z
    .string()
    .max(options.max * 4)
    .transform((text) => cleanText(text).trim())
    .pipe(
      z
        .string()
        .min(options.min ?? 0)
        .max(options.max),
    );
}

/** A day between two given days, both included; the default range covers a human lifetime. */
export function civilDate(from = '1950-01-01', to = '2100-12-31') {
  return z
    .string()
    .refine(isCivilDate, 'date')
    .refine((date) => date >= from && date <= to, 'date-range');
}

/** True or false as JSON, form and old clients write it (true, 'true', 1, '1', 'on'). */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', '']), z.literal(0), z.literal(1)])
  .transform(
    (value) => value === true || value === 'true' || value === 1 || value === '1' || value === 'on',
  );

/** A value or null; a form sends null as empty text. */
export function orNull<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => (value === '' ? null : value), item.nullable());
}

/** A list that a form may send as one value, as repeated values, or as JSON text. */
export function listOf<T extends z.ZodType>(item: T, max = 500, min = 0) {
  return z.preprocess((value) => {
    if (Array.isArray(value) || value === undefined) return value;
    if (typeof value === 'string' && value.startsWith('[')) return readJsonText(value);
    return value === '' ? [] : [value];
  }, z.array(item).min(min).max(max));
}

/** An object that a form may send as JSON text. */
export function jsonOf<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => (typeof value === 'string' ? readJsonText(value) : value), item);
}

/**
 * The value of JSON text. Text that is not JSON stays text, which the contract then refuses; so
 * does JSON whose escapes hide characters that the body itself may not hold.
 */
function readJsonText(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isPlainValue(value) ? value : text;
  } catch {
    return text;
  }
}
