import { expect, it } from 'vitest';
import type { Deployment } from '../contract/index.ts';
import { deploymentSample } from './deployment.testing.ts';
import { toPublicDeployment } from './deployment.views.ts';

const shown = (flags: Partial<Deployment['flags']>) =>
  toPublicDeployment(
    { ...deploymentSample, flags: { ...deploymentSample.flags, ...flags } },
    { isTestSystem: false },
  );

it('[16.08] both readings of the idle time: thirty minutes and five seconds, or thirty minutes', () => {
  const half = { idleMs: 1_800_000 };
  expect(shown({ idleCountdown: true })).toMatchObject({ ...half, idleCountdownMs: 5_000 });
  expect(shown({ idleCountdown: false })).toMatchObject({ ...half, idleCountdownMs: 0 });
});
