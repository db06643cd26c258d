import { keepWord } from '@sarn/printed-document/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fill,
  refusal,
  screen,
  show,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import { KeepWord } from './KeepWord.tsx';

const onSubmit = vi.fn();

async function opened() {
  const onKept = vi.fn();
  const user = await show(
    <form onSubmit={onSubmit}>
      <KeepWord isDisabled={false} onKept={onKept} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: th.word.title }));
  const word = await screen.findByLabelText(th.word.label);
  return { user, onKept, word };
}

test('[5.01] a word is remembered, the pages are drawn again, and the document is not submitted', async () => {
  const calls = answerCalls(answering(keepWord, {}));
  const { user, onKept, word } = await opened();
  await fill(user, word, ' สารสนเทศ ');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  expect(askedOf(keepWord, calls)).toEqual([{ word: 'สารสนเทศ' }]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a refusal is told, and what was typed stays', async () => {
  answerCalls({ 'POST /registry/printed/kept-word': () => refusal('printed-document.word-known') });
  const { user, onKept, word } = await opened();
  await fill(user, word, 'สารบรรณ');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(word).toHaveProperty('value', 'สารบรรณ');
  expect(onKept).not.toHaveBeenCalled();
});
