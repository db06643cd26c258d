import { settingCode } from '@sarn/kernel';
import { z } from 'zod';

/** The type of job with which the form of assigning begins; it never ends. */
export const usualJobType = 'act';

/** Code of a job type as the form of assigning sends it; empty where the caller knows none. */
export const jobTypeCode = z.union([z.literal(''), settingCode]).default('');
