import type { Flow, Line } from './flow.ts';
import { lexiconWith } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { setFlow } from './set-flow.ts';

/** What JSON can hold, with the chosen lines of each paragraph. */
type Chosen = string | number | boolean | null | readonly Line[] | readonly Chosen[] | ChosenFields;
interface ChosenFields {
  readonly [name: string]: Chosen;
}

/**
 * Replaces each paragraph (`Flow`) in the data of a template by its lines.
 *
 * @param data what JSON can hold, at the top an object
 * @param keepWhole names of persons, units and places of this document
 */
export function chooseAll(data: object, keepWhole: readonly string[]): Chosen {
  return withLines(data, lexiconWith(keepWhole));
}

const isFlow = (value: object): value is Flow => 'kind' in value && value.kind === 'flow';

function withLines(value: unknown, lexicon: Lexicon): Chosen {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (isFlow(value)) return setFlow(value, lexicon);
  if (Array.isArray(value)) return value.map((one) => withLines(one, lexicon));
  const fields: (readonly [string, unknown])[] = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, withLines(field, lexicon)]));
}
