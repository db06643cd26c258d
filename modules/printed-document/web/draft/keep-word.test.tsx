import { keepWord } from '@sarn/printed-document/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fill,
  keepInput,
  leavePage,
  refusal,
  screen,
  show,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import { KeepWord } from './KeepWord.tsx';

beforeEach(keepInput);

async function opened() {
  const onKept = vi.fn();
  const user = await show(<KeepWord isDisabled={false} onKept={onKept} />);
  await user.click(screen.getByRole('button', { name: th.word.title }));
  const word = await screen.findByLabelText(th.word.label);
  return { user, onKept, word };
}

test('[5.01] a word is remembered, and the pages are drawn again', async () => {
  const calls = answerCalls(answering(keepWord, {}));
  const { user, onKept, word } = await opened();
  await fill(user, word, ' สารสนเทศ ');
  await user.click(screen.getByRole('button', { name: th.word.keep }));
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  expect(askedOf(keepWord, calls)).toEqual([{ word: 'สารสนเทศ' }]);
});

test('a refusal is told, and what was typed stays', async () => {
  answerCalls({ 'POST /registry/printed/kept-word': () => refusal('printed-document.word-known') });
  const { user, onKept, word } = await opened();
  await fill(user, word, 'สารบรรณ');
  await user.click(screen.getByRole('button', { name: th.word.keep }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(word).toHaveProperty('value', 'สารบรรณ');
  expect(onKept).not.toHaveBeenCalled();
});

test('a word that was typed and not sent is there again after the page was left', async () => {
  const calls = answerCalls(answering(keepWord, {}));
  const first = await opened();
  await fill(first.user, first.word, 'ธรรมาภิบาล');
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  leavePage();
  const { user, onKept } = await opened();
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await user.click(screen.getByRole('button', { name: th.word.keep }));
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  expect(askedOf(keepWord, calls)).toEqual([{ word: 'ธรรมาภิบาล' }]);
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a word of one letter is not sent, and says why', async () => {
  const calls = answerCalls(answering(keepWord, {}));
  const { user, word } = await opened();
  await fill(user, word, 'ก');
  await user.click(screen.getByRole('button', { name: th.word.keep }));
  expect(await screen.findByText(th.word.short)).toBeDefined();
  expect(askedOf(keepWord, calls)).toEqual([]);
});
