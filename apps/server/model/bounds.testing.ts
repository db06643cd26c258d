import fc from 'fast-check';
import type { Step } from './world.testing.ts';

/** The walks of a usual run; another number walks other ways. */
const usualSeed = 20_261_121;
/** How long a way that failed is made shorter before it is told. */
const shrinkMs = 60_000;

/**
 * Walks until the time is over, at least one. `SARN_MODEL_SEED` (and `SARN_MODEL_PATH`, as a
 * failure prints it) goes the same ways again, `SARN_MODEL_SECONDS` goes on longer.
 *
 * @param usualSeconds how long it takes when nothing is said
 * @param length steps of a walk at most
 */
export async function walkAtRandom(
  usualSeconds: number,
  length: number,
  walk: (all: readonly Step[]) => Promise<void>,
): Promise<void> {
  const { SARN_MODEL_SEED, SARN_MODEL_PATH, SARN_MODEL_SECONDS } = process.env;
  const seed = Number(SARN_MODEL_SEED ?? usualSeed);
  const seconds = Number(SARN_MODEL_SECONDS ?? usualSeconds);
  if (!Number.isInteger(seed) || !(seconds > 0)) {
    throw new Error('SARN_MODEL_SEED is a whole number, SARN_MODEL_SECONDS a number above 0');
  }
  let end = Date.now() + seconds * 1000;
  let walks = 0;
  const timed = async (all: Step[]): Promise<void> => {
    if (walks > 0 && Date.now() > end) return;
    walks += 1;
    try {
      await walk(all);
    } catch (error) {
      end = Math.max(end, Date.now() + shrinkMs);
      throw error;
    }
  };
  console.log(`SARN_MODEL_SEED=${seed}`);
  await fc.assert(fc.asyncProperty(stepsUpTo(length), timed), {
    seed,
    numRuns: Math.ceil(seconds * 5),
    ...(SARN_MODEL_PATH ? { path: SARN_MODEL_PATH } : {}),
  });
  console.log(`${walks} walks`);
}

/** A walk: as many steps as it takes to bring a paper to its end and open it again. */
const stepsUpTo = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      what: fc.nat(99),
      picks: fc.array(fc.nat(997), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: 10, maxLength, size: 'max' },
  );
