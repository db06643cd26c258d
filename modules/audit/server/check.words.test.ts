import { auditFaultKinds } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import { resultSentence } from './check.words.ts';

const at = '2026-11-21T02:00:00.000Z';

test('[13.02] the result is a sentence in Thai', () => {
  expect(resultSentence(null, 1234567, 'th')).toBe(
    'ตรวจครบ 1,234,567 รายการ ไม่พบการแก้ไข ลบ แทรก หรือสลับลำดับ',
  );
});

test.each(auditFaultKinds)('[13.02] %s names the first broken row', (kind) => {
  const entryId = '01a1fd24-ae19-75ed-900b-9c30a47729d0';
  for (const language of ['th', 'en'] as const) {
    const said = resultSentence({ kind, seq: 4321, entryId, at }, 4320, language);
    expect(said).toMatch(/4,321|01a1fd24/);
    expect(said).not.toMatch(/[{}]/);
    if (language === 'th') expect(said.replace(entryId, '')).not.toMatch(/[A-Za-z]/);
  }
});
