import { describe, expect, it } from 'vitest';
import { takeBackCircular, walkCircular } from './harness/circulation-walk.ts';
import { inFullRun } from '@sarn/server/testing';
import { useHarness } from './harness/harness.ts';

// An agency of 3,000 people is in circulation.full.e2e.ts.
const harness = useHarness();
const persons = { registry: 'saraban', clerk: 'clerk.policy', head: 'director' };

describe('[4.07] [4.08] a circular to everybody', () => {
  it('is sent, acknowledged on a phone, reported person by person, and the others reminded', async () => {
    expect(await walkCircular(harness, persons)).toBeGreaterThan(1);
  });

  inFullRun(() => {
    it('sent to the wrong people is taken back before anybody has read it', () =>
      takeBackCircular(harness, persons));
  });
});
