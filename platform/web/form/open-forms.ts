/** A form that is on the screen now. */
export interface OpenForm {
  /** Names the form and its subject; the same when it is opened again. */
  readonly key: string;
  /** The values of its fields, without passwords. */
  readonly values: object;
  /** It has input that was not sent. */
  readonly isDirty: boolean;
}

const open = new Map<string, OpenForm>();

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
