import { expect, it } from 'vitest';
import { arrangedActs } from './arranged-acts.ts';
import type { OfferedAct } from './bulk-step.ts';

const act = (code: OfferedAct['step']['act']): OfferedAct => ({
  step: { what: 'act', act: code, term: { th: code, en: code }, form: 'none' },
  count: 1,
});
const codes = (acts: readonly OfferedAct[]) => acts.map(({ step }) => step.act);
const offered = [act('receive'), act('acknowledge'), act('close')];

it('is as delivered where no register was changed: the first act is the main one', () => {
  const { main, menu } = arrangedActs(offered, null);
  expect([codes(main), codes(menu)]).toEqual([['receive'], ['acknowledge', 'close']]);
});

it('takes the first that fits as the main one where the agency names none', () => {
  const { main, menu } = arrangedActs(offered, [
    { act: 'acknowledge', place: 'menu' },
    { act: 'receive', place: 'menu' },
    { act: 'close', place: 'hidden' },
  ]);
  expect([codes(main), codes(menu)]).toEqual([['acknowledge'], ['receive']]);
});

it('puts acts where the agency wants them, in its order, and leaves hidden ones out', () => {
  const { main, menu } = arrangedActs(offered, [
    { act: 'close', place: 'main' },
    { act: 'acknowledge', place: 'menu' },
    { act: 'receive', place: 'hidden' },
    { act: 'number', place: 'main' },
  ]);
  expect([codes(main), codes(menu)]).toEqual([['close'], ['acknowledge']]);
});
