import { describe, expect, it } from 'vitest';
import { isSharedInRing, sharedWith } from './share.rules.ts';
import type { Share } from './share.rules.ts';

const share = (unitId: string, withId: string | null, fromYear = 2569): Share => ({
  ...{ unitId, withId, fromYear, kind: 'outgoing' },
});
const at = (unitId: string) => ({ unitId, kind: 'outgoing' }) as const;

describe('with whom a register is shared', () => {
  const shares = [share('plan', 'policy', 2569), share('plan', null, 2571)];

  it('is what was set for the year or the newest year before it', () => {
    expect([2568, 2569, 2570, 2571].map((year) => sharedWith(shares, at('plan'), year))).toEqual([
      ...[null, 'policy', 'policy', null],
    ]);
  });

  it('is asked for each kind', () => {
    expect(sharedWith(shares, { unitId: 'plan', kind: 'memo' }, 2569)).toBeNull();
  });
});

describe('a ring', () => {
  const ring = [share('plan', 'policy'), share('policy', 'agency'), share('agency', 'plan', 2570)];

  it('is one from the year in which it closes', () => {
    expect(isSharedInRing(ring, at('policy'), 2569)).toBe(false);
    expect(isSharedInRing(ring, at('policy'), 2570)).toBe(true);
  });

  it('is not that of a unit which only leads into it', () => {
    expect(isSharedInRing([...ring, share('team', 'plan')], at('team'), 2570)).toBe(false);
  });
});
