import { createContext, useContext } from 'react';

const FormSlotContext = createContext<HTMLElement | null>(null);

/** Around a view that has a place for forms beside its content; inside a form, null. */
export const FormSlotProvider = FormSlotContext.Provider;

/** The place for forms beside what they are about; null where forms are dialogs above the page. */
export const useFormSlot = (): HTMLElement | null => useContext(FormSlotContext);
