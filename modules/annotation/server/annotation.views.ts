import type { Annotation } from '../contract/index.ts';
import type { AnnotationRow } from './annotation.store.ts';

/** An annotation for a reader. */
export function toAnnotation(row: AnnotationRow, readerId: string): Annotation {
  const { page, left, top, width, height } = row;
  return {
    ...{ id: row.id, fileId: row.fileId, content: row.content },
    place: { page, left, top, width, height },
    ...{ author: row.authorName, post: row.authorPost, onBehalfOf: row.onBehalfOf },
    ...{ at: row.at, takenBackAt: row.takenBackAt },
    mayTakeBack: row.authorId === readerId && row.takenBackAt === null,
  };
}
