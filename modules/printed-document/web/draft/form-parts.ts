/* Between the fields of a form and what the pages tell of them (PrintedField). */

/** A field; of the text, one of its paragraphs or tables. */
export interface Place {
  readonly name: string;
  /** 0 for other fields than the text. */
  readonly at: number;
  /** Of several paragraphs, the last. */
  readonly to?: number;
}

/** Whether it is this one. */
export const isOf =
  (place: Place | null) =>
  (field: Place): boolean =>
    place !== null &&
    field.name === place.name &&
    field.at >= place.at &&
    field.at <= (place.to ?? place.at);

const blocks = 'p, h1, h2, h3, h4, h5, h6, table';
const text = '[contenteditable="true"]';
const fields = 'textarea, input:not([type="hidden"]):not([tabindex="-1"]), button';

/** Paragraphs and tables of the editor in their order, as the printed body counts them. */
const blocksOf = (editor: Element): Element[] =>
  [...editor.querySelectorAll(blocks)].filter((one) => !one.parentElement?.closest('table'));

/**
 * Which field of a form an element belongs to.
 *
 * A row that is made of paragraphs of the text tells which (`data-tells`).
 *
 * @param caret where one writes, for a text
 */
export function placeOf(element: Element, caret: Node | null): Place | null {
  const {
    tells: told,
    tellsFrom,
    tellsTo,
  } = element.closest<HTMLElement>('[data-tells]')?.dataset ?? {};
  if (told !== undefined) return { name: told, at: Number(tellsFrom), to: Number(tellsTo) };
  const name = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
  if (name === undefined) return null;
  const editor = element.closest(text);
  const at = editor && caret ? blocksOf(editor).findIndex((one) => one.contains(caret)) : 0;
  return { name, at: Math.max(0, at) };
}

/** Brings the caret to a field; of the text, to the beginning of a paragraph. */
export function goTo(form: Element, { name, at }: Place): void {
  const part = form.querySelector(`[data-part="${CSS.escape(name)}"]`);
  const editor = part?.querySelector<HTMLElement>(text);
  if (editor) return goToBlock(editor, at);
  const field = [...(part?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

function goToBlock(editor: HTMLElement, at: number): void {
  const block = blocksOf(editor)[at];
  // The pages may be of a text that was longer.
  if (!block) return;
  editor.focus({ preventScroll: true });
  const words = block.matches('table') ? (block.querySelector('p') ?? block) : block;
  getSelection()?.collapse(words, 0);
  block.scrollIntoView({ block: 'center' });
}
