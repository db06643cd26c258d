import { AppError, isPlainValue } from '@sarn/kernel';

/** Fields of a call as they were sent, before the contract has checked them. */
export type Fields = Record<string, unknown>;

/** Most bytes of all fields of one call together. */
export const maxFieldBytes = 1_000_000;
const maxPairs = 5_000;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function malformed(): AppError {
  return new AppError('platform.malformed-request');
}

/** @throws AppError 'platform.malformed-request' when the bytes are no valid UTF-8 */
export function decodeText(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw malformed();
  }
}

/**
 * Reads `a=1&b[]=2&b[]=3` into `{ a: '1', b: ['2', '3'] }`; repeated names become lists too.
 *
 * @throws AppError 'platform.malformed-request' on a broken escape or broken UTF-8
 */
export function parseForm(text: string): Fields {
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > maxPairs) throw malformed();
  const fields: Fields = Object.create(null) as Fields;
  for (const pair of pairs) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = unescape(cut < 0 ? pair : pair.slice(0, cut));
    addField(fields, name, unescape(cut < 0 ? '' : pair.slice(cut + 1)));
  }
  return checkFields(fields);
}

function unescape(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed();
  }
}

/** Adds one value under its name; `NAME[]` always makes a list. */
export function addField(fields: Fields, name: string, value: unknown): void {
  const isList = name.endsWith('[]');
  const key = isList ? name.slice(0, -2) : name;
  const known = fields[key];
  if (Array.isArray(known)) known.push(value);
  else if (known !== undefined) fields[key] = [known, value];
  else fields[key] = isList ? [value] : value;
}

/** @throws AppError 'platform.malformed-request' unless the text is a JSON object */
export function parseJson(text: string): Fields {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw malformed();
  return checkFields(value as Fields);
}

/** @throws AppError 'platform.malformed-request' when a field holds what no field may hold */
export function checkFields(fields: Fields): Fields {
  if (!isPlainValue(fields)) throw malformed();
  return fields;
}
