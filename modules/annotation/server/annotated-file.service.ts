import { buffer } from 'node:stream/consumers';
import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import { Readable } from 'node:stream';
import { isClassified } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { markPdf } from '@sarn/file/server';
import { renderAnnotations } from '@sarn/pdf/server';
import type { getAnnotatedFile } from '../contract/index.ts';
import { documentForReader, pagedFile, rowsForReader } from './annotated-document.ts';
import { printedAnnotations } from './printed-annotations.ts';

/**
 * A copy of a file with everything on its pages that was written, drawn and stamped there. The stored bytes
 * stay as they are.
 *
 * @throws AppError 'annotation.classified': its pages need the marks of each reader; also
 *   'annotation.unreadable-file', 'annotation.no-pages', 'registry.not-found'
 */
export async function annotatedFile(
  deps: Dependencies,
  caller: Caller,
  { documentId, fileId }: InputOf<typeof getAnnotatedFile>,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const { db, clock, log } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  if (isClassified(document.secrecy)) throw new AppError('annotation.classified');
  const file = await pagedFile(deps, db, documentId, fileId);
  const rows = (await rowsForReader(deps, db, caller, documentId)).filter(
    (row) => row.fileId === fileId,
  );
  const source = await buffer(Readable.from(await deps.files.open(db, fileId)));
  const date = civilDateAt(clock.now().toISOString());
  try {
    const bytes = await markPdf(source, (pages) =>
      renderAnnotations({
        ...{ title: document.title, date, pages },
        items: printedAnnotations(rows, pages),
      }),
    );
    return { bytes, name: file.name };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, fileId }, 'a file was not made with its annotations');
    throw new AppError('annotation.unreadable-file');
  }
}
