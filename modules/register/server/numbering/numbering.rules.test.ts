import { describe, expect, it } from 'vitest';
import { codedUnit } from './numbering.rules.ts';

const unit = (id: string, letterCode: string | null, isAgency = false) => ({
  ...{ id, name: id, nameEn: '', letterCode, isAgency },
});
const line = [
  unit('group', null),
  unit('division', 'ทส 0102'),
  unit('agency', 'ทส 0100', true),
  unit('ministry', 'ทส'),
];
const set = (unitId: string, codeOwner: 'division' | 'department') => ({ unitId, codeOwner });

describe('[7.03] whose letter code is printed', () => {
  it.each([
    ['the nearest with a code', 'division', [], 'division'],
    ['the agency’s, not the ministry’s', 'department', [], 'agency'],
    ['as the unit itself is set', 'division', [set('group', 'department')], 'agency'],
    ['as a unit above is set', 'department', [set('division', 'division')], 'division'],
    [
      'as the nearest is set',
      'division',
      [set('agency', 'department'), set('group', 'division')],
      'division',
    ],
  ] as const)('is %s', (_name, usual, settings, unitId) => {
    expect(codedUnit(line, settings, usual).unitId).toBe(unitId);
  });

  it('is nobody’s where no unit has one: the owner numbers by itself', () => {
    expect(codedUnit([unit('group', null)], [], 'department')).toEqual({
      unitId: 'group',
      letterCode: '',
    });
  });

  it('is the highest code where the agency has none', () => {
    const bare = [unit('division', 'ทส 0102'), unit('agency', null, true)];
    expect(codedUnit(bare, [], 'department').unitId).toBe('division');
  });
});
