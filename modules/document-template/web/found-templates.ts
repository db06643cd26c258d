import { templateScopes } from '@sarn/document-template/contract';
import type { TemplateRow, TemplateScope } from '@sarn/document-template/contract';
import { foldForSearch } from '@sarn/kernel';

interface TemplateGroup {
  readonly scope: TemplateScope;
  readonly rows: readonly TemplateRow[];
}

/** Templates with all the words that were typed, in their name, subject or text, by whose they are. */
export function foundTemplates(
  rows: readonly TemplateRow[],
  typed: string,
): readonly TemplateGroup[] {
  const words = foldForSearch(typed).split(' ');
  const found = rows.filter(({ name, title, text, unitName }) => {
    const all = foldForSearch(`${name} ${title} ${text} ${unitName}`);
    return words.every((word) => all.includes(word));
  });
  return templateScopes
    .map((scope) => ({ scope, rows: found.filter((row) => row.scope === scope) }))
    .filter((group) => group.rows.length > 0);
}
