import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('jobs that ask something outside hold no transaction meanwhile', () => {
  const outside = app.platform.jobs.definitions().filter((job) => !('handler' in job));
  // `exchange.gateway-pull` is there only where a gateway is set up.
  expect(outside.map(({ name }) => name).toSorted()).toEqual([
    'exchange.deliver',
    'exchange.pull',
    'file.read-text',
    'notification.deliver',
    'notification.line-reply',
    'personnel.directory',
    'platform.mail',
    'printed-document.keep',
    'registry.dispatch-mail',
    'registry.import',
    'webhook.deliver',
  ]);
});
