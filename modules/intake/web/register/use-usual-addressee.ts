import { useEffect, useEffectEvent, useState } from 'react';
import { useStart } from './register.client.ts';

/** The head of the agency; empty until it is known. */
export const useHeadOfAgency = (): string => useStart().data?.addressee ?? '';

/**
 * Fills in the head of the agency, once it is known, where no other addressee stands.
 *
 * @param isMissing whether the form has no addressee, and none that was typed before is offered
 */
export function useUsualAddressee(isMissing: boolean, fill: (addressee: string) => void): void {
  const usual = useHeadOfAgency();
  const [isFilled, setFilled] = useState(false);
  const fillOnce = useEffectEvent(() => {
    setFilled(true);
    fill(usual);
  });
  useEffect(() => {
    // Once only: who empties the field wants another addressee.
    if (usual !== '' && isMissing && !isFilled) fillOnce();
  }, [usual, isMissing, isFilled]);
}
