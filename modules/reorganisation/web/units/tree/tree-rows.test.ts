import type { UnitTreeRow } from '@sarn/organisation/contract';
import { describe, expect, it } from 'vitest';
import { branchOf, shownUnits, stepOf } from './tree-rows.ts';

const unit = (id: string, children = 0): UnitTreeRow => ({
  ...{ id, parentId: null, code: id, kind: 'group', nameTh: id, nameEn: '', abbreviation: '' },
  ...{ letterCode: '', validFrom: '2020-01-01', validTo: null, units: 1, people: 0, children },
});
const children = new Map<string, readonly UnitTreeRow[]>([
  ['', [unit('root', 2)]],
  ['root', [unit('a', 1), unit('b')]],
  ['a', [unit('a1')]],
]);
const idsOf = (opened: readonly string[]) =>
  shownUnits(children, new Set(opened)).map(({ unit: { id }, level }) => `${level} ${id}`);

describe('the lines of the tree', () => {
  it('are those of opened units, each with its level', () => {
    expect(idsOf([])).toEqual(['1 root']);
    expect(idsOf(['root'])).toEqual(['1 root', '2 a', '2 b']);
    expect(idsOf(['root', 'a'])).toEqual(['1 root', '2 a', '3 a1', '2 b']);
  });

  it('say what is still loading', () => {
    const [root] = shownUnits(new Map([['', [unit('root', 2)]]]), new Set(['root']));
    expect(root).toMatchObject({ isOpen: true, isLoading: true });
  });

  it('follow the keys of every tree', () => {
    const lines = shownUnits(children, new Set(['root', 'a']));
    const step = (id: string, key: string) => stepOf(lines, id, key);
    expect(step('root', 'ArrowDown')).toEqual({ does: 'go', id: 'a' });
    expect(step('a', 'ArrowLeft')).toEqual({ does: 'fold', id: 'a' });
    expect(step('a1', 'ArrowLeft')).toEqual({ does: 'go', id: 'a' });
    expect(step('b', 'ArrowRight')).toBeNull();
    expect(step('a', 'End')).toEqual({ does: 'go', id: 'b' });
    const folded = shownUnits(children, new Set(['root']));
    expect(stepOf(folded, 'a', 'ArrowRight')).toEqual({ does: 'open', id: 'a' });
  });

  it('know a unit and what is below it', () => {
    const lines = shownUnits(children, new Set(['root', 'a']));
    expect([...branchOf(lines, 'a')]).toEqual(['a', 'a1']);
    expect([...branchOf(lines, 'b')]).toEqual(['b']);
  });
});
