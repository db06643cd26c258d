import fc from 'fast-check';
import type { Step } from './world.testing.ts';

/** The number of walks of a usual run. */
const usualSeed = 20_261_121;
/** For how long a failed walk is shortened before it is reported. */
const shrinkMs = 60_000;

/**
 * Runs that many walks, the same ones on every computer. `SARN_MODEL_SEED` (and
 * `SARN_MODEL_PATH`, as a failure prints it) choose others, `SARN_MODEL_SECONDS` sets a time
 * instead.
 *
 * @param usual number of walks when nothing is set
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
      // Set at the first failure: a shorter walk that fails too must not start the time anew.
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

/** Steps of a walk: as many as bring a document to its end and open it again. */
const stepsUpTo = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      what: fc.nat(99),
      picks: fc.array(fc.nat(997), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: 10, maxLength, size: 'max' },
  );
