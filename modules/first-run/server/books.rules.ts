import { documentKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { numberRuleOf } from '@sarn/register/contract';
import type { NumberSettings, RegisterKind } from '@sarn/register/contract';

/** A unit with a registry, as far as its registers depend on it. */
export interface BookPlace {
  readonly isRoot: boolean;
  /** It has a letter code of its own, and so numbers its letters itself. */
  readonly isCoded: boolean;
}

/**
 * The registers that a unit keeps, without those for classified documents: those are opened by the
 * appointment of a registrar.
 */
export function booksAt(place: BookPlace, settings: NumberSettings): readonly RegisterKind[] {
  const counts = { agency: place.isRoot, code: place.isRoot || place.isCoded, unit: true };
  const kinds = (Object.keys(documentKinds) as DocumentKind[]).flatMap((kind) => {
    const rule = numberRuleOf(kind, settings);
    return rule && counts[rule.countedBy] ? [rule.register] : [];
  });
  return [...new Set(kinds)];
}
