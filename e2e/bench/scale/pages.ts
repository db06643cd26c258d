import type { Database } from '@sarn/platform-server';
import type { Statement } from '../record-statements.ts';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/**
 * Pages of the database that the statements of one call read, on the average of its variants:
 * the same on a busy computer as on an idle one.
 */
export async function pagesOf(db: Database, variants: readonly Statement[][]): Promise<number> {
  let pages = 0;
  for (const { text, values } of variants.flat()) {
    const rows = await db.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return pages / Math.max(variants.length, 1);
}
