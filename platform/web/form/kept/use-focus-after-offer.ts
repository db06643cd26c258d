import { useEffect, useRef } from 'react';

/** What takes input or a press, in a form. */
const focusable =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true], button:not(:disabled)';

/** The focus goes to the first field once the person has decided on the offer: its buttons are gone. */
export function useFocusAfterOffer(formId: string, isOffered: boolean): void {
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    if (wasOffered.current && !isOffered) {
      const fields = document.getElementById(formId)?.querySelector('.s-form-fields, .s-form-body');
      fields?.querySelector<HTMLElement>(focusable)?.focus();
    }
    wasOffered.current = isOffered;
  }, [formId, isOffered]);
}
