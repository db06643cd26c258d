import { AppError } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { z } from 'zod';
import { InvalidInput } from './catalogue.ts';
import type { InputIssue } from './catalogue.ts';
import type { Fields } from './body.ts';

/**
 * Checks the fields by the contract.
 *
 * @throws InvalidInput naming each field and the rule it broke
 */
export function readInput<S extends z.ZodType>(schema: S, fields: Fields): z.output<S> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw invalid(read.error, fields);
}

const invalid = ({ issues }: z.core.$ZodError, fields: Fields): InvalidInput =>
  new InvalidInput(issues.slice(0, 50).map((issue) => toIssue(issue, fields)));

/**
 * The fields of a reading call. A code that no entry can have, as in an address kept from an earlier system or cut by a
 * mail program, names none: the reader made no mistake in a field.
 *
 * @throws InvalidInput naming each field and the rule it broke
 * @throws AppError what the call declares for an entry that is not there, where nothing but such codes is wrong
 */
export function readAsked(endpoint: Endpoint, fields: Fields): unknown {
  const read = endpoint.input.safeParse(fields);
  if (read.success) return read.data;
  const absent = endpoint.errors.find((code) => /[.-]not-found$/.test(code));
  const areNoIds = read.error.issues.every((issue) => isNoId(issue, fields));
  if (endpoint.method === 'GET' && areNoIds && absent !== undefined) throw new AppError(absent);
  throw invalid(read.error, fields);
}

const isNoId = (issue: ZodIssue, fields: Fields): boolean =>
  issue.code === 'invalid_format' && issue.format === 'uuid' && !isAbsent(issue, fields);

type ZodIssue = z.core.$ZodIssue;

function toIssue(issue: ZodIssue, fields: Fields): InputIssue {
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown };
  return {
    field: fieldName(issue),
    rule: isAbsent(issue, fields) ? 'required' : ruleName(issue),
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  };
}

function fieldName(issue: ZodIssue): string {
  const path = issue.path.map(String).join('.');
  return (path || '(all)').slice(0, 80);
}

/** Refinements of the contracts have a rule name as message (`date-range`); others zod's code. */
function ruleName(issue: ZodIssue): string {
  if (issue.code === 'custom' && /^[a-z][a-z0-9-]*$/.test(issue.message)) return issue.message;
  return issue.code.replaceAll('_', '-');
}

function isAbsent(issue: ZodIssue, fields: Fields): boolean {
  let value: unknown = fields;
  for (const step of issue.path) {
    if (value === null || typeof value !== 'object') return true;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value === undefined;
}

/** What the answer may hold: other fields are dropped, an answer against the contract throws. */
export function readOutput(schema: z.ZodType, output: unknown, path: string): object {
  const read = schema.safeParse(output);
  if (!read.success) {
    const where = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
    throw new Error(`The answer of ${path} breaks its contract: ${where.slice(0, 5).join('; ')}`);
  }
  return read.data as object;
}
