import { endedSession } from '@sarn/authentication/web';
import type { WrittenText } from '@sarn/correspondence/web';
import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchDraft, useDrawnPages } from './use-drawn-pages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const text: WrittenText = {
  ...{ title: 'ขออนุมัติ', addressee: '', speed: 'normal', files: ['กำหนดการ.pdf'] },
  ...{ kind: 'inside', documentId: null, bodyJson: { type: 'doc', content: [] } },
};

/** The digests of the pages; the button brings the connection back. */
function Pages() {
  const [isOff, setOff] = useState(true);
  const { pages, error } = useDrawnPages(text, isOff);
  return (
    <>
      <button type="button" onClick={() => setOff(false)}>
        มีสัญญาณ
      </button>
      <output>{error === null ? pages.map(({ digest }) => digest).join(' ') : 'ผิดพลาด'}</output>
    </>
  );
}

test('a page that could not be drawn without a connection is drawn when it is back', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page' }));
  let isThere = false;
  const page = { digest: 'one', width: 595, height: 842, svg: '<svg/>', fields: [] };
  const calls = answerCalls({
    'POST /registry/printed/draft': () => (isThere ? { pages: [page] } : refusal('pdf.too-slow')),
  });
  const user = await show(<Pages />);
  const told = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(told()).toBe('ผิดพลาด'));
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'มีสัญญาณ' }));
  await waitFor(() => expect(told()).toBe('one'));
  expect(JSON.parse(String(calls[0]?.fields['draft']))).toMatchObject({ enclosures: ['กำหนดการ'] });
});

test('a page that could not be drawn while nobody was signed in is drawn after the sign-in', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page' }));
  let isThere = false;
  const page = { digest: 'one', width: 595, height: 842, svg: '<svg/>', fields: [] };
  answerCalls({
    'POST /registry/printed/draft': () => (isThere ? { pages: [page] } : refusal('pdf.too-slow')),
  });
  let tell = () => {};
  const ended = vi.spyOn(endedSession, 'get').mockReturnValue('takenOver');
  vi.spyOn(endedSession, 'subscribe').mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  const user = await show(<Pages />);
  await user.click(screen.getByRole('button', { name: 'มีสัญญาณ' }));
  const told = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(told()).toBe('ผิดพลาด'));
  isThere = true;
  ended.mockReturnValue(null);
  tell();
  await waitFor(() => expect(told()).toBe('one'));
});

test('[5.02] a letter is drawn in the language in which it is written', async () => {
  const english = {
    ...{ language: 'en' as const, englishClosing: 'faithfully' as const, englishCode: 'DT 0102' },
    ...{ englishSigner: 'Mr. Somchai', hasQr: true },
  };
  const calls = answerCalls({ 'POST /registry/printed/draft/pdf': () => ({}) });
  await fetchDraft({
    ...{ title: 'Invitation', addressee: 'Sir', speed: 'normal', kind: 'outgoing', ...english },
    ...{ salutation: 'usual', reference: '', enclosures: [], copies: [], address: '', contact: '' },
    ...{ documentId: null, bodyJson: { type: 'doc', content: [] } },
  });
  expect(JSON.parse(String(calls[0]?.fields['draft']))).toMatchObject(english);
});
