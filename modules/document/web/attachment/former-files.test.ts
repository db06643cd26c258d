import { describe, expect, it } from 'vitest';
import { formerFilesOf } from './former-files.ts';

const file = (id: string) => ({
  ...{ id, name: `${id}.pdf`, mediaType: 'application/pdf', bytes: 1, pageCount: 1 },
  role: 'main',
});
const former = (id: string) => ({ ...file(id), replacedAt: '2026-11-21T02:00:00.000Z' });

describe('[4.12] former files', () => {
  it('count versions from the first, newest first, and name what holds in their place', () => {
    const shown = formerFilesOf({
      files: [
        { ...file('third'), mayReplace: false, versions: [former('second'), former('first')] },
        { ...file('only'), mayReplace: false, versions: [] },
      ],
      withdrawnFiles: [former('gone')],
    });
    expect(shown.map(({ id, version, latestId }) => [id, version, latestId])).toEqual([
      ['second', 2, 'third'],
      ['first', 1, 'third'],
      ['gone', null, null],
    ]);
  });
});
