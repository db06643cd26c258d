import type { ServerModule } from '@sarn/platform-server';
import type { DocumentSlots } from './slots.ts';

/**
 * Compares the tables in which modules say that they hold text of documents with those whose text is
 * deleted with the content of a document: a forgotten one would keep what was destroyed.
 *
 * @throws Error that names each module and table without an eraser
 */
export function assertTextsAreErased(
  modules: readonly Pick<ServerModule, 'name' | 'holdsText'>[],
  { textErasers, relatedContent }: Pick<DocumentSlots, 'textErasers' | 'relatedContent'>,
): void {
  const erased = new Set([...textErasers, ...relatedContent].flatMap(({ tables }) => tables));
  const kept = modules.flatMap(({ name, holdsText = [] }) =>
    holdsText.filter((table) => !erased.has(table)).map((table) => `${table} of ${name}`),
  );
  if (kept.length === 0) return;
  throw new Error(
    `texts of documents that nothing deletes: ${kept.join(', ')} – register an eraser (slots.textErasers)`,
  );
}
