import type { Finding } from '../finding.ts';
import type { Repository } from '../repository.ts';
import { lineFinder } from '../source.ts';

interface Habit {
  readonly found: RegExp;
  /** The one file that may: it repeats the check until it is true. */
  readonly helper?: string;
  readonly message: string;
}

/** Checks of one moment, by which a journey passes or fails at random. */
const HABITS: readonly Habit[] = [
  {
    found: /\.first\(\)/g,
    helper: 'e2e/harness/several.ts',
    message:
      '.first() takes whatever stands first at that moment – narrow the look-up to its region or role; where the order is meant, use firstOf or some',
  },
  {
    found: /\.count\(\)/g,
    helper: 'e2e/harness/look.ts',
    message: '.count() is read once, in the middle of the drawing – use toCount or toBeGone',
  },
  {
    found: /\bnetworkidle\b/g,
    message:
      'networkidle waits for half a second of silence, and not for the page – wait for its heading, or callsEnded',
  },
];

/** What journeys must not use to check a page. */
export function checkJourneys(repository: Repository): Finding[] {
  return repository.files
    .filter(({ path }) => path.startsWith('e2e/') || /^modules\/[^/]+\/e2e\//.test(path))
    .flatMap(({ path, code }) => {
      const lineAt = lineFinder(code);
      return HABITS.filter(({ helper }) => helper !== path).flatMap(({ found, message }) =>
        [...code.matchAll(found)].map(({ index }) => ({
          file: path,
          line: lineAt(index),
          rule: 'journey' as const,
          message,
        })),
      );
    });
}
