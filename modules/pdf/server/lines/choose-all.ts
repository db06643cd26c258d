import type { Typeface } from '../typeface/typeface.ts';
import { measuredIn } from './faces.ts';
import type { Flow, Line } from './flow.ts';
import { lexiconWith } from './lexicon.ts';
import { firstWords } from './first-words.ts';
import { knownLines } from './known-lines.ts';
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
 * @param typeface in which it is set; by itself in the delivered one
 * @param shown the text of a run as the template gets it
 */
export function chooseAll(
  data: object,
  keepWhole: readonly string[],
  typeface?: Typeface,
  shown: (text: string) => string = (text) => text,
): Chosen {
  const lexicon = lexiconWith(keepWhole);
  const decides = `${typeface?.id ?? ''} ${keepWhole.join(' ')}`;
  const linesOf = (flow: Flow) => knownLines(flow, decides, (one) => setFlow(one, lexicon));
  const isTold = 'hasCatchword' in data && data.hasCatchword === true;
  const told = (flow: Flow) => (isTold ? linesOf(flow).map(toldLine) : linesOf(flow));
  const shownLine = (line: Line): Line => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, text: shown(run.text) })),
  });
  return measuredIn(typeface, () => withLines(data, (flow) => told(flow).map(shownLine)));
}

/** With the words that stand at the foot of the page before, should this line be the first of its page. */
const toldLine = (line: Line): Line => ({
  ...line,
  begins: firstWords(line.runs.map(({ text }) => text).join('')),
});

const isFlow = (value: object): value is Flow => 'kind' in value && value.kind === 'flow';

function withLines(value: unknown, choose: (flow: Flow) => readonly Line[]): Chosen {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (isFlow(value)) return choose(value);
  if (Array.isArray(value)) return value.map((one) => withLines(one, choose));
  const fields: (readonly [string, unknown])[] = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, withLines(field, choose)]));
}
