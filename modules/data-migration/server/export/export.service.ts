import type { Handle } from '@sarn/platform-server';
import { documentKinds } from '@sarn/document/contract';
import { registerTerms } from '@sarn/register/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { RegisterKind } from '@sarn/register/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { AttachedFile } from '@sarn/document/server';
import { diskName, markName, openExportFolder } from './export-folder.ts';
import type { ExportFolder } from './export-folder.ts';
import { exportReadme } from './export-readme.ts';
import {
  countStaying,
  listExportLines,
  listExportDocuments,
  listExportRegisters,
} from './export.store.ts';
import type { ExportDocument, ExportRegister } from './export.store.ts';
import { csvHeading, csvOfLine } from './register-csv.ts';

const lineBatch = 1000;
const documentBatch = 200;
const sums = 'sha256sums.txt';

/** The target folder, and the function that is told the progress. */
export interface ExportTarget {
  readonly folder: string;
  readonly tell: (documents: number) => void;
}

/** What was exported. */
export interface Exported {
  readonly papers: number;
  readonly files: number;
  readonly registers: number;
  readonly classified: number;
  readonly drafts: number;
}

/**
 * Exports everything to a folder in forms that other programs read: registers as CSV, documents as
 * JSON, files as they are, with their checksums. It runs on the console of the server for whoever
 * operates it; no call does it, for no single person may read every document. An interrupted run
 * continues with the files.
 *
 * @throws 'registry.export-folder-taken'
 */
export async function exportAll(
  deps: Dependencies,
  { folder: path, tell }: ExportTarget,
): Promise<Exported> {
  const { db, clock } = deps.platform;
  const folder = await openExportFolder(path);
  await folder.clear([sums, 'registers', 'papers']);
  const firstFiles = new Map<string, string>();
  const written = await writeDocuments(deps, db, folder, { firstFiles, tell });
  const registers = await writeRegisters(deps, db, folder, firstFiles);
  const exported = { ...written, registers, ...(await countStaying(db)) };
  await folder.write('README.txt', exportReadme);
  const mark = { format: 1, at: clock.now().toISOString(), ...exported };
  await folder.write(markName, `${JSON.stringify(mark, null, 2)}\n`);
  await db.transaction((tx) =>
    deps.platform.audit.write(tx, {
      act: 'registry.export-all',
      callerId: null,
      subject: { kind: 'register', id: 'all' },
      detail: { ...exported },
    }),
  );
  return exported;
}

interface Course {
  /** Name on disk of the first file of each document, for the registers. */
  readonly firstFiles: Map<string, string>;
  readonly tell: (documents: number) => void;
}

async function writeDocuments(
  deps: Dependencies,
  h: Handle,
  folder: ExportFolder,
  { firstFiles, tell }: Course,
): Promise<{ papers: number; files: number }> {
  let [documents, files, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const batch = await listExportDocuments(h, after, documentBatch);
    const last = batch.at(-1);
    if (!last) return { papers: documents, files };
    const ids = batch.map((document) => document.id);
    const kept = await filesOf(deps, h, folder, ids);
    const names = await namesOf(deps, h, batch);
    for (const document of batch) {
      const own = kept.get(document.id) ?? [];
      const [first] = own;
      if (first) firstFiles.set(document.id, first.path);
      files += own.length;
      const line = { ...document.content, ...names(document), files: own };
      await folder.append(`papers/${document.year}.jsonl`, `${JSON.stringify(line)}\n`);
    }
    documents += batch.length;
    tell(documents);
    after = last.id;
  }
}

interface KeptFile {
  readonly path: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly role: string;
  readonly sha256: string;
  readonly replacedAt: string | null;
}

/** Copies the files of some documents, current ones first. */
async function filesOf(
  deps: Dependencies,
  h: Handle,
  folder: ExportFolder,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptFile[]>> {
  const holding = await deps.files.list(h, fileOwnerKind, ids);
  const former = await deps.files.listReplaced(h, fileOwnerKind, ids);
  const replacedAt = new Map(former.map((file) => [file.id, file.replacedAt]));
  const kept = new Map<string, KeptFile[]>();
  for (const file of [...holding, ...former]) {
    const own = kept.get(file.ownerId) ?? [];
    own.push(await keepFile(deps, h, folder, { file, place: own.length + 1, replacedAt }));
    kept.set(file.ownerId, own);
  }
  return kept;
}

async function keepFile(
  deps: Dependencies,
  h: Handle,
  folder: ExportFolder,
  told: {
    readonly file: AttachedFile;
    readonly place: number;
    readonly replacedAt: ReadonlyMap<string, string>;
  },
): Promise<KeptFile> {
  const { id, ownerId, name, mediaType, bytes, role } = told.file;
  const { sha256 } = told.file;
  const path = diskName(ownerId, told.place, name);
  await folder.keep(path, bytes, () => deps.files.open(h, id));
  await folder.append(sums, `${sha256}  ${path}\n`);
  return {
    path,
    name,
    mediaType,
    bytes,
    role,
    sha256,
    replacedAt: told.replacedAt.get(id) ?? null,
  };
}

/** Names instead of ids that mean nothing outside this system. */
async function namesOf(deps: Dependencies, h: Handle, documents: readonly ExportDocument[]) {
  const units = await deps.organisation.units(h, [...new Set(documents.map((p) => p.ownerUnitId))]);
  const people = await deps.organisation.personCard(h, [
    ...new Set(documents.map((p) => p.authorId)),
  ]);
  const unitNames = new Map(units.map((unit) => [unit.id, unit.name]));
  const personNames = new Map(people.map((card) => [card.id, card.name]));
  return ({ ownerUnitId, authorId, content }: ExportDocument) => ({
    kindName: documentKinds[content['kind'] as DocumentKind].th,
    unitName: unitNames.get(ownerUnitId) ?? '',
    authorName: personNames.get(authorId) ?? '',
  });
}

async function writeRegisters(
  deps: Dependencies,
  h: Handle,
  folder: ExportFolder,
  firstFiles: ReadonlyMap<string, string>,
): Promise<number> {
  const registers = await listExportRegisters(h);
  const units = await deps.organisation.units(h, [...new Set(registers.map((r) => r.unitId))]);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  for (const register of registers) {
    const unit = names.get(register.unitId) ?? register.unitId;
    await writeRegister(h, folder, register, { unit, firstFiles });
  }
  return registers.length;
}

async function writeRegister(
  h: Handle,
  folder: ExportFolder,
  register: ExportRegister,
  { unit, firstFiles }: { readonly unit: string; readonly firstFiles: ReadonlyMap<string, string> },
): Promise<void> {
  const kind = registerTerms[register.kind as RegisterKind].th;
  const safe = `${unit} ${kind} ${register.year}`.replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_');
  const name = `registers/${safe}.csv`;
  await folder.append(name, csvHeading);
  const speedOf = await speedsOf(h);
  for (let after = 0; ;) {
    const lines = await listExportLines(h, register, after, lineBatch);
    const last = lines.at(-1);
    if (!last) return;
    const fileOf = (id: string | null) => (id && firstFiles.get(id)?.split('/').at(-1)) ?? '';
    const texts = lines.map((line) =>
      csvOfLine(line, line.documentId ? unit : '', fileOf(line.documentId), speedOf),
    );
    await folder.append(name, texts.join(''));
    after = last.number;
  }
}
