import type { MayAct } from '@sarn/document/contract';
import { describe, expect, it } from 'vitest';
import { arrangeActs } from './acts.ts';

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
