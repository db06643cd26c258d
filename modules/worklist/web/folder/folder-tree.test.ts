import type { Folder } from '@sarn/worklist/contract';
import { expect, it } from 'vitest';
import { groupsOf, pathOf } from './folder-tree.ts';

const folder = (id: string, name: string, more: Partial<Folder> = {}): Folder => ({
  id,
  name,
  parentId: null,
  unit: null,
  count: 0,
  mayKeep: true,
  ...more,
});
const unit = { id: 'u', name: 'กองนโยบาย' };

it('[4.02] puts folders below their owner and their parent, in the order of the dictionary', () => {
  const all = [
    folder('3', 'เก่า'),
    folder('1', 'กลาง'),
    folder('4', 'ประชุม', { parentId: '1' }),
    folder('2', 'ของกอง', { unit }),
    folder('5', 'การเงิน', { parentId: '1' }),
  ];
  const groups = groupsOf(all);
  expect(groups.map((group) => group.unit?.name ?? null)).toEqual([null, 'กองนโยบาย']);
  expect(groups[0]?.folders.map(({ name }) => name)).toEqual(['กลาง', 'การเงิน', 'ประชุม', 'เก่า']);
  expect(pathOf(all[2] ?? folder('', ''), all)).toBe('กลาง / ประชุม');
});
