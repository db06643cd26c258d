import type { UnitNode } from '@sarn/organisation/contract';
import { describe, expect, it } from 'vitest';
import { openedAtFirst, shownUnits } from './unit-tree.ts';

const unit = (id: string, parentId: string | null, depth: number, nameTh: string): UnitNode => ({
  id,
  parentId,
  depth,
  nameTh,
  nameEn: `${id} unit`,
  code: id,
  kind: 'division',
  abbreviation: '',
  letterCode: '',
});

const units = [
  unit('a', null, 0, 'สำนักงาน'),
  unit('b', 'a', 1, 'กองคลัง'),
  unit('c', 'b', 2, 'กลุ่มบัญชี ๑'),
  unit('d', 'a', 1, 'กองแผน'),
];
const ids = (opened: Set<string>, text: string) =>
  shownUnits(units, opened, text).map((row) => row.unit.id);

describe('unit tree', () => {
  it('shows the divisions at first and their groups when opened', () => {
    expect(ids(openedAtFirst(units), '')).toEqual(['a', 'b', 'd']);
    expect(ids(new Set(['a', 'b']), '')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds units in closed branches, Thai digits or not, and says where they are', () => {
    expect(shownUnits(units, new Set(), 'บัญชี 1')).toMatchObject([
      { unit: { id: 'c' }, above: 'กองคลัง', hasChildren: false },
    ]);
  });

  it('hides the units below a closed unit even if they are open themselves', () => {
    expect(ids(new Set(['b']), '')).toEqual(['a']);
  });
});
