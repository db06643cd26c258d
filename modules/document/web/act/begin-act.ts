import { useEffect } from 'react';

let begin: (() => void) | null = null;

/** Begins the primary act of the document that is shown, if it asks something; its form is opened. */
export const beginPrimaryAct = (): void => begin?.();

/** While the acts of a document are shown. */
export function useBeginning(open: () => void): void {
  useEffect(() => {
    begin = open;
    return () => {
      begin = null;
    };
  });
}
