import { keepPhrase, listPhrases } from '@sarn/account/contract';
import { answerCalls, answering, askedOf, screen, show } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhraseChips } from './PhraseChips.tsx';
import { th } from './words/th.ts';

const own = { id: '0199a000-0000-7000-8000-000000000001', text: 'เรียนหัวหน้ากองเพื่อทราบ' };

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
  answerCalls(answering(listPhrases, { rows: [own] }));
  const user = await show(<Order />);
  await user.click(await screen.findByText(own.text));
  await user.click(screen.getByText(th.order.asProposed));
  expect(written()).toHaveProperty('value', `${own.text} ${th.order.asProposed}`);
});

test('what is written can be kept, and an own phrase removed', async () => {
  const calls = answerCalls({
    ...answering(listPhrases, { rows: [] }),
    ...answering(keepPhrase, { rows: [own] }),
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
