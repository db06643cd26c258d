import { isClassified } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';
import { useWords } from '@sarn/platform-web';
import { Suspense, lazy } from 'react';
import type { RegisterDraft } from './register-draft.ts';
import { useStart } from './register.client.ts';

const WhyNumber = lazy(async () => ({
  default: (await import('@sarn/access-control/why-number')).WhyNumber,
}));

/**
 * The number that the letter would get now. Classified documents are numbered in a register of their
 * own, and a reserved number is named by its own field: nothing is shown for these. Where the person
 * may give no number here, it leads to the reason.
 */
export function NextNumber({ draft }: { readonly draft: RegisterDraft }) {
  const say = useWords(registryWords);
  const found = useStart();
  const start = found.data;
  if (found.isError) {
    return (
      <Suspense>
        <WhyNumber kind="receive" />
      </Suspense>
    );
  }
  if (!start || isClassified(draft.secrecy) || draft.reservedEntryId !== null) return null;
  return (
    <p className="reg-next-number">
      <span className="s-muted s-small">{say('register.nextNumber')}</span>
      <strong>{start.nextNumber}</strong>
    </p>
  );
}
