import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import type { InputIssue } from '../api/api-error.ts';
import { platformWords } from '../words/platform-words.ts';
import { errorText } from '../words/error-text.ts';
import { useLanguage, useWords } from '../words/words.ts';

/** Sentences by the name of their field; those of no field are under `wholeForm`. */
export type FieldErrors = Readonly<Record<string, string | false | null | undefined>>;

/** In place of the name of a field: the sentence is shown above all fields. */
export const wholeForm = '';

type Sentence = 'required' | 'choose' | 'atLeast' | 'tooLong' | 'tooMany' | 'date' | 'invalid';
interface Told {
  readonly key: Sentence;
  readonly count: number;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The sentence of one failed check, by the rule of the schema. */
function ofSchema(issue: z.core.$ZodIssue, value: unknown): Told {
  if (issue.code === 'too_small') {
    const count = Number(issue.minimum);
    if (issue.origin === 'array') return { key: 'choose', count };
    return { key: isEmpty(value) ? 'required' : 'atLeast', count };
  }
  if (issue.code === 'too_big') {
    const count = Number(issue.maximum);
    return { key: issue.origin === 'array' ? 'tooMany' : 'tooLong', count };
  }
  if (isEmpty(value)) return { key: 'required', count: 0 };
  if (Array.isArray(value) && value.length === 0) return { key: 'choose', count: 1 };
  if (issue.code === 'custom' && issue.message === 'required') return { key: 'required', count: 0 };
  // A refinement of a contract has the name of its rule as message (`date-range`).
  const isDate = issue.code === 'custom' && issue.message.startsWith('date');
  return { key: isDate ? 'date' : 'invalid', count: 0 };
}

/** The sentence of a field that the server refused. */
function ofServer({ rule, minimum, maximum }: InputIssue): Told {
  if (rule === 'required') return { key: 'required', count: 0 };
  if (rule === 'too-small' && (minimum ?? 0) > 1) return { key: 'atLeast', count: minimum ?? 0 };
  if (rule === 'too-small') return { key: 'required', count: 0 };
  if (rule === 'too-big') return { key: 'tooLong', count: maximum ?? 0 };
  return { key: rule.includes('date') ? 'date' : 'invalid', count: 0 };
}

const valueAt = (input: object, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (known, key) =>
      known instanceof Object ? new Map(Object.entries(known)).get(String(key)) : undefined,
    input,
  );

/** Makes sentences for fields, from the schema of a contract and from the server's refusal. */
export function useFieldErrors() {
  const say = useWords(platformWords);
  const language = useLanguage();
  const told = (found: readonly (readonly [field: string, told: Told])[]): FieldErrors =>
    // The first error of a field counts; reversed, because `fromEntries` keeps the last.
    Object.fromEntries(
      found
        .toReversed()
        .map(([field, { key, count }]) => [field, say(`invalid.${key}`, { count })]),
    );
  return {
    /**
     * The errors of an input by its schema; empty where it is valid. What is wrong inside a list is
     * told twice: under the name of the list, and under its whole path, `sendings.0.address`.
     */
    ofInput: (schema: z.ZodType, input: object): FieldErrors => {
      const read = schema.safeParse(input);
      if (read.success) return {};
      return told(
        read.error.issues.flatMap((issue) => {
          const paths = [issue.path.slice(0, 1), issue.path];
          return paths.map((path) => {
            const field = path.length === 0 ? wholeForm : path.join('.');
            return [field, ofSchema(issue, valueAt(input, path))] as const;
          });
        }),
      );
    },
    /**
     * The fields that the server's refusal named; `form.note` is shown at `note`, too. A refusal that
     * is about one field, such as a code that is in use, is said there in its own words.
     */
    ofFailure: (failure: unknown): FieldErrors => {
      if (!(failure instanceof ApiError)) return {};
      return {
        ...(failure.field === null ? {} : { [failure.field]: errorText(failure, language) }),
        ...told(
          failure.issues.flatMap((issue) =>
            issue.field.split('.').map((field) => [field, ofServer(issue)] as const),
          ),
        ),
      };
    },
  };
}
