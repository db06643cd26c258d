import { describe, expect, it } from 'vitest';
import { documentKinds } from '@sarn/document/contract';
import { LetterDraft, WholeLetter } from '../letter-draft.ts';
import { letterKinds, letterRules } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { PublicationDraft, WholePublication } from '../publication-draft.ts';
import { awaitingState, publicationKinds, publicationRules } from '@sarn/document/contract';
import { queueCards } from '@sarn/document/contract';
import { actTerms, stateTerm } from '@sarn/document/contract';
import type { Flow, FlowSubject } from '@sarn/document/contract';
import { findTransition, flows, transitionsFrom } from './flows.ts';

const kinds = Object.entries(flows) as [DocumentKind, Flow][];

/** The same for letters, certificates, notes and other documents. */
const letterActs = {
  'outgoing document sendBack': ['IN_REVIEW', 'AWAITING_SIGN'],
  'outgoing document disapprove': ['AWAITING_SIGN'],
  'outgoing document cancel': ['DRAFT', 'SIGNED', 'NUMBERED'],
  'outgoing document reopen': ['CLOSED'],
  'stamp document sendBack': ['IN_REVIEW', 'AWAITING_INITIAL'],
  'stamp document disapprove': ['AWAITING_INITIAL'],
  'stamp document cancel': ['DRAFT', 'INITIALLED', 'SEALED', 'NUMBERED'],
  'stamp document reopen': ['CLOSED'],
  'guaranty document sendBack': ['IN_REVIEW', 'AWAITING_SIGN'],
  'guaranty document disapprove': ['AWAITING_SIGN'],
  'guaranty document cancel': ['DRAFT'],
  'guaranty document revoke': ['ISSUED'],
  'note document sendBack': ['PRESENTED'],
  'note document cancel': ['DRAFT'],
  'note document reopen': ['CLOSED'],
  'other document cancel': ['DRAFT', 'REGISTERED'],
  'other document reopen': ['CLOSED'],
};

/**
 * Where the official practice allows the negative acts (DOMAIN §4.1, §4.2, §4.3, §4.5): written
 * here a second time on purpose, so that a mistake in the table is found.
 */
const negativeActs: Record<string, readonly string[]> = {
  'outside document refuse': ['ARRIVED'],
  'outside document sendBack': ['PRESENTED'],
  'inside document sendBack': ['IN_REVIEW', 'AWAITING_SIGN'],
  'inside document disapprove': ['AWAITING_SIGN'],
  'outside document cancel': ['REGISTERED', 'PRESENTED', 'COMMANDED'],
  'inside document cancel': ['DRAFT'],
  'outside document reopen': ['CLOSED'],
  'transmission reopen': ['CLOSED'],
  ...Object.fromEntries(
    publicationKinds.flatMap((kind) => [
      [`${kind} document sendBack`, ['IN_REVIEW', awaitingState(kind)]],
      [`${kind} document disapprove`, [awaitingState(kind)]],
      [`${kind} document cancel`, ['DRAFT']],
    ]),
  ),
  ...letterActs,
  'transmission recall': ['SENT', 'DELIVERED'],
  'transmission sendBack': ['SENT', 'UNIT_RECEIVED', 'STUDYING', 'UNIT_PRESENTED', 'REPORTED'],
  'assignment sendBack': ['ASSIGNED'],
};

describe.each(kinds)('the flow of %s', (kind, flow) => {
  it('uses only states it describes', () => {
    for (const row of flow.transitions) {
      const known = flow.states.filter((state) => state.on === row.on).map((state) => state.state);
      expect(known).toEqual(expect.arrayContaining([...row.from]));
      if (row.to !== 'computed') expect(known).toContain(row.to);
    }
  });

  it('has a transition out of every state that is not final', () => {
    const waitsOnParts = [
      'document DISTRIBUTED',
      'document DISPATCHED',
      'transmission ASSIGNED',
      'transmission IN_PROGRESS',
      'assignment REPORTED',
    ];
    for (const state of flow.states) {
      const ways = flow.transitions.filter(
        (row) => row.on === state.on && row.from.includes(state.state),
      );
      const name = `${state.on} ${state.state}`;
      if (state.isFinal)
        expect(
          ways.filter((row) => row.act !== 'reopen'),
          name,
        ).toEqual([]);
      else if (!waitsOnParts.includes(name)) expect(ways.length, name).toBeGreaterThan(0);
    }
  });

  it('shows a subject in a queue of everybody who has its primary act', () => {
    for (const row of flow.transitions.filter((one) => one.tone === 'primary')) {
      for (const from of row.from) {
        const state = flow.states.find((one) => one.on === row.on && one.state === from);
        const waiters = state?.waiting.flatMap((waiting) => waiting.for) ?? [];
        expect(waiters, `${row.on} ${from} ${row.act}`).toEqual(
          expect.arrayContaining([...row.by]),
        );
      }
    }
  });

  it('has one row for an act in a state', () => {
    const keys = flow.transitions.flatMap((row) =>
      row.from.map((from) => `${row.on} ${from} ${row.act}`),
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('has a Thai term for every act and state, and a card for every queue', () => {
    for (const row of flow.transitions) {
      expect(actTerms[row.act].th).toMatch(/[ก-ฮ]/);
    }
    for (const state of flow.states) {
      expect(stateTerm(state.on, state.state).th).toMatch(/[ก-ฮ]/);
      for (const waiting of state.waiting) expect(queueCards[waiting.queue]).toBeDefined();
    }
  });

  it('allows the negative acts where practice does and nowhere else', () => {
    const negative = ['refuse', 'sendBack', 'recall', 'disapprove', 'cancel', 'reopen', 'revoke'];
    for (const act of negative) {
      for (const on of ['document', 'transmission', 'assignment'] as FlowSubject[]) {
        const key = on === 'document' ? `${kind} document ${act}` : `${on} ${act}`;
        const states = flow.states.filter((state) => state.on === on);
        // Published and outgoing documents have no transmissions and no assignments.
        const hasParts = kind === 'outside' || kind === 'inside';
        if (!hasParts && on !== 'document') {
          expect(states).toEqual([]);
          continue;
        }
        const allowed = states.filter((state) => findTransition(kind, on, state.state, act));
        expect(allowed.map((state) => state.state).toSorted()).toEqual(
          (negativeActs[key] ?? []).toSorted(),
        );
      }
    }
  });
});

const written = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ความ' }] }],
};

describe('the published kinds', () => {
  it('have the codes of specification §3 and one panel each', () => {
    const codes = publicationKinds.map((kind) => documentKinds[kind].code);
    expect(codes).toEqual([3, 4, 5, 6, 7, 8, 9, 11]);
    const books = publicationKinds.map((kind) => publicationRules[kind].book);
    expect(books).toEqual([
      'cycle',
      'command',
      'regularity',
      'rule',
      'announce',
      'declaration',
      'news',
      'meet',
    ]);
  });

  it.each(publicationKinds)('publishes %s by its own final act and by no other', (kind) => {
    const { ending: finalAct } = publicationRules[kind];
    const other = finalAct === 'sign' ? 'approve' : 'sign';
    const waits = awaitingState(kind);
    expect(findTransition(kind, 'document', waits, finalAct)).toMatchObject({
      to: 'PUBLISHED',
      by: ['signatory'],
      effects: ['publish'],
    });
    expect(findTransition(kind, 'document', waits, other)).toBeUndefined();
    for (const state of ['DRAFT', 'IN_REVIEW', 'DISAPPROVED', 'CANCELLED', 'PUBLISHED'] as const) {
      expect(findTransition(kind, 'document', state, finalAct), state).toBeUndefined();
    }
    const further = transitionsFrom(kind, 'document', 'PUBLISHED').map((row) => row.act);
    // The report of a meeting is final when the next meeting has certified it.
    // The reference to the Royal Gazette is recorded later and changes no state.
    const later = publicationRules[kind].isInGazette ? ['recordGazette'] : [];
    expect(further).toEqual(kind === 'report' ? ['certify'] : later);
  });

  it.each(publicationKinds)('asks of %s what its rule names, and nothing else', (kind) => {
    const { fields, optional } = publicationRules[kind];
    const bare = { kind, title: 'เรื่องทดสอบ', bodyJson: {} };
    expect(PublicationDraft.safeParse(bare).success).toBe(true);
    const missing = WholePublication.safeParse(bare).error?.issues.map((issue) => issue.path[0]);
    // The speed has a default.
    const asked = fields.filter((field) => field !== 'speed');
    const required = asked.filter((field) => !optional.includes(field));
    expect(missing).toEqual([...required, 'bodyJson']);
    const given = { addressee: 'ทุกกอง', meetingName: 'คณะทำงาน', meetingNo: '1/2569' };
    const days = { meetingDate: '2026-11-02', inForceOn: '2026-11-03' };
    const filled = { ...bare, ...given, ...days, bodyJson: written };
    expect(WholePublication.safeParse(filled).success).toBe(true);
  });
});

describe('[4.01] letters, certificates, notes and other documents', () => {
  it('have the codes of specification §3; every code has a flow', () => {
    const codes = letterKinds.map((kind) => documentKinds[kind].code);
    expect(codes).toEqual([1, 16, 10, 14, 15]);
    expect(Object.keys(documentKinds).filter((kind) => !(kind in flows))).toEqual([]);
  });

  it.each(letterKinds)('ask of %s what its rule names, and nothing else', (kind) => {
    const { fields, optional } = letterRules[kind];
    const bare = { kind, title: 'เรื่องทดสอบ' };
    expect(LetterDraft.safeParse(bare).success).toBe(true);
    const missing = WholeLetter.safeParse(bare).error?.issues.map((issue) => issue.path[0]) ?? [];
    const names: Record<string, string> = { body: 'bodyJson', files: 'fileIds' };
    // These have defaults.
    const usual = ['salutation', 'speed', 'language', 'englishClosing'];
    const required = fields.filter((field) => !optional.includes(field) && !usual.includes(field));
    expect(missing).toEqual(required.map((field) => names[field] ?? field));
    const filled = {
      ...bare,
      addressee: 'อธิบดีกรมตัวอย่าง',
      recipients: [{ name: 'กรมตัวอย่าง', method: 'post' }],
      contact: 'กองนโยบาย โทร. 0 2000 0000',
      medium: 'photo',
      source: 'กองนโยบาย',
      bodyJson: written,
      fileIds: ['00000000-0000-4000-8000-000000000001'],
    };
    expect(WholeLetter.safeParse(filled).success).toBe(true);
  });
});

it('[4.05] lets the drafter or the signatory skip a reviewer, only while in review', () => {
  for (const [kind, { states, transitions }] of kinds) {
    const rows = transitions.filter((row) => row.act === 'skip');
    const isReviewed = states.some((state) => state.state === 'IN_REVIEW');
    expect(
      rows.map(({ from, by, form }) => ({ from, by, form })),
      kind,
    ).toEqual(
      isReviewed
        ? [{ from: ['IN_REVIEW'], by: ['drafter', 'routeSignatory'], form: 'reason' }]
        : [],
    );
  }
});
