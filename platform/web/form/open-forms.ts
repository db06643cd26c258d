/** A form that is on the screen now. */
export interface OpenForm {
  /** Names the form and what it is about; the same when it is opened again. */
  readonly key: string;
  /** What stands in its fields, without passwords. */
  readonly values: object;
  /** Something was typed that was not sent. */
  readonly isDirty: boolean;
}

const open = new Map<string, OpenForm>();

/** Every form on the screen with what was typed into it: the one place that knows them all. */
export const openForms = (): readonly OpenForm[] => [...open.values()];

/**
 * Tells what a form holds now.
 *
 * @param id id of the form element: two forms with the same key do not replace each other
 * @returns to be called when the form is gone, or before it tells the next values
 */
export function noteForm(id: string, form: OpenForm): () => void {
  open.set(id, form);
  return () => open.delete(id);
}
