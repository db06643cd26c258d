import { expect, it } from 'vitest';
import { listDeployments } from './config-deployments.ts';
import { ConfigError } from './config-error.ts';
import { deploymentNamed } from './deployment-list.ts';
import { cardsOf, queuesOf } from './deployment-queues.ts';

it('[3.01] the queues of every deployment are known, and a wrong one names its file', () => {
  for (const name of listDeployments()) {
    expect(queuesOf(deploymentNamed(name)).length, name).toBe(12);
  }
  const wrong = { ...deploymentNamed('kru'), todoQueues: { order: ['inbox'] } };
  expect(() => queuesOf(wrong)).toThrow(ConfigError);
  expect(() => queuesOf(wrong)).toThrow(/^Deployment kru: "inbox" is no queue/);
});

it('[3.01] cards are in the order of the deployment, with its titles', () => {
  const own = { order: ['sign'], change: { sign: { th: 'รอท่านลงนาม' } } };
  const cards = cardsOf(queuesOf({ ...deploymentNamed('kru'), todoQueues: own }));
  expect(Object.keys(cards)[0]).toBe('sign');
  expect(cards['sign']).toMatchObject({ th: 'รอท่านลงนาม', icon: 'pen-line' });
});

it('[3.01] a change of the queues or of what is hidden is seen at the next call', () => {
  const before = deploymentNamed('kru');
  expect(queuesOf(before)).toBe(queuesOf({ ...before }));
  const renamed = { ...before, todoQueues: { change: { sign: { th: 'รอท่านลงนาม' } } } };
  expect(queuesOf(renamed).find(({ code }) => code === 'sign')?.th).toBe('รอท่านลงนาม');
  const hidden = queuesOf({ ...before, hiddenTodoCodes: ['sign'] });
  expect(hidden.find(({ code }) => code === 'sign')?.isHidden).toBe(true);
  expect(queuesOf(before).find(({ code }) => code === 'sign')).toMatchObject({ isHidden: false });
});
