import { expect, test } from 'vitest';
import { emptyDraft, toFilter } from './filter-draft.ts';

test('[13.02] only what narrows is asked for', () => {
  expect(toFilter(emptyDraft)).toEqual({});
  const draft = {
    ...emptyDraft,
    caller: { value: 'p1', label: 'สมชาย' },
    outcome: 'refused' as const,
    document: '  ตย 1 ',
    from: '2026-11-01',
  };
  expect(toFilter(draft)).toEqual({
    callerId: 'p1',
    outcome: 'refused',
    document: 'ตย 1',
    from: '2026-11-01',
  });
});
