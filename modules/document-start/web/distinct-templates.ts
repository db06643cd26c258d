import type { TemplateRow } from '@sarn/document-template/contract';

/**
 * The templates without copies of the same text: who shared an own one is offered it once. Own ones come first
 * in the list of the server, and stay.
 */
export function distinctTemplates(rows: readonly TemplateRow[]): readonly TemplateRow[] {
  const keyOf = ({ kind, name, title, text }: TemplateRow) =>
    JSON.stringify([kind, name, title, text]);
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}
