import { startLine, tryLine } from '@sarn/platform-web';
import { answerCalls, leavePage, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import type { AskPart, PrintedPart } from './join-parts.ts';
import { MakingFile } from './MakingFile.tsx';
import { partFile } from './part-file.testing.ts';
import { useMadeFile } from './use-made-file.ts';

const bytes = () => new TextEncoder().encode(partFile());
const made = (share: number): PrintedPart => ({
  ...{ pdf: bytes(), entries: 100, share },
  next: share < 1 ? { after: String(share), sheet: 1 } : null,
});

function Page({ part, take }: { readonly part: AskPart; readonly take: (file: Blob) => void }) {
  const file = useMadeFile();
  return (
    <>
      <button type="button" onClick={() => file.make(part, take)}>
        make
      </button>
      <MakingFile file={file} />
    </>
  );
}
const told = (count: number) => th.sheets.making.replace('{count}', String(count));
const valueText = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

test('a file is made part by part with its progress, and taken once it is whole', async () => {
  answerCalls({});
  const second = Promise.withResolvers<PrintedPart>();
  const take = vi.fn();
  const part = vi.fn<AskPart>(({ after }) =>
    after === '' ? Promise.resolve(made(0.5)) : second.promise,
  );
  const user = await show(<Page part={part} take={take} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByText('make'));
  await waitFor(() => expect(valueText()).toBe(told(100)));
  expect(take).not.toHaveBeenCalled();
  second.resolve(made(1));
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  expect(take.mock.calls).toMatchObject([[{ type: 'application/pdf' }]]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('stopped or left, it asks for no further part and takes nothing', async () => {
  answerCalls({});
  const take = vi.fn();
  for (const end of ['stop', 'leave'] as const) {
    const second = Promise.withResolvers<PrintedPart>();
    let signal: AbortSignal | undefined;
    const part = vi.fn<AskPart>((place, given) => {
      signal = given;
      return place.after === '' ? Promise.resolve(made(0.3)) : second.promise;
    });
    const user = await show(<Page part={part} take={take} />);
    await user.click(screen.getByText('make'));
    await waitFor(() => expect(part).toHaveBeenCalledTimes(2));
    if (end === 'stop') await user.click(screen.getByRole('button', { name: th.sheets.stop }));
    leavePage();
    expect(signal?.aborted).toBe(true);
    second.resolve(made(0.6));
    await second.promise;
    await Promise.resolve();
    expect(part).toHaveBeenCalledTimes(2);
  }
  expect(take).not.toHaveBeenCalled();
});

test('after a part that failed it goes on there: what is made already is not asked for again', async () => {
  answerCalls({});
  const take = vi.fn<(file: Blob) => void>();
  let isAway = true;
  const part = vi.fn<AskPart>(({ after }) => {
    if (after === '') return Promise.resolve(made(0.5));
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve(made(1));
  });
  const user = await show(<Page part={part} take={take} />);
  await user.click(screen.getByText('make'));
  expect(await screen.findByText(th.sheets.kept.replace('{count}', '100'))).toBeDefined();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  expect(part.mock.calls.map(([{ after }]) => after)).toEqual(['', '0.5', '0.5']);
  expect(screen.queryByText(/^ทำไว้แล้ว/)).toBeNull();
  const whole = await take.mock.lastCall?.[0].text();
  expect(whole?.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('what failed without a line goes on by itself when the server is reached again', async () => {
  answerCalls({});
  const take = vi.fn();
  const part = vi
    .fn<AskPart>()
    .mockResolvedValueOnce(made(0.5))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(made(1));
  const user = await show(<Page part={part} take={take} />);
  const server = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  const end = startLine();
  try {
    await tryLine();
    await user.click(screen.getByText('make'));
    expect(await screen.findByText(/^ทำไว้แล้ว/)).toBeDefined();
    server.mockImplementation(async () => Response.json({ status: 'up' }));
    await tryLine();
    await waitFor(() => expect(take).toHaveBeenCalledOnce());
    expect(part).toHaveBeenCalledTimes(3);
  } finally {
    end();
    server.mockRestore();
  }
});

test('a part that fails is told, and the file can be made again', async () => {
  answerCalls({});
  const take = vi.fn();
  const part = vi.fn<AskPart>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(made(1));
  const user = await show(<Page part={part} take={take} />);
  await user.click(screen.getByText('make'));
  expect(await screen.findByRole('alert')).toBeDefined();
  await user.click(screen.getByText('make'));
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
