import { AppError } from '@sarn/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FlowNames, FlowOf } from '../../contract/index.ts';
import { flowEngine } from './flow-engine.ts';
import { formOf } from './flow-part.ts';
import type { FlowPart, TransitionRunOf } from './flow-part.ts';

interface Request {
  readonly state: string;
  readonly isLocked: boolean;
}
type Part = FlowPart<FlowNames, Request, TransitionRunOf<FlowNames, Request>>;

const flow: FlowOf<FlowNames> = {
  states: [
    { on: 'request', state: 'OPEN', waiting: [{ queue: 'mine', for: ['asker'] }] },
    { on: 'request', state: 'DONE', waiting: [], isFinal: true },
  ],
  transitions: [
    {
      ...{
        on: 'request',
        act: 'finish',
        from: ['OPEN'],
        to: 'DONE',
        by: ['asker'],
        tone: 'primary',
      },
      ...{ form: 'note', guards: ['unlocked', 'asksNote'], effects: ['close'] },
    },
  ],
};

const whole: Part = {
  owner: 'test',
  flows: { plain: flow },
  forms: [formOf('note', z.object({ note: z.string() }))],
  plainGuards: { unlocked: ({ isLocked }) => (isLocked ? new AppError('test.locked') : null) },
  guards: { asksNote: { forms: ['note'], run: async () => undefined } },
  effects: { close: async () => undefined },
  roles: { asker: () => ['p:1', null, 'p:1'] },
};

const engineOf = (...parts: Part[]) =>
  flowEngine<FlowNames, Request, TransitionRunOf<FlowNames, Request>>({
    name: 'tests',
    placeOf: ({ state }) => ({ kind: 'plain', on: 'request', state }),
    parts,
  });

const row = 'plain: row "request OPEN finish"';

describe('a flow engine does not start', () => {
  it.each<[string, Part, string]>([
    ['a form', { ...whole, forms: [] }, `${row}: no form "note"`],
    ['a plain guard', { ...whole, plainGuards: {} }, `${row}: no guard "unlocked"`],
    ['a full guard', { ...whole, guards: {} }, `${row}: no guard "asksNote"`],
    ['an effect', { ...whole, effects: {} }, `${row}: no effect "close"`],
    ['a role', { ...whole, roles: {} }, `${row}: no role "asker"`],
    ['the role of a queue', { ...whole, roles: {} }, 'queue "mine": no role "asker"'],
    [
      'a state',
      { ...whole, flows: { plain: { ...flow, states: flow.states.slice(0, 1) } } },
      `${row}: no state "DONE"`,
    ],
  ])('without %s that a row names', (_what, part, words) => {
    expect(() => engineOf(part)).toThrow(words);
  });

  it('when a guard or an effect does not read the form that its row asks', () => {
    const guards = { asksNote: { forms: ['reason'], run: async () => undefined } };
    expect(() => engineOf({ ...whole, guards })).toThrow(
      `${row}: the guard "asksNote" does not read the form "note"`,
    );
  });

  it('when two parts give the same name', () => {
    const again: Part = { owner: 'other', effects: { close: async () => undefined } };
    expect(() => engineOf(whole, again)).toThrow(
      '"close" is given twice, the second time by other',
    );
    const full: Part = { owner: 'other', guards: { unlocked: async () => undefined } };
    expect(() => engineOf(whole, full)).toThrow('"unlocked" is given twice');
  });

  it('with rows of a later part that name what is missing', () => {
    const [first] = flow.transitions;
    if (!first) throw new Error('the flow has a row');
    const more: Part = {
      owner: 'other',
      flows: { plain: { states: [], transitions: [{ ...first, act: 'skip', effects: ['leap'] }] } },
    };
    expect(() => engineOf(whole, more)).toThrow('"request OPEN skip": no effect "leap"');
  });
});

describe('a flow engine', () => {
  it('offers what the subject alone does not refuse', () => {
    const engine = engineOf(whole);
    const acts = (isLocked: boolean) =>
      engine.offersFor({ state: 'OPEN', isLocked }).map(({ act }) => act);
    expect([acts(false), acts(true)]).toEqual([['finish'], []]);
    expect(engine.rowsFor({ state: 'OPEN', isLocked: true })).toHaveLength(1);
  });

  it('names each key once and leaves out what nobody holds', () => {
    expect(engineOf(whole).waitingFor({ state: 'OPEN', isLocked: false })).toEqual([
      { queue: 'mine', roles: ['asker'], keys: ['p:1'] },
    ]);
  });

  it('reads the answers by the form of the row', () => {
    const engine = engineOf(whole);
    expect(engine.read('note', { note: 'yes' })).toEqual({ form: 'note', input: { note: 'yes' } });
    expect(() => engine.read('note', { note: 1 })).toThrow();
  });
});
