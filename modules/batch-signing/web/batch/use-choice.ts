import type { BatchMethod, ToSign } from '@sarn/batch-signing/contract';
import type { OutputOf } from '@sarn/kernel';
import { useState } from 'react';
import type { listToSign } from '@sarn/batch-signing/contract';
import { isChosen, keepChosen, readChosen, toggled, unfitFor } from './chosen.ts';
import type { Chosen } from './chosen.ts';

/** What is chosen of the documents that wait, and by what they are signed. */
export function useChoice({ rows, offer }: Pick<OutputOf<typeof listToSign>, 'rows' | 'offer'>) {
  const [chosen, setChosen] = useState(readChosen);
  const put = (next: Chosen): void => {
    keepChosen(next);
    setChosen(next);
  };
  const usual: BatchMethod = offer === 'ready' ? 'certificate' : 'password';
  const method = offer === 'ready' ? (chosen.method ?? usual) : 'password';
  const fits = rows.filter((one) => unfitFor(one, method) === null);
  const isOn = ({ row }: ToSign) => isChosen(chosen, row.documentId);
  return {
    method,
    fits,
    on: fits.filter(isOn),
    isOn,
    toggle: ({ row }: ToSign) => put(toggled(chosen, row.documentId)),
    toggleAll: (isAll: boolean) =>
      put({ ...chosen, only: null, off: isAll ? [] : rows.map(({ row }) => row.documentId) }),
    setMethod: (next: BatchMethod) => put({ ...chosen, method: next }),
  };
}

export type SigningChoice = ReturnType<typeof useChoice>;
