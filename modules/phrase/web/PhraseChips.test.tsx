import { keepPhrase, listPhrases, sharePhrase } from '@sarn/phrase/contract';
import type { PhraseLibrary } from '@sarn/phrase/contract';
import { answerCalls, answering, askedOf, screen, show } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhraseChips } from './PhraseChips.tsx';
import { th } from './words/th.ts';

const own = { id: '0199a000-0000-7000-8000-000000000001', text: 'เรียนหัวหน้ากองเพื่อทราบ' };

const library = (part: Partial<PhraseLibrary> = {}): PhraseLibrary => ({
  ...{ rows: [], unit: [], agency: [], units: [] },
  ...part,
});

/** A text field with the phrases of orders below it. */
function Order() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="คำสั่ง" value={text} onChange={(event) => setText(event.target.value)} />
      <PhraseChips set="order" text={text} onChange={setText} />
    </>
  );
}

const written = () => screen.getByLabelText('คำสั่ง');

test('a phrase is added to what is written: own ones first, then the usual ones', async () => {
  answerCalls(answering(listPhrases, library({ rows: [own] })));
  const user = await show(<Order />);
  await user.click(await screen.findByText(own.text));
  await user.click(screen.getByText(th.order.asProposed));
  expect(written()).toHaveProperty('value', `${own.text} ${th.order.asProposed}`);
});

test('what a phrase leaves open is selected in the field: the next words take its place', async () => {
  answerCalls(answering(listPhrases, library()));
  const user = await show(<Order />);
  await user.type(written(), 'ทราบ');
  await user.click(await screen.findByText(th.order.assign));
  expect(document.activeElement).toBe(written());
  await user.keyboard('กองแผน');
  expect(written()).toHaveProperty('value', 'ทราบ มอบ กองแผน ดำเนินการ');
  // A whole phrase leaves the focus where it is: another may be picked.
  await user.click(screen.getByText(th.order.known));
  expect(document.activeElement).not.toBe(written());
});

test('what is written can be kept, and an own phrase removed', async () => {
  const calls = answerCalls({
    ...answering(listPhrases, library()),
    ...answering(keepPhrase, library({ rows: [own] })),
  });
  const user = await show(<Order />);
  expect(screen.queryByText(th.phrase.keep)).toBeNull();
  await user.type(written(), own.text);
  await user.click(screen.getByText(th.phrase.keep));
  expect(await screen.findByText(th.phrase.edit)).toBeDefined();
  expect(askedOf(keepPhrase, calls)).toEqual([{ text: own.text }]);
  // It is kept now.
  expect(screen.queryByText(th.phrase.keep)).toBeNull();
  await user.click(screen.getByText(th.phrase.edit));
  expect(screen.getByLabelText(`ลบสำนวน ${own.text}`)).toBeDefined();
});

const unitId = '0199a000-0000-7000-8000-000000000021';
const ofUnit = {
  ...{ id: '0199a000-0000-7000-8000-000000000002', unitId, unitName: 'กองนโยบาย' },
  ...{ text: 'เห็นควรเวียนแจ้ง', sharedBy: 'นายตัวอย่าง', mayWithdraw: false },
};

test('[5.10] phrases of the unit and those of the agency for orders are offered, each once', async () => {
  const agency = [
    { code: 'a', text: 'ถือปฏิบัติโดยเคร่งครัด', use: 'order' as const },
    { code: 'b', text: 'เพื่อโปรดพิจารณาลงนาม', use: 'opinion' as const },
    { code: 'c', text: ofUnit.text, use: 'any' as const },
  ];
  answerCalls(answering(listPhrases, library({ unit: [ofUnit], agency })));
  await show(<Order />);
  await screen.findByText('ถือปฏิบัติโดยเคร่งครัด');
  expect(screen.getAllByText(ofUnit.text)).toHaveLength(1);
  expect(screen.queryByText('เพื่อโปรดพิจารณาลงนาม')).toBeNull();
});

test('[5.10] an own phrase is shared with the unit; one that the reader may not withdraw has no button', async () => {
  const units = [{ id: unitId, name: 'กองนโยบาย' }];
  const shared = { ...ofUnit, id: own.id, text: own.text, mayWithdraw: true };
  const calls = answerCalls({
    ...answering(listPhrases, library({ rows: [own], unit: [ofUnit], units })),
    ...answering(sharePhrase, library({ rows: [own], unit: [ofUnit, shared], units })),
  });
  const user = await show(<Order />);
  await user.click(await screen.findByText(th.phrase.edit));
  expect(screen.queryByLabelText(/นำสำนวน/)).toBeNull();
  await user.click(screen.getByText('ใช้ร่วมกันในกองนโยบาย'));
  await screen.findByLabelText(`นำสำนวน ${own.text} ออกจากกองนโยบาย`);
  expect(askedOf(sharePhrase, calls)).toEqual([{ id: own.id, unitId }]);
  expect(screen.queryByText('ใช้ร่วมกันในกองนโยบาย')).toBeNull();
});
