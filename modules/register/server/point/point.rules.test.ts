import { describe, expect, it } from 'vitest';
import type { PointUnit } from './point.rules.ts';
import {
  faultsOf,
  isInRing,
  pointsAbove,
  receivingUnit,
  structureOf,
  usualLevel,
  wayTo,
} from './point.rules.ts';

const unit = (id: string, parentId: string | null, change: Partial<PointUnit> = {}): PointUnit => ({
  ...{ id, parentId, kind: 'division', isPoint: false, isSet: false, level: null },
  ...{ throughId: null, ...change },
});
const point = { isPoint: true } as const;
const set = { isPoint: true, isSet: true } as const;

/** An agency with two divisions that are points, and a group in one of them. */
const usual = [
  unit('agency', null, point),
  unit('policy', 'agency', point),
  unit('plan', 'policy', { kind: 'group' }),
  unit('legal', 'agency', point),
];
const changed = (changes: Readonly<Record<string, Partial<PointUnit>>>) =>
  usual.map((one) => ({ ...one, ...changes[one.id] }));
const sound = {
  ...{ hasClerk: () => true, hasHead: () => true },
  ...{ registerOf: () => null, lostShares: () => [] },
};

describe('which point receives for a unit', () => {
  it('is the nearest above as long as the agency set nothing', () => {
    const { pointsOf } = structureOf(usual, []);
    expect(Object.fromEntries(pointsOf)).toEqual({
      ...{ agency: ['agency'], policy: ['policy'], plan: ['policy'], legal: ['legal'] },
    });
  });

  it('is the one that names the unit, wherever it is', () => {
    const structure = structureOf(usual, [{ pointId: 'legal', unitId: 'plan' }]);
    expect(receivingUnit(structure, 'plan', 'agency')).toBe('legal');
  });

  it('is none below a point for which the agency set other units', () => {
    const structure = structureOf(changed({ policy: set }), []);
    expect(structure.pointsOf.get('plan')).toEqual([]);
    expect(receivingUnit(structure, 'plan', 'agency')).toBe('plan');
  });
});

describe('where a document waits', () => {
  const through = structureOf(changed({ policy: { ...set, throughId: 'agency' } }), [
    { pointId: 'policy', unitId: 'plan' },
  ]);

  it('is the point through which the unit receives, and then the next towards the unit', () => {
    expect(receivingUnit(through, 'plan', 'legal')).toBe('agency');
    expect(receivingUnit(through, 'plan', 'agency')).toBe('policy');
    expect(receivingUnit(through, 'plan', 'policy')).toBe('plan');
    expect(receivingUnit(through, 'policy', 'policy')).toBe('policy');
  });

  it('is not a point that has ended', () => {
    const ended = structureOf(
      changed({ policy: { ...set, throughId: 'legal' }, legal: { isPoint: false, isSet: true } }),
      [],
    );
    expect(wayTo(ended, 'policy')).toEqual(['policy']);
  });

  it('ends in a ring, which is found', () => {
    const ring = structureOf(
      changed({ policy: { ...set, throughId: 'legal' }, legal: { ...set, throughId: 'policy' } }),
      [],
    );
    expect(wayTo(ring, 'policy')).toEqual(['policy', 'legal']);
    expect(isInRing(ring, 'policy')).toBe(true);
    expect(isInRing(ring, 'agency')).toBe(false);
  });
});

describe('what is wrong', () => {
  const kinds = (faults: ReturnType<typeof faultsOf>) =>
    faults.map(({ kind, unitId, pointId }) => [kind, unitId, pointId]);

  it('is nothing where each unit has one point with a clerk and a head', () => {
    expect(faultsOf(structureOf(usual, []), sound)).toEqual([]);
  });

  it('is a unit without a point or with two', () => {
    const structure = structureOf(changed({ policy: set }), [
      { pointId: 'agency', unitId: 'legal' },
    ]);
    expect(kinds(faultsOf(structure, sound))).toEqual([
      ['unit-without', 'plan', 'policy'],
      ['unit-twice', 'legal', 'agency'],
    ]);
  });

  it('is a ring, and a point without clerk or head', () => {
    const rows = changed({
      policy: { throughId: 'legal' },
      legal: { throughId: 'policy' },
    });
    const facts = {
      ...sound,
      hasClerk: (id: string) => id !== 'legal',
      hasHead: (id: string) => id !== 'agency',
    };
    expect(kinds(faultsOf(structureOf(rows, []), facts))).toEqual([
      ['no-head', 'agency', 'agency'],
      ['ring', 'policy', 'policy'],
      ['ring', 'legal', 'legal'],
      ['no-clerk', 'legal', 'legal'],
    ]);
  });

  it('is a register for receiving that a unit keeps besides its point, and no other register', () => {
    const registers: Readonly<Record<string, readonly string[]>> = {
      policy: ['receive', 'memo'],
      plan: ['receive', 'memo'],
      legal: ['receive'],
    };
    const registerOf = (id: string, kind: string) => (registers[id]?.includes(kind) ? id : null);
    expect(faultsOf(structureOf(usual, []), { ...sound, registerOf })).toEqual([
      { kind: 'register-twice', unitId: 'plan', pointId: 'policy', others: ['receive'] },
    ]);
    const shared = { ...sound, registerOf: () => 'policy' };
    expect(faultsOf(structureOf(usual, []), shared)).toEqual([]);
  });

  it('is a shared register that is there no more', () => {
    const lostShares = (id: string) => (id === 'legal' ? ['agency'] : []);
    expect(faultsOf(structureOf(usual, []), { ...sound, lostShares })).toEqual([
      { kind: 'share-lost', unitId: 'legal', pointId: 'legal', others: ['agency'] },
    ]);
  });
});

it('a point shares with those above its unit and with those through which it receives', () => {
  const structure = structureOf(
    changed({ policy: { throughId: 'legal' }, plan: { isPoint: true } }),
    [],
  );
  expect(pointsAbove(structure, 'plan')).toEqual(['policy', 'agency']);
  expect(pointsAbove(structure, 'policy')).toEqual(['legal', 'agency']);
  expect(pointsAbove(structure, 'agency')).toEqual([]);
});

it('the level that nobody set goes by place and kind', () => {
  expect(usualLevel({ parentId: null, kind: 'agency' })).toBe('central');
  expect(usualLevel({ parentId: 'ministry', kind: 'agency' })).toBe('department');
  expect(usualLevel({ parentId: 'agency', kind: 'division' })).toBe('division');
  expect(usualLevel({ parentId: 'policy', kind: 'group' })).toBe('section');
});
