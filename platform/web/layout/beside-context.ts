import { createContext, useContext } from 'react';
import type { RefObject } from 'react';

/** What stands beside a form knows of it. */
export interface FormBeside {
  readonly form: RefObject<HTMLElement | null>;
  /** On a narrow window: shows the form in place of what stands beside it, before it returns. */
  readonly showForm: () => void;
}

const BesideContext = createContext<FormBeside | null>(null);

export const BesideProvider = BesideContext.Provider;

/** For what stands beside a form in `BesideForm`; null anywhere else. */
export const useFormBeside = (): FormBeside | null => useContext(BesideContext);
