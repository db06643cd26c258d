import type { Handle } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import { askedOnce } from './asked-once.ts';

const h = {} as Handle;

test('each unit and its superiors are read once in an act, and given in the order asked for', async () => {
  const asked: string[] = [];
  const once = askedOnce({
    units: async (_h: Handle, ids: readonly string[]) => {
      asked.push(ids.join());
      return ids.filter((id) => id !== 'none').map((id) => ({ id, name: id }));
    },
    ancestors: async (_h: Handle, unitId: string) => {
      asked.push(`above ${unitId}`);
      return [unitId, 'agency'];
    },
  });
  const idsOf = async (...ids: string[]) => (await once.units(h, ids)).map(({ id }) => id);
  expect(await idsOf()).toEqual([]);
  expect(await idsOf('b', 'none', 'a')).toEqual(['b', 'a']);
  expect(await idsOf('a', 'c', 'b', 'a')).toEqual(['a', 'c', 'b', 'a']);
  expect(await once.ancestors(h, 'a')).toEqual(['a', 'agency']);
  expect(await once.ancestors(h, 'a')).toEqual(['a', 'agency']);
  expect(asked).toEqual(['b,none,a', 'c', 'above a']);
});
