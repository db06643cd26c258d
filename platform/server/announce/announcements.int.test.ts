import { withTestDatabase } from '@sarn/testing';
import { startDatabaseNetworkStandIn } from '@sarn/testing/stand-ins';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createAnnouncements } from './announcements.ts';

const database = withTestDatabase();
const topic = 'sample.changed';

test('a long outage is tried through one connection at a time, and what was missed is told after it', async () => {
  const network = await startDatabaseNetworkStandIn(database.url);
  const hears = createAnnouncements(network.url, createLog('silent'));
  onTestFinished(async () => {
    await hears.stop();
    await network.close();
  });
  let told = 0;
  hears.onAnnounced(topic, () => void (told += 1));
  await hears.start();
  network.cut();
  await expect.poll(() => network.refused().count).toBeGreaterThanOrEqual(4);
  expect(network.refused().mostAtOnce).toBe(1);
  expect(hears.isHearing()).toBe(false);
  told = 0;
  network.mend();
  await expect.poll(() => hears.isHearing()).toBe(true);
  expect(told).toBe(1);

  await database.db.transaction((tx) => hears.announce(tx, topic));
  await expect.poll(() => told).toBe(2);
});
