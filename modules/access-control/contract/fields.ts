import { civilDate, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Forms send an empty text for what is not given: it is read as null. */
const orNull = <T extends z.ZodType>(item: T) =>
  z
    .literal('')
    .transform(() => null)
    .or(item)
    .nullable()
    .default(null);

/** A last day; null for none. */
export const lastDay = orNull(civilDate());
/** The id of something that may be left out. */
export const optionalId = orNull(z.uuid());
/** A number that may be left out. */
export const optionalNumber = (min: number, max: number) =>
  orNull(z.coerce.number().int().min(min).max(max));
/** One of these codes, or nothing. */
export const optionalCode = <const T extends readonly [string, ...string[]]>(codes: T) =>
  orNull(z.enum(codes));

export const names = {
  nameTh: lineText({ min: 1, max: 200 }),
  nameEn: lineText({ max: 200 }).default(''),
};
