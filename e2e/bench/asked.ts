import { parseArgs } from 'node:util';
import { callGroups } from './scale/calls.ts';
import type { CallGroup } from './scale/calls.ts';

/** The parts of the measurement, in the order in which they are made. */
export const partNames = [
  'start',
  'numbers',
  'todo',
  'web',
  'lighthouse',
  'fanout',
  'secret',
  'import',
  'settings',
  'paper',
  'breaks',
  'scan',
  'sign',
  'people',
  'scale',
] as const;
export type PartName = (typeof partNames)[number];

/** Made with another part where everything is measured. */
const withAnother: readonly PartName[] = ['lighthouse', 'breaks', 'scan', 'people'];

const kindsOfComparison = ['acts', 'events', 'reads'];

/** What was asked for on the command line. */
export interface Asked {
  readonly parts: readonly PartName[];
  readonly sizes: readonly number[];
  readonly groups: readonly CallGroup[];
  /** Folder of the other version, for a comparison. */
  readonly against: string | undefined;
  readonly kinds: readonly string[];
  /** Tells which audits of Lighthouse cost points. */
  readonly isExplained: boolean;
}

/**
 * Reads the command line.
 *
 * @throws Error for a word that names nothing: measuring everything instead takes hours
 */
export function readAsked(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' }, explain: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const known: readonly string[] = [...partNames, ...callGroups, ...kindsOfComparison];
  const unknown = positionals.filter((word) => !known.includes(word) && !isSize(word));
  if (unknown.length > 0) {
    throw new Error(`Nothing is called ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  }
  const parts = partNames.filter((name) => positionals.includes(name));
  const sizes = positionals.filter(isSize).map(Number);
  return {
    parts: parts.length > 0 ? parts : partNames.filter((name) => !withAnother.includes(name)),
    sizes: sizes.length > 0 ? sizes : [100_000, 1_000_000],
    groups: callGroups.filter((group) => positionals.includes(group)),
    against: values.against,
    kinds: positionals.filter((word) => kindsOfComparison.includes(word)),
    isExplained: values.explain,
  };
}

const isSize = (word: string) => /^\d+$/.test(word);
