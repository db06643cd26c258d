import { expect, it } from 'vitest';
import { keepById } from './kept-by-id.ts';

/** Names that are kept, with each reading of them noted; a reading ends when the test says so. */
function sample(most?: number) {
  const state = { isHearing: true, announced: () => {} };
  const names = new Map([
    ['a', 'first'],
    ['b', 'second'],
  ]);
  const asked: string[][] = [];
  const waiting: (() => void)[] = [];
  const kept = keepById(
    {
      isHearing: () => state.isHearing,
      onAnnounced: (_topic, listener) => void (state.announced = listener),
    },
    'names',
    async (keys) => {
      asked.push([...keys]);
      const found = new Map([...names].filter(([key]) => keys.includes(key)));
      await new Promise<void>((end) => waiting.push(end));
      return found;
    },
    most,
  );
  const read = async (...keys: string[]) => {
    const reading = kept.read(keys);
    waiting.shift()?.();
    return Object.fromEntries(await reading);
  };
  return { kept, state, names, asked, waiting, read };
}

it('each key is read once, also one without a row', async () => {
  const { read, asked } = sample();
  expect(await read('a', 'none', 'a')).toEqual({ a: 'first' });
  expect(await read('a', 'none', 'b')).toEqual({ a: 'first', b: 'second' });
  expect(await read('b', 'a', 'none')).toEqual({ a: 'first', b: 'second' });
  expect(asked).toEqual([['a', 'none'], ['b']]);
});

it('a change that is announced is seen at the next reading', async () => {
  const { read, names, state } = sample();
  await read('a');
  names.set('a', 'changed');
  expect(await read('a')).toEqual({ a: 'first' });
  state.announced();
  expect(await read('a')).toEqual({ a: 'changed' });
});

it('what was being read while a change was announced is not kept', async () => {
  const { kept, read, names, state, waiting } = sample();
  const reading = kept.read(['a']);
  names.set('a', 'changed');
  state.announced();
  waiting.shift()?.();
  await reading;
  expect(await read('a')).toEqual({ a: 'changed' });
});

it('while changes of others are not heard everything is read anew', async () => {
  const { read, names, state, asked } = sample();
  await read('a');
  state.isHearing = false;
  names.set('a', 'changed');
  expect(await read('a')).toEqual({ a: 'changed' });
  expect(await read('a')).toEqual({ a: 'changed' });
  expect(asked).toHaveLength(3);
});

it('more keys than are kept begin anew', async () => {
  const { read, asked } = sample(2);
  await read('a', 'b');
  await read('c');
  await read('a');
  expect(asked).toEqual([['a', 'b'], ['c'], ['a']]);
});
