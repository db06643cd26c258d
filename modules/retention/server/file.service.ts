import { Readable } from 'node:stream';
import { AppError } from '@sarn/kernel';
import { renderList } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import { zipOf } from '@sarn/platform-server';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import { retentionListKinds } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { fileOf } from '@sarn/document/server';
import { noteList } from './list.service.ts';
import { certificateForm, listForm } from './list-form.ts';
import { tableOf, valuesOf } from './list-sheet.ts';
import { seeList } from './list-view.service.ts';
import type { SeenList } from './list-view.service.ts';
import { packageParts } from './package.ts';
import { nameOfList } from './retention-news.ts';

/** The list, and an audit event that its file was downloaded. */
async function taken(
  deps: Dependencies,
  context: SignedContext,
  id: string,
  file: string,
): Promise<SeenList> {
  const seen = await seeList(deps, deps.platform.db, context.caller, id);
  await deps.platform.db.transaction((tx) =>
    noteList(deps, tx, context, 'registry.retention-file', id, { file }),
  );
  return seen;
}

/** The list as an Excel file, in the columns of its form. */
export async function sheet(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'sheet');
  const { columns } = tableOf(seen);
  return fileOf({
    name: nameOfList(seen.list).replace('/', '-'),
    tab: `แบบที่ ${retentionListKinds[seen.list.kind].form}`,
    period: `แบบที่ ${retentionListKinds[seen.list.kind].form}`,
    headings: columns.map(({ label }) => label),
    widths: columns.map(({ width }) => width * 8),
    rows: valuesOf(seen),
  });
}

/** The list as PDF, to be signed and sent to the National Archives. */
export async function form(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'form');
  const { list } = seen;
  const pdf = await renderList({
    ...listForm(seen, (await deps.organisation.rootUnit(deps.platform.db)).name),
    ...(await typefaceLook(deps, deps.platform.db)),
  });
  return pdfOf(pdf, nameOfList(list));
}

/**
 * The certificate of destruction: what was destroyed, by which list, with the checksum of every
 * file, and what was spared at the last moment and why.
 *
 * @throws 'registry.retention-list-moved' while it is not finished
 */
export async function certificate(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'certificate');
  const { list } = seen;
  if (list.kind !== 'destroy' || !list.doneAt) throw new AppError('registry.retention-list-moved');
  const issuer = (await deps.organisation.rootUnit(deps.platform.db)).name;
  const pdf = await renderList({
    ...certificateForm(seen, issuer),
    ...(await typefaceLook(deps, deps.platform.db)),
  });
  return pdfOf(pdf, `ใบรับรองการทำลาย ${list.number}-${list.beYear}`);
}

/** What goes to the National Archives with the list: the documents themselves. */
export async function packageOf(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'package');
  if (seen.list.kind === 'destroy' || !seen.isKeeper) {
    throw new AppError('registry.retention-list-moved');
  }
  // Made while it is sent: a package of scans may be larger than the memory of the server.
  const bytes = Readable.from(zipOf(packageParts(deps, deps.platform.db, seen)));
  const name = `${nameOfList(seen.list).replace('/', '-')}.zip`;
  return { bytes, type: 'application/zip', name, disposition: 'attachment' };
}

const pdfOf = (pdf: Uint8Array, name: string): BinaryAnswer => ({
  bytes: Buffer.from(pdf),
  type: 'application/pdf',
  name: `${name.replace('/', '-')}.pdf`,
  disposition: 'inline',
});
