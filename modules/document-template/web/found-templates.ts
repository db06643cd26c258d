import { templateScopes } from '@sarn/document-template/contract';
import type { TemplateRow, TemplateScope } from '@sarn/document-template/contract';
import { foldForSearch } from '@sarn/kernel';

/** Milliseconds after the last key; the templates are all here. */
export const searchDelayMs = 150;

interface TemplateGroup {
  readonly scope: TemplateScope;
  readonly rows: readonly TemplateRow[];
}

/** Templates with all the words that were typed, in their name, subject or text. */
export function matchingTemplates(
  rows: readonly TemplateRow[],
  typed: string,
): readonly TemplateRow[] {
  const words = foldForSearch(typed).split(' ');
  return rows.filter(({ name, title, text, unitName }) => {
    const all = foldForSearch(`${name} ${title} ${text} ${unitName}`);
    return words.every((word) => all.includes(word));
  });
}

/** Those that match, by whose they are. */
export function foundTemplates(
  rows: readonly TemplateRow[],
  typed: string,
): readonly TemplateGroup[] {
  const found = matchingTemplates(rows, typed);
  return templateScopes
    .map((scope) => ({ scope, rows: found.filter((row) => row.scope === scope) }))
    .filter((group) => group.rows.length > 0);
}
