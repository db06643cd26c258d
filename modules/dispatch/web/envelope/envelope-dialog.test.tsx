import { envelopesAtOnce, printEnvelopes } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { ids } from '@sarn/document/testing';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { OutgoingBar } from '../OutgoingBar.tsx';
import { envelopeParts } from './envelope.client.ts';

const line = (recipientId: string, hasPostalAddress: boolean): DispatchLine => ({
  ...{ recipientId, documentId: ids.document, letterNo: 'ทส 0101/15', letterDate: null },
  ...{ title: 'ขอเชิญประชุม', recipient: 'สำนักงานปลายทาง', method: 'post' },
  ...{ methodTerm: { th: '', en: '' }, state: 'SENT', stateTerm: { th: '', en: '' } },
  ...{ address: '', reference: '', sentAt: null, theirNo: '', note: '', unitName: '' },
  ...{ isClassified: false, isOverdue: false, may: [], hasPostalAddress },
});

test('[5.01] envelopes of the chosen addressees are one file of the chosen size', async () => {
  const asked = answerCalls(answering(printEnvelopes, {}));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: vi.fn() }),
  );
  const recipientIds = [ids.assignment, ids.person];
  const lines = recipientIds.map((id, at) => line(id, at === 0));
  const user = await show(
    <OutgoingBar lines={lines} offer={null} onClear={vi.fn()} onRun={vi.fn()} />,
  );
  await user.click(screen.getByRole('button', { name: 'พิมพ์ซอง (2)' }));
  expect(await screen.findByText(/^1 รายการไม่มีที่อยู่/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^C5/ }));
  await user.click(screen.getByRole('button', { name: 'บันทึกเป็นไฟล์ PDF' }));
  await waitFor(() =>
    expect(askedOf(printEnvelopes, asked)).toEqual([{ recipientIds, size: 'c5' }]),
  );
});

test('[5.01] more addressees than one call takes are asked for in parts, each once', async () => {
  const asked = answerCalls(answering(printEnvelopes, {}));
  const all = Array.from(
    { length: 250 },
    (_none, at) => `0199a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );
  const part = envelopeParts(all, 'dl');
  const { signal } = new AbortController();
  const shares: number[] = [];
  for (let place: { after: string; sheet: number } | null = { after: '', sheet: 1 }; place;) {
    const made = await part(place, signal);
    shares.push(made.share);
    place = made.next;
  }
  const sent = askedOf(printEnvelopes, asked).map(({ recipientIds }) => recipientIds);
  expect(sent.map(({ length }) => length)).toEqual([envelopesAtOnce, envelopesAtOnce, 50]);
  expect(sent.flat()).toEqual(all);
  expect(shares).toEqual([0.4, 0.8, 1]);
});
