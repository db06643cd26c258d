import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a printed register numbers its sheets, keeps a date on one line, and a day with its entries', () => {
  const css = readFileSync(join(import.meta.dirname, 'book.css'), 'utf8');
  expect(css).toMatch(/@page book-sheet \{[^}]*@top-right \{[^}]*counter\(page, thai\)/);
  expect(css).toMatch(/\.book-sheet td\[data-column='letterDate'\] \{\s+white-space: nowrap;/);
  expect(css).toMatch(/\.book-sheet tr:has\(> \.book-sheet-day\) \{\s+break-after: avoid;/);
});
