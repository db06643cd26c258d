import { ids } from '@sarn/document/testing';
import { printLoanCard } from '@sarn/retention/contract';
import { answerCalls, refusal, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import { LoanCardButton } from './LoanCardButton.tsx';

test('[13.05] a borrowing card is asked for the document, and a refusal is told', async () => {
  const calls = answerCalls({
    [`${printLoanCard.method} ${printLoanCard.path}`]: () => refusal('registry.not-found'),
  });
  const user = await show(<LoanCardButton documentId={ids.document} />);
  await user.click(screen.getByRole('button', { name: th['side.loanCard'] }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(calls[0]?.fields).toMatchObject({ documentId: ids.document });
});
