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

  it('repeats in 1.2.6 the first three changes of 1.2.7, beside two of its own', () => {
    const [, newer, older] = releases;
    expect(newer?.changes.slice(0, 3)).toEqual(older?.changes.slice(0, 3));
    expect(older?.changes.slice(3).map(({ en }) => en)).toEqual([
      'Urgent letters no longer blink.',
      'Awaiting signature and signed have different colours.',
    ]);
    expect(newer?.changes.map(({ en }) => en).join(' ')).toMatch(
      /Dear and Subject.*QR code.*Attachment.*CC.*full text.*Phone and fax.*instruction.*registration.*year of minutes.*reviewer and recorder.*extra position.*meeting reports.*forms 9 and 10.*spacing and indentation.*no certificate/,
    );
  });
});

it('refuses a change note without one of the languages', () => {
  expect(readChange('th: ก\nen: a\n')).toEqual({ th: 'ก', en: 'a' });
  expect(() => readChange('th: ก')).toThrow('en:');
});
