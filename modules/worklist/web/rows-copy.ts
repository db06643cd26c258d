import { orCopy } from '@sarn/platform-web';

interface Rows {
  readonly rows: readonly { readonly documentId: string; readonly isClassified: boolean }[];
}

/** Names a page of a queue or list on this device. */
export const copyKey = (name: string, ask: object): string => `${name} ${JSON.stringify(ask)}`;

/**
 * A page of a queue or list, or without a line the one that was seen last. Rows of documents with a
 * class are not kept.
 */
export function orRowsCopy<A extends Rows>(
  name: string,
  ask: object,
  call: () => Promise<A>,
): Promise<A> {
  const rule = {
    key: copyKey(name, ask),
    toKeep: (answer: A) => ({ ...answer, rows: answer.rows.filter((row) => !row.isClassified) }),
    about: ({ rows }: A) => rows.map(({ documentId }) => documentId),
  };
  return orCopy<A>(rule, call);
}
