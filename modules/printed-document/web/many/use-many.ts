import { mergePdfs, printBlob } from '@sarn/file/web';
import { saveBlob, useMounted } from '@sarn/platform-web';
import { useState } from 'react';
import type { Edition } from '../copy/copy.client.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';

/** What is made of the chosen documents: an archive to save, or one file to print. */
export type ManyAs = 'zip' | 'print';

/** Which edition of each, and what is made of them. */
export interface ManyOrder {
  readonly as: ManyAs;
  readonly edition: Edition;
}

/** A chosen document. */
export interface ChosenDocument {
  readonly documentId: string;
  readonly kind: string;
  readonly title: string;
}

export type ManyResult =
  /** `left`: how many of its files are not in it, because they cannot be printed. */
  | { readonly state: 'taken'; readonly pieces: readonly Piece[]; readonly left: number }
  | { readonly state: 'failed'; readonly error: unknown }
  /** It has no file, or none that can be printed. */
  | { readonly state: 'nothing' };

/** Fetched at once; more would fill the memory of a small computer. */
export const mostDocuments = 100;

/** Documents of rows, each once: a document may wait in two rows of a list. */
export const eachOnce = (rows: readonly ChosenDocument[]): ChosenDocument[] => [
  ...new Map(rows.map((row) => [row.documentId, row])).values(),
];

/**
 * Fetches the documents one after the other, and makes one file of them.
 *
 * @param zipName of the archive, by the number of its files
 */
export function useMany(
  documents: readonly ChosenDocument[],
  { as, edition }: ManyOrder,
  zipName: (files: number) => string,
) {
  const [results, setResults] = useState<ReadonlyMap<string, ManyResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isOpen = useMounted();
  const run = async () => {
    setRunning(true);
    setError(null);
    const known = new Map(results);
    for (const document of documents) {
      const { documentId } = document;
      // Closing the dialog stops it.
      if (!isOpen.current) return;
      if (known.get(documentId)?.state === 'taken') continue;
      known.set(documentId, await resultOf(document, { as, edition }));
      setResults(new Map(known));
    }
    const pieces = [...known.values()].flatMap((one) => (one.state === 'taken' ? one.pieces : []));
    await deliver(pieces, as, zipName(pieces.length)).catch(setError);
    setRunning(false);
  };
  const count = (state: ManyResult['state']) =>
    [...results.values()].filter((one) => one.state === state).length;
  const forget = () => setResults(new Map());
  return { run, forget, results, isRunning, error, taken: count('taken'), failed: count('failed') };
}

async function resultOf(document: ChosenDocument, { as, edition }: ManyOrder): Promise<ManyResult> {
  try {
    const all = await piecesOf(document, edition);
    const pieces = as === 'zip' ? all : await printable(all);
    if (pieces.length === 0) return { state: 'nothing' };
    return { state: 'taken', pieces, left: all.length - pieces.length };
  } catch (error) {
    return { state: 'failed', error };
  }
}

/** The PDF files that open: one that is broken or locked would spoil the whole print. */
async function printable(pieces: readonly Piece[]): Promise<readonly Piece[]> {
  const opened: Piece[] = [];
  for (const piece of pieces.filter(({ blob }) => blob.type === 'application/pdf')) {
    const doesOpen = await mergePdfs([piece.blob]).then(
      () => true,
      () => false,
    );
    if (doesOpen) opened.push(piece);
  }
  return opened;
}

async function deliver(pieces: readonly Piece[], as: ManyAs, zipName: string): Promise<void> {
  if (pieces.length === 0) return;
  if (as === 'print') return printBlob(await mergePdfs(pieces.map(({ blob }) => blob)));
  const { zipOf } = await import('./zip-of.ts');
  saveBlob(await zipOf(pieces), zipName);
}
