import type { Deployment } from '@sarn/portal/contract';
import { describe, expect, it } from 'vitest';
import { contrast, hardToRead } from '../contract/index.ts';
import type { CardSetting } from '../contract/index.ts';
import { checkCards } from './cards.rules.ts';
import { liveDeployment, withCentre } from './live-deployment.ts';
import type { CentreValues } from './live-deployment.ts';

const both = (text: string) => ({ th: `${text} ไทย`, en: text });
const base = {
  agency: both('agency'),
  title: both('title'),
  shortName: both('short'),
  login: { heading: both('heading'), subheading: both('subheading') },
  copyright: both('{year}'),
  colours: { accent: '#1f5f8b', accentInk: '#ffffff', login: '#143f5e' },
  fixedPortalTitle: 'ระบบ',
  archiveUrl: 'https://archive.example',
  intranetUrl: null,
  logo: 'deployments/sarn.svg',
  hiddenTodoCodes: [],
  numbering: { codeOwner: 'department' },
  officeHours: { from: '08:30', to: '16:30' },
} as unknown as Deployment;
const nothing: CentreValues = { values: {}, cards: null, emblemId: null };

const card = (code: string, part: Partial<CardSetting> = {}): CardSetting => ({
  ...{ code, th: code, en: code, color: 'red', isHidden: false, taker: null },
  ...part,
});

describe('the deployment as the centre says', () => {
  it('is that of the file where the centre says nothing', () => {
    expect(withCentre(base, nothing)).toMatchObject({ ...base });
  });

  it('has each value of the centre, and keeps the others', () => {
    const values = { agencyTh: 'กรม', titleTh: 'สาร', archiveUrl: '', circularSeries: 'outgoing' };
    const made = withCentre(base, { ...nothing, values: values as never, emblemId: 'e1' });
    expect(made).toMatchObject({
      agency: { th: 'กรม', en: 'agency' },
      fixedPortalTitle: 'สาร',
      archiveUrl: null,
      numbering: { codeOwner: 'department', circularSeries: 'outgoing' },
      logo: 'api/portal/emblem/e1',
    });
  });

  it('has no office hours where the centre empties them', () => {
    const values = { officeFrom: '', officeTo: '' };
    expect(withCentre(base, { ...nothing, values }).officeHours).toBeUndefined();
  });

  it('is looked up at each use', () => {
    let centre = nothing;
    const live = liveDeployment(base, () => centre);
    expect(live.agency.th).toBe('agency ไทย');
    centre = { ...nothing, values: { agencyTh: 'กรม' } };
    expect(live.agency.th).toBe('กรม');
  });

  it('shows what a hidden card holds in the card that takes it', () => {
    const cards = [card('b'), card('a', { isHidden: true, taker: 'b' })];
    expect(withCentre(base, { ...nothing, cards })).toMatchObject({
      hiddenTodoCodes: ['a'],
      todoQueues: { order: ['b', 'a'], change: { b: { parts: ['b', 'a'] }, a: { parts: ['a'] } } },
    });
  });
});

describe('cards', () => {
  const usual = [card('a'), card('b')];

  it('are refused when all are hidden, or when nothing takes what one holds', () => {
    const hidden = { isHidden: true, taker: 'b' };
    expect(() => checkCards([card('a', hidden), card('b', hidden)], usual)).toThrow('all-hidden');
    expect(() => checkCards([card('a', { isHidden: true }), card('b')], usual)).toThrow('no-taker');
    expect(() => checkCards([card('a'), card('a')], usual)).toThrow('invalid-input');
    expect(() => checkCards([card('a', hidden), card('b')], usual)).not.toThrow();
  });
});

describe('colours', () => {
  it('need a contrast of 4.5 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(hardToRead(base.colours)).toEqual([]);
    expect(hardToRead({ accent: '#ffcc00', accentInk: '#ffffff', login: '#eeeeee' })).toEqual([
      ...['accent', 'accentInk', 'login'],
    ]);
  });
});
