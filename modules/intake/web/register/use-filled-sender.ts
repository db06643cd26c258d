import { useSenderOfNumber } from '@sarn/contact/web';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { RegisterDraft } from './register-draft.ts';

/**
 * Fills in the sender whose numbers begin like that of the letter; another name that was typed stays.
 *
 * @returns the name that such a letter must bear; null where any name may be typed
 */
export function useFilledSender(
  { letterNo, sender }: RegisterDraft,
  change: (part: Pick<RegisterDraft, 'sender'>) => void,
): string | null {
  const partner = useSenderOfNumber(useDeferredValue(letterNo));
  const [filled, setFilled] = useState('');
  const name = partner === undefined ? null : (partner?.name ?? '');
  const fill = useEffectEvent((found: string) => {
    // A number that fits nobody any more takes back only what was filled in.
    if (found === filled || (sender !== '' && sender !== filled)) return;
    setFilled(found);
    change({ sender: found });
  });
  useEffect(() => {
    if (name !== null) fill(name);
  }, [name]);
  return partner?.isFixedName ? partner.name : null;
}
