import type { Say } from '@sarn/platform-web';
import type { z } from 'zod';
import type { th } from '../words/th.ts';

type Issue = z.core.$ZodIssue;
type Sentence = 'required' | 'choose' | 'atLeast' | 'tooLong' | 'tooMany' | 'date' | 'invalid';

/** The sentence of one failed check, by what the schema asked. */
function sentenceOf(issue: Issue, value: unknown): { key: Sentence; count: number } {
  const isEmpty = value === undefined || value === null || value === '';
  if (issue.code === 'too_small') {
    const count = Number(issue.minimum);
    if (issue.origin === 'array') return { key: 'choose', count };
    return { key: isEmpty ? 'required' : 'atLeast', count };
  }
  if (issue.code === 'too_big') {
    const count = Number(issue.maximum);
    return { key: issue.origin === 'array' ? 'tooMany' : 'tooLong', count };
  }
  if (issue.code === 'custom') return { key: isEmpty ? 'required' : 'date', count: 0 };
  return { key: isEmpty ? 'required' : 'invalid', count: 0 };
}

export type FieldErrors = Readonly<Record<string, string>>;

/** One sentence per field from the failed checks of a schema; the first of a field counts. */
export function fieldErrors(
  issues: readonly Issue[],
  input: Readonly<Record<string, unknown>>,
  say: Say<typeof th>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (field in errors) continue;
    const { key, count } = sentenceOf(issue, input[field]);
    errors[field] = say(`invalid.${key}`, { count });
  }
  return errors;
}
