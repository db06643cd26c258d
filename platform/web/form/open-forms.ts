import { createContext, useContext } from 'react';
import type { InputKeeper } from './kept/input-keeper.ts';

/** A form that is on the screen now. */
export interface OpenForm {
  /** Names the form and its subject; the same when it is opened again. */
  readonly key: string;
  /** The values of its fields, without passwords. */
  readonly values: object;
  /** It has input that was not sent. */
  readonly isDirty: () => boolean;
  readonly input: Pick<InputKeeper, 'isLost' | 'clear'>;
  readonly place: FormPlace;
}

/** Where a form is: on the page, or in the window above it that Back closes. */
export type FormPlace = 'page' | 'window';

const FormPlaceContext = createContext<FormPlace>('page');

/** Around what is in the window above the page. */
export const FormPlaceProvider = FormPlaceContext.Provider;

export const useFormPlace = (): FormPlace => useContext(FormPlaceContext);

const open = new Map<string, OpenForm>();

let isLeaving = false;

/**
 * The page is left without a question: the session is over, and what was typed is kept. A question
 * would hold the page open before nobody.
 */
export function leaveWithoutQuestion(): void {
  isLeaving = true;
}

/**
 * The forms with input that was not sent, about which to ask before the page is left.
 *
 * @param place only those in the window, where only that is closed
 */
export const formsToLeave = (place?: 'window'): readonly OpenForm[] =>
  isLeaving ? [] : openForms().filter((form) => form.isDirty() && (!place || form.place === place));

/** Every form on the screen with its input: the one list of them all. */
export const openForms = (): readonly OpenForm[] => [...open.values()];

/**
 * Records the current values of a form.
 *
 * @param id id of the form element: two forms with the same key do not replace each other
 * @returns to be called when the form is closed, or before its next values are recorded
 */
export function noteForm(id: string, form: OpenForm): () => void {
  open.set(id, form);
  return () => open.delete(id);
}
