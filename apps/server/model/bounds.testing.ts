import fc from 'fast-check';
import type { Step } from './world.testing.ts';

/** The walks of a usual run; another number walks other ways. */
const usualSeed = 20_261_121;
/** How long a way that failed is made shorter before it is told. */
const shrinkMs = 60_000;

/**
 * Walks so many ways, the same ones on a fast and on a slow machine. `SARN_MODEL_SEED` (and
 * `SARN_MODEL_PATH`, as a failure prints it) goes others, `SARN_MODEL_SECONDS` goes on for so long.
 *
 * @param usual ways walked when nothing is said
 * @param length steps of a walk at most
 */
export async function walkAtRandom(
  usual: number,
  length: number,
  walk: (all: readonly Step[]) => Promise<void>,
): Promise<void> {
  const { SARN_MODEL_SEED, SARN_MODEL_PATH, SARN_MODEL_SECONDS } = process.env;
  const seed = Number(SARN_MODEL_SEED ?? usualSeed);
  const seconds = Number(SARN_MODEL_SECONDS ?? 0);
  if (!Number.isInteger(seed) || !(seconds >= 0)) {
    throw new Error('SARN_MODEL_SEED is a whole number, SARN_MODEL_SECONDS a number from 0');
  }
  let end = seconds > 0 ? Date.now() + seconds * 1000 : Infinity;
  let walks = 0;
  let hasFailed = false;
  const timed = async (all: Step[]): Promise<void> => {
    if (walks > 0 && Date.now() > end) return;
    walks += 1;
    try {
      await walk(all);
    } catch (error) {
      // From the first failure on: every shorter way that fails too must not begin the time anew.
      if (!hasFailed) end = Date.now() + shrinkMs;
      hasFailed = true;
      throw error;
    }
  };
  console.log(`SARN_MODEL_SEED=${seed}`);
  await fc.assert(fc.asyncProperty(stepsUpTo(length), timed), {
    seed,
    numRuns: seconds > 0 ? Math.ceil(seconds * 5) : usual,
    ...(SARN_MODEL_PATH ? { path: SARN_MODEL_PATH } : {}),
  });
  console.log(`${walks} walks`);
}

/** A walk: as many steps as it takes to bring a document to its end and open it again. */
const stepsUpTo = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      what: fc.nat(99),
      picks: fc.array(fc.nat(997), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: 10, maxLength, size: 'max' },
  );
