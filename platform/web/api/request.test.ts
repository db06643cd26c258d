import { describe, expect, it } from 'vitest';
import { fillPath, toEntries } from './request.ts';

describe('toEntries', () => {
  it('writes lists under NAME[], one entry each', () => {
    expect(toEntries({ MODULE: ['SARABUN', 'SARABAN'], take: 10 })).toEqual([
      ['MODULE[]', 'SARABUN'],
      ['MODULE[]', 'SARABAN'],
      ['take', '10'],
    ]);
  });

  it('writes objects and lists of objects as JSON', () => {
    expect(toEntries({ sort: { by: 'no' }, to: [{ id: 1 }] })).toEqual([
      ['sort', '{"by":"no"}'],
      ['to', '[{"id":1}]'],
    ]);
  });

  it('can say "none", "empty" and nothing at all', () => {
    expect(toEntries({ none: [], empty: null, absent: undefined })).toEqual([
      ['none', '[]'],
      ['empty', ''],
    ]);
  });
});

describe('fillPath', () => {
  it('takes path parts out of the fields and escapes them', () => {
    const { path, rest } = fillPath('/files/:id/view', { id: 'a/b', page: 2 });
    expect(path).toBe('/files/a%2Fb/view');
    expect(rest).toEqual({ page: 2 });
  });
});
