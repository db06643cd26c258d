import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { receiptForm } from '@sarn/intake/server';
import { renderForms } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import { slipLimit } from '../../contract/index.ts';
import type { printSlips } from '../../contract/index.ts';
import { book } from '../book.service.ts';
import { slipFacts } from './slip-facts.ts';
import { listSlipTitles } from './slip.store.ts';

/**
 * Receipts for the letters of the delivery book of a day, in its order: those rows that the caller sees there.
 *
 * @throws AppError 'registry.dispatch-not-found' for an empty book, 'registry.slips-too-many', 'pdf.too-slow'
 */
export async function slipFile(
  deps: Dependencies,
  caller: Caller,
  input: InputOf<typeof printSlips>,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const { rows, agency } = await book(deps, db, caller, input);
  if (rows.length === 0) throw new AppError('registry.dispatch-not-found');
  if (rows.length > slipLimit) throw new AppError('registry.slips-too-many', { most: slipLimit });
  const ids = rows.map(({ id }) => id);
  const titles = await listSlipTitles(db, ids, caller.principals);
  const today = civilDateAt(clock.now());
  const pdf = await renderForms(
    rows.map((line) =>
      receiptForm(slipFacts(line, { issuer: agency, title: titles.get(line.id) ?? '' }), today),
    ),
    await typefaceLook(deps, db),
  );
  const bytes = Buffer.from(pdf);
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf' },
    ...{ name: `ใบรับหนังสือ ${input.day}.pdf`, disposition: 'inline' },
  };
}
