import { isLetterKind, isPublicationKind } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { ListedInput } from '@sarn/platform-web';
import { z } from 'zod';
import { createKindPath } from '@sarn/correspondence/web';

/** Text typed into the form of a draft on this device, and not saved. */
export interface TypedDraft {
  /** The key of its form. */
  readonly key: string;
  readonly kind: DocumentKind;
  /** The saved draft to which it belongs; null where it was never saved. */
  readonly documentId: string | null;
  readonly title: string;
  readonly typedAt: string;
  /** The form in which it is offered again, where it was never saved. */
  readonly path: string;
}

const Typed = z.object({
  draft: z.object({ title: z.string(), replyTo: z.string().nullish() }),
});

const kindOf = (name: string): DocumentKind | null => {
  if (name === 'memo') return 'inside';
  return isLetterKind(name) || isPublicationKind(name) ? name : null;
};

/** The drafts among all forms with unsent input; keys as `useDraftForm` makes them. */
export function typedDrafts(inputs: readonly ListedInput[]): readonly TypedDraft[] {
  return inputs.flatMap(({ key, values, savedAt }) => {
    const [, name = '', documentId = null] = /^draft\.([a-z]+)(?::(.+))?$/.exec(key) ?? [];
    const kind = kindOf(name);
    const typed = Typed.safeParse(values);
    if (!kind || !typed.success) return [];
    const { title, replyTo } = typed.data.draft;
    const path = createKindPath(kind) + (replyTo ? `?replyTo=${encodeURIComponent(replyTo)}` : '');
    return [{ key, kind, documentId, title: title.trim(), typedAt: savedAt, path }];
  });
}
