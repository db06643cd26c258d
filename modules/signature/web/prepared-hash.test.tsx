import { ids } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  askedOf,
  backToRealTime,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { prepareSigning, signDigitally, stillPrepared } from '@sarn/signature/contract';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreparedHash } from './PreparedHash.tsx';
import { sendSigned } from './signature.client.ts';

const path = { documentId: ids.document };
const asked = {
  ...{ documentId: ids.document, on: 'document' as const, targetId: ids.document, act: 'sign' },
  form: { note: '' },
};
const until = '2026-11-27T03:05:00Z';
const numbered = (number: string) => ({ number, numbers: `sealed ${number}` });
const preparing = `POST ${prepareSigning.path.replace(':documentId', ids.document)}`;

afterEach(backToRealTime);

const told: (string | undefined)[] = [];
function Form() {
  const [prepared, setPrepared] = useState<string>();
  told.push(prepared);
  return <PreparedHash asked={asked} told={prepared} onPrepared={setPrepared} />;
}

test('[6.07] the hash of what will be signed stands in the form before the secret, in groups', async () => {
  const sha256 = 'ab12'.repeat(16);
  const calls = answerCalls(
    answering(
      prepareSigning,
      { prepared: 'sealed', sha256, until, ...numbered('กค 0102/7') },
      path,
    ),
  );
  await show(<Form />);
  expect(await screen.findByText(/^ab12 ab12/)).toBeDefined();
  expect(screen.getByText(/ของไฟล์ที่จะลงนาม/)).toBeDefined();
  await waitFor(() => expect(told.at(-1)).toBe('sealed'));
  expect(askedOf(prepareSigning, calls)).toMatchObject([{ act: 'sign', targetId: ids.document }]);
});

test('[6.07] without a hash the form says why, sends nothing prepared, and tries again when it is asked to', async () => {
  let isRefused = true;
  answerCalls({
    [preparing]: () =>
      isRefused
        ? refusal('signature.other', [], 'ยังไม่มีตรา')
        : { prepared: 'sealed', until, sha256: 'ab12'.repeat(16), ...numbered('7') },
  });
  const user = await show(<Form />);
  expect(await screen.findByText(/ของไฟล์ที่จะลงนามไม่ได้ จึงยังลงนามไม่ได้: ยังไม่มีตรา/)).toBeDefined();
  expect(told.at(-1)).toBeUndefined();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText(/^ab12 /)).toBeDefined();
  await waitFor(() => expect(told.at(-1)).toBe('sealed'));
});

test('[6.07] where the signature is refused, the file is prepared again, and another hash is told', async () => {
  const hashes = ['ab12', 'cd34'].map((part) => part.repeat(16));
  const calls = answerCalls({
    [preparing]: () => ({
      ...{
        prepared: `sealed ${hashes.length}`,
        until,
        ...numbered(`กค 0102/${9 - hashes.length}`),
      },
      sha256: hashes.shift() ?? '',
    }),
    [`POST ${signDigitally.path.replace(':documentId', ids.document)}`]: () =>
      refusal('signature.prepared-anew'),
  });
  await show(<Form />);
  expect(await screen.findByText(/^ab12 /)).toBeDefined();
  const by = { code: '', attemptId: ids.document, prepared: 'sealed 2' };
  await expect(
    sendSigned({ ...asked, asked: 'sign', form: { password: 'x', note: '' } }, by),
  ).rejects.toThrow();
  expect(await screen.findByText(/^cd34 /)).toBeDefined();
  expect(
    screen.getByText(/^เลขที่ กค 0102\/7 ออกให้เรื่องอื่นแล้ว ไฟล์นี้จึงเป็นเลขที่ กค 0102\/8/),
  ).toBeDefined();
  expect(askedOf(signDigitally, calls)).toMatchObject([{ prepared: 'sealed 2' }]);
  // The earlier one is sent along, so that the same file would have the same hash.
  expect(askedOf(prepareSigning, calls).map(({ earlier }) => earlier)).toEqual([
    undefined,
    'sealed 2',
  ]);
});

test('[6.07] when somebody else takes the number, the form says which one the file has now, before it is sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const made = ['ab12', 'cd34', 'ef56'];
  let isCurrent = true;
  const calls = answerCalls({
    [preparing]: () => {
      const [part = ''] = made.splice(0, 1);
      const number = `กค 0102/${9 - made.length}`;
      return { prepared: part, until, sha256: part.repeat(16), ...numbered(number) };
    },
    [`POST ${stillPrepared.path}`]: () => ({ isCurrent }),
  });
  await show(<Form />);
  expect(await screen.findByText(/^ab12 /)).toBeDefined();
  await vi.advanceTimersByTimeAsync(5100);
  // Nothing changed, and nothing was made once more.
  expect(askedOf(stillPrepared, calls)).toMatchObject([{ numbers: 'sealed กค 0102/7' }]);
  expect(askedOf(prepareSigning, calls)).toHaveLength(1);
  isCurrent = false;
  await vi.advanceTimersByTimeAsync(5100);
  expect(await screen.findByText(/^cd34 /)).toBeDefined();
  expect(screen.getByText(/^เลขที่ กค 0102\/7 ออกให้เรื่องอื่นแล้ว/)).toBeDefined();
  await waitFor(() => expect(told.at(-1)).toBe('cd34'));
});

test('[6.07] while a signature is being sent, the number that it takes itself prepares nothing anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const calls = answerCalls({
    [preparing]: () => ({ prepared: 'sealed', until, sha256: 'ab12'.repeat(16), ...numbered('7') }),
    [`POST ${stillPrepared.path}`]: () => ({ isCurrent: false }),
    [`POST ${signDigitally.path.replace(':documentId', ids.document)}`]: async () => {
      await isOver;
      return { documentId: ids.document, number: 'กค 0102/7' };
    },
  });
  await show(<Form />);
  expect(await screen.findByText(/^ab12 /)).toBeDefined();
  const sent = sendSigned(
    { ...asked, asked: 'sign', form: { password: 'x', note: '' } },
    { code: '', attemptId: ids.document, prepared: 'sealed' },
  );
  await vi.advanceTimersByTimeAsync(5100);
  expect(askedOf(stillPrepared, calls)).toHaveLength(1);
  end();
  await sent;
  expect(askedOf(prepareSigning, calls)).toHaveLength(1);
});
