import { settingCode } from '@sarn/kernel';
import { z } from 'zod';

/** Code of a row, or empty where a document is filed under none. */
const filedCode = z.union([z.literal(''), settingCode]).default('');

/** Group and category by which a document is filed, as every form of a document sends them. */
export const filedShape = { bookGroupCode: filedCode, categoryCode: filedCode } as const;

export interface Filed {
  readonly bookGroupCode: string;
  readonly categoryCode: string;
}

export const notFiled: Filed = { bookGroupCode: '', categoryCode: '' };
