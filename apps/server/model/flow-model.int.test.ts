import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rotation, isFullRun, accounts, openTestInstance } from '../testing.ts';
import type { TestInstance } from '../testing.ts';
import { walkAtRandom } from './bounds.testing.ts';
import {
  Histories,
  expectHeld,
  expectNumbersOnce,
  expectOffers,
  expectQueues,
  expectStates,
  expectTrail,
} from './invariants.testing.ts';
import type { ModelDocument } from './document-model.testing.ts';
import { World } from './world.testing.ts';
import type { Step } from './world.testing.ts';

let instance: TestInstance;
let world: World;
const rotation = new Rotation();
beforeAll(async () => {
  instance = await openTestInstance();
  world = new World(instance);
  for (const account of accounts) await instance.token(account);
});
afterAll(() => instance.close());

/** Everything that must be true after every step. */
async function expectSound(
  histories: Histories,
  document: ModelDocument,
  step: Step,
): Promise<void> {
  expectHeld(document);
  await expectStates(world, document);
  // Everybody to whom an act is offered, and some of the others.
  await expectOffers(world, document, (offered) => rotation.take(accounts, 2, offered));
  await histories.expectGrown(document);
  // The queues of one person after each step, those of everybody at the end of the walk.
  const at = step.picks.reduce((sum, one) => sum + one, 0);
  await expectQueues(
    world,
    (isFullRun ? [0, 5] : [0]).map((more) => accounts[(at + more) % accounts.length] ?? ''),
  );
}

async function walk(all: readonly Step[]): Promise<void> {
  world.begin();
  const histories = new Histories(instance);
  try {
    for (const step of all) {
      const document = await world.step(step);
      if (document) await expectSound(histories, document, step);
    }
    await expectQueues(world, accounts);
    await expectNumbersOnce(instance);
    await expectTrail(instance);
  } catch (error) {
    throw new Error(`after: ${world.log.join('; ')}`, { cause: error });
  }
}

describe('[4.01] [3.05] random people in random walks', () => {
  it(
    'lose no document, no number and no line, and get nothing that is not for them',
    async () => {
      await walkAtRandom(isFullRun ? 12 : 8, 45, walk);
      const rows = [...world.walked.values()].reduce((sum, times) => sum + times, 0);
      console.log(`model: ${rows} acts, ${world.walked.size} different ones`);
      expect(world.walked.size).toBeGreaterThan(5);
    },
    15 * 60_000,
  );

  it('the history cannot be changed, whoever tries', async () => {
    for (const change of ["update document_event set note = 'x'", 'delete from document_event']) {
      await expect(instance.app.db.query(change)).rejects.toThrow(/append-only/);
    }
  });
});
