import { settingCode } from '@sarn/kernel';
import { z } from 'zod';

/** Code of a row, or empty where a document is filed under none. */
const filedCode = z.union([z.literal(''), settingCode]).default('');

/** Group, category and sub-type of a document, as every form of a document sends them. */
export const filedShape = {
  bookGroupCode: filedCode,
  categoryCode: filedCode,
  subTypeCode: filedCode,
} as const;

export interface Filed {
  readonly bookGroupCode: string;
  readonly categoryCode: string;
  /** Below its kind; empty where it has none. */
  readonly subTypeCode: string;
}

export const notFiled: Filed = { bookGroupCode: '', categoryCode: '', subTypeCode: '' };
