import { describe, expect, it } from 'vitest';
import { readChange } from './change-note.ts';
import { releases } from './release-notes.ts';

const thai = /[\u0E00-\u0E7F]/;

describe('[1.11] the history of versions', () => {
  it('begins with this version and its change notes, then 1.2.7 and 1.2.6', () => {
    expect(releases.map(({ version }) => version)).toEqual(['1.8.0 build 15a', '1.2.7', '1.2.6']);
    expect(releases[0]?.changes.length).toBeGreaterThan(3);
  });

  it('says everything in Thai and in English', () => {
    for (const { th, en } of releases.flatMap(({ changes }) => changes)) {
      expect(th).toMatch(thai);
      expect(en).not.toMatch(thai);
    }
  });

  it('promises in 1.2.7 and 1.2.6 only what the product has', () => {
    const said = (at: number) => releases[at]?.changes.map(({ en }) => en);
    expect(said(1)).toEqual([
      'The To and Dear fields search the full text.',
      'Record of instruction is now “instruction”.',
      'Previews of incoming external and internal registration were adjusted.',
      'The year of minutes is no longer generated after the meeting number.',
      'The portal shows meeting reports in a new way.',
    ]);
    expect(said(2)).toEqual([
      'The To and Dear fields search the full text.',
      'Urgent letters no longer blink.',
      'Awaiting signature and signed have different colours.',
    ]);
  });

  it('names no part of the official paper before it is there', () => {
    const old = releases.slice(1).flatMap(({ changes }) => changes);
    const ofDocuments = /QR|Attachment|CC\b|[Ff]ax|Licence|[Rr]emarks|[Cc]ertificate|Signatures/;
    expect(old.filter(({ en }) => ofDocuments.test(en))).toEqual([]);
  });
});

it('refuses a change note without one of the languages', () => {
  expect(readChange('th: ก\nen: a\n')).toEqual({ th: 'ก', en: 'a' });
  expect(() => readChange('th: ก')).toThrow('en:');
});
