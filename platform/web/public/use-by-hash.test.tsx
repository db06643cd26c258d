import { screen, show, waitFor } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import { useByHash } from './use-by-hash.ts';

const asked = new Map<string, (answer: string) => void>();
const ask = (hash: string) =>
  new Promise<string>((resolve) => {
    asked.set(hash, resolve);
  });

const seen: (string | null)[] = [];
function Page() {
  const { shown } = useByHash(ask);
  seen.push(shown);
  return <p>{shown ?? 'waiting'}</p>;
}

afterEach(() => {
  location.hash = '';
});

test('a late answer to an earlier address is never shown at the next one', async () => {
  location.hash = 'first';
  await show(<Page />);
  await waitFor(() => expect(asked.has('first')).toBe(true));
  location.hash = 'second';
  await waitFor(() => expect(asked.has('second')).toBe(true));
  asked.get('second')?.('of the second');
  expect(await screen.findByText('of the second')).toBeDefined();
  asked.get('first')?.('of the first');
  // Whatever the late answer does is done when the next one is shown.
  await waitFor(() => expect(seen.at(-1)).toBe('of the second'));
  location.hash = 'third';
  await waitFor(() => expect(asked.has('third')).toBe(true));
  asked.get('third')?.('of the third');
  expect(await screen.findByText('of the third')).toBeDefined();
  expect(seen).not.toContain('of the first');
});
