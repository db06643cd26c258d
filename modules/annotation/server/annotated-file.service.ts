import { buffer } from 'node:stream/consumers';
import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import { Readable } from 'node:stream';
import { isClassified } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { isDrawable, pixelSize } from '@sarn/file/contract';
import { markPdf } from '@sarn/file/server';
import { renderAnnotations, renderPicture } from '@sarn/pdf/server';
import { isPicture } from '../contract/index.ts';
import type { getAnnotatedFile } from '../contract/index.ts';
import { documentForReader, pagedFile, rowsForReader } from './annotated-document.ts';
import { printedAnnotations } from './printed-annotations.ts';

/**
 * A copy of a file, as PDF, with everything on its pages that was written, drawn and stamped there. A picture
 * becomes a page. The stored bytes stay as they are.
 *
 * @throws AppError 'annotation.classified': its pages need the marks of each reader; also
 *   'annotation.unreadable-file', 'annotation.picture-too-large', 'annotation.no-pages', 'registry.not-found'
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
  const stored = await buffer(Readable.from(await deps.files.open(db, fileId)));
  const date = civilDateAt(clock.now().toISOString());
  try {
    const source = await pagesIn(stored, file.mediaType);
    const bytes = await markPdf({ source, by: caller.id }, (pages) =>
      renderAnnotations({
        ...{ title: document.title, date, pages },
        items: printedAnnotations(rows, pages),
      }),
    );
    return { bytes, name: nameOf(file) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, fileId }, 'a file was not made with its annotations');
    throw new AppError('annotation.unreadable-file');
  }
}

/** The file as PDF. @throws AppError 'annotation.picture-too-large' before anything of it is decoded */
async function pagesIn(bytes: Buffer, mediaType: string): Promise<Uint8Array> {
  if (!isPicture(mediaType)) return bytes;
  const size = pixelSize(bytes);
  if (size && !isDrawable(bytes)) throw new AppError('annotation.picture-too-large', { ...size });
  return renderPicture({ bytes, mediaType });
}

/** What is made of a picture is a PDF, and named as one. */
const nameOf = ({
  name,
  mediaType,
}: {
  readonly name: string;
  readonly mediaType: string;
}): string => (isPicture(mediaType) ? `${name.replace(/\.[^.]+$/, '')}.pdf` : name);
