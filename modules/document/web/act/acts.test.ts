import type { DocumentDetail, MayAct } from '@sarn/document/contract';
import { describe, expect, it } from 'vitest';
import { arrangeActs, begunAct } from './acts.ts';

const act = (name: string, tone: MayAct['tone']): MayAct => ({
  on: 'document',
  targetId: 'x',
  act: name,
  actTerm: { th: name, en: name },
  form: 'none',
  reserved: [],
  tone,
  asksPassword: false,
  capacities: [],
  scopeUnitId: null,
  recipients: [],
  about: '',
});

describe('arrangeActs', () => {
  it('puts the first primary act in front and the dangerous ones last', () => {
    const { primary, others } = arrangeActs([
      act('sendBack', 'danger'),
      act('assign', 'primary'),
      act('recordResult', 'quiet'),
      act('receive', 'primary'),
    ]);
    expect(primary?.act).toBe('assign');
    expect(others.map((may) => may.act)).toEqual(['recordResult', 'receive', 'sendBack']);
  });

  it('has no primary act where there is none', () => {
    expect(arrangeActs([act('settle', 'quiet')]).primary).toBeUndefined();
    expect(arrangeActs([]).others).toEqual([]);
  });
});

describe('the act with whose form a document is opened', () => {
  const on = (targetId: string, form: MayAct['form'] = 'reason'): MayAct => ({
    ...act('command', 'primary'),
    ...{ on: 'transmission', targetId, form },
  });
  const reader = (key: string) => [{ key }] as DocumentDetail['forReader'];

  it('is that of the opened row, else the first of its name', () => {
    const may = [act('close', 'quiet'), on('a'), on('b')];
    expect(begunAct({ may, forReader: reader('transmission:b') }, 'command')).toBe(may[2]);
    expect(begunAct({ may, forReader: reader('document:x') }, 'command')).toBe(may[1]);
    expect(begunAct({ may, forReader: [] }, undefined)).toBeNull();
  });

  it('is none that would be done without a question, and none that is not possible', () => {
    expect(begunAct({ may: [on('a', 'none')], forReader: [] }, 'command')).toBeNull();
    expect(begunAct({ may: [], forReader: [] }, 'command')).toBeNull();
  });
});
