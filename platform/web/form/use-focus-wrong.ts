import { useEffect, useState } from 'react';

const wrongFields = [
  '[data-invalid] :is(input, textarea, button:not([slot]))',
  '[aria-invalid="true"]',
].join(', ');
/** Of a group without a wrong field, or of the form as a whole: shown, and takes no focus. */
const sentence = '.s-field-error';

/**
 * Brings the first wrong field of a form into view and focuses it after a failed attempt.
 *
 * @param formId id of the form
 * @returns to be called when a check has failed
 */
export function useFocusWrong(formId: string): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const form = document.querySelector(`[id="${formId}"]`);
    const wrong =
      form?.querySelector<HTMLElement>(wrongFields) ?? form?.querySelector<HTMLElement>(sentence);
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [tries, formId]);
  return () => setTries((known) => known + 1);
}
