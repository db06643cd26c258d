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

  it('says in 1.2.7 and 1.2.6 all that the specification names, in its order', () => {
    const said = (at: number) => releases[at]?.changes.map(({ en }) => en);
    const letters = [
      'The English letter form has Dear before Subject, a QR code, an Attachment field and a CC field.',
      'The To and Dear fields search the full text.',
      'Phone and fax are editable on create and edit.',
    ];
    expect(said(1)).toEqual([
      ...letters,
      'Record of instruction is now “instruction”.',
      'Previews of incoming external and internal registration were adjusted.',
      'The year of minutes is no longer generated after the meeting number.',
      'Signatures of reviewer and recorder are shown.',
      'An extra position for the recorder was added.',
      'The portal shows meeting reports in a new way.',
      'Forms 9 and 10 were revised.',
      'Remarks have the spacing and indentation of the configuration.',
    ]);
    expect(said(2)).toEqual([
      ...letters,
      'Urgent letters no longer blink.',
      'Awaiting signature and signed have different colours.',
    ]);
  });
});

it('refuses a change note without one of the languages', () => {
  expect(readChange('th: ก\nen: a\n')).toEqual({ th: 'ก', en: 'a' });
  expect(() => readChange('th: ก')).toThrow('en:');
});
