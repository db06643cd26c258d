import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
/** Change notes are shown in the product; that of this change names the former words. */
const files = globSync('{changes,apps/web,modules/*,platform/*}/**/*.{ts,tsx,md}', {
  cwd: root.pathname,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*', 'changes/words.feature.md'],
});

/** Words that people misread, and what is said instead; where the specification spells them they stay. */
const replaced = [
  { word: 'อ่านทั้งหมด', instead: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' },
  { word: 'เอกเซล', instead: 'Excel' },
  { word: 'เวอร์ชั่น', instead: 'เวอร์ชัน', specified: 'บันทึกประจำเวอร์ชั่น' },
] as const;

test.each(replaced)('nothing says $word: it says $instead', ({ word, ...rest }) => {
  const specified = 'specified' in rest ? rest.specified : null;
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return (specified ? text.replaceAll(specified, '') : text).includes(word);
  });
  expect(found).toEqual([]);
});
