import { AppError, newId } from '@sarn/kernel';
import type { ErrorCatalogue, InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, PartChange, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { applyConfiguration, getConfigurationImport } from '../../contract/index.ts';
import {
  byCodesHere,
  changesOf,
  differencesOf,
  digestOf,
  plainFields,
  rowsInFile,
} from './differences.rules.ts';
import type { Compared } from './differences.rules.ts';
import { fileText, readFile } from './format.ts';
import type { ConfigurationFile, FileSections } from './format.ts';
import { findImport, insertImport, lockImports, markApplied } from './import.store.ts';
import type { AppliedChange, OpenedFile } from './import.store.ts';
import { placeOf, whyOf } from './refusal.rules.ts';
import type { Teller } from './refusal.rules.ts';
import type { Section, SectionWriting } from './section.ts';

export interface FileDependencies {
  readonly platform: Platform;
  /** Name of the deployment of this installation. */
  readonly deployment: string;
  /** Described tables in the order of their references, then the parts of the modules. */
  readonly sections: () => readonly Section[];
  /** The sentences in which the modules refuse. */
  readonly errors: () => ErrorCatalogue;
}

/** Everything that the deployment has set, as the text of a file. */
export async function exportFile(
  { platform, deployment, sections }: FileDependencies,
  h: Handle,
): Promise<string> {
  const made: Record<Section['kind'], FileSections> = { tables: {}, values: {} };
  for (const section of sections()) {
    const rows = await section.read(h);
    made[section.kind][section.code] = Object.fromEntries(
      rows.map(({ code, fields }) => [code, plainFields(fields)]),
    );
  }
  return fileText({ deployment, exportedAt: platform.clock.now().toISOString(), ...made });
}

/** Reads a file and keeps it until it is taken. @throws AppError of `readFile` */
export async function openFile(
  { platform, sections }: FileDependencies,
  { caller, language }: SignedContext,
  tx: Tx,
  text: string,
): Promise<string> {
  const file = readFile(text, (place, sent) => {
    const told = { sections: sections(), file: sent };
    const { where, wanted } = placeOf(place, told, language === 'en' ? 'en' : 'th');
    return new AppError('configuration.file-place', { where, wanted });
  });
  const id = newId();
  await insertImport(tx, { id, file, by: caller.id, at: platform.clock.now().toISOString() });
  return id;
}

/** In what an opened file differs from the settings here. @throws AppError 'platform.not-found' */
export async function showDifferences(
  deps: FileDependencies,
  { caller, language }: SignedContext,
  importId: string,
): Promise<OutputOf<typeof getConfigurationImport>> {
  const { db } = deps.platform;
  const file = fileOf(await findImport(db, importId, caller.id));
  const compared = await compare(deps, db, file);
  const known = new Set(
    compared.flatMap(({ section: { code, replaces } }) => [code, replaces?.code ?? code]),
  );
  return {
    ...{ deployment: file.deployment, exportedAt: file.exportedAt },
    isOtherDeployment: file.deployment !== deps.deployment,
    unknown: [...Object.keys(file.tables), ...Object.keys(file.values)].filter(
      (code) => !known.has(code),
    ),
    sections: differencesOf(compared, language),
    digest: digestOf(compared),
  };
}

/** What was stored was read by the same schema; another version of the program may not know it. */
function fileOf(found: OpenedFile | undefined): ConfigurationFile {
  if (!found || found.appliedAt !== null) throw new AppError('platform.not-found');
  return readFile(JSON.stringify(found.file));
}

async function compare(
  { sections }: FileDependencies,
  h: Handle,
  file: ConfigurationFile,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const section of sections()) {
    compared.push({
      section,
      here: await section.read(h),
      inFile: rowsInFile(section, file[section.kind]),
    });
  }
  return byCodesHere(compared);
}

/** Takes what was chosen of a file; all or none. */
export async function applyFile(
  deps: FileDependencies,
  context: SignedContext,
  tx: Tx,
  { importId, chosen, isLikeFile, digest, reason }: InputOf<typeof applyConfiguration>,
): Promise<OutputOf<typeof applyConfiguration>> {
  await lockImports(tx);
  const file = fileOf(await findImport(tx, importId, context.caller.id));
  const compared = await compare(deps, tx, file);
  if (digestOf(compared) !== digest) throw new AppError('configuration.file-changed');
  const wanted = { chosen: new Set(chosen), isLikeFile };
  const writer = { context, reason, batch: importId };
  const applied: AppliedChange[] = [];
  const teller = tellerOf(deps, context);
  let waiting = 0;
  for (const one of compared) {
    const changes = changesOf(one, wanted);
    const writing = await writingOf(one.section, tx, writer, changes);
    for (const change of changes) {
      const done = await named(teller, one.section, change, () => writing.write(change));
      if (done === 'waits') waiting += 1;
      else applied.push(appliedOf(one.section, change));
    }
    await writing.flush((code, error) => {
      const refused = changes.find(({ before, after }) => (after ?? before)?.code === code);
      return refused ? withName(teller, one.section, refused, error) : error;
    });
    if (applied.some(({ section }) => section === one.section.code)) await one.section.check?.(tx);
  }
  if (applied.length + waiting === 0) throw new AppError('configuration.file-nothing');
  const at = deps.platform.clock.now().toISOString();
  await markApplied(tx, importId, { applied: await asWritten(compared, tx, applied), at });
  await note(deps, tx, context, 'configuration.file-imported', importId, {
    ...{ reason, deployment: file.deployment, exportedAt: file.exportedAt, waiting },
    rows: applied.map(
      ({ section, before, after }) => `${section}/${(after ?? before)?.code ?? ''}`,
    ),
  });
  return { count: applied.length, waiting };
}

/** Rows that can be written together are: a file may have thousands. */
async function writingOf(
  section: Section,
  tx: Tx,
  writer: Parameters<Section['write']>[1],
  changes: readonly PartChange[],
): Promise<SectionWriting> {
  if (changes.length > 0 && section.writeTogether) {
    return section.writeTogether(tx, writer, changes);
  }
  return { write: (change) => section.write(tx, writer, change), flush: async () => {} };
}

const appliedOf = ({ code: section }: Section, { before, after }: PartChange): AppliedChange => ({
  section,
  before: before && { ...before, fields: plainFields(before.fields) },
  after: after && { ...after, fields: plainFields(after.fields) },
});

/** The rows as they are now: writing may have set more than the file says. Undo compares with them. */
async function asWritten(compared: readonly Compared[], tx: Tx, applied: readonly AppliedChange[]) {
  const rows = await rowsNow(
    compared.map(({ section }) => section),
    tx,
    applied,
  );
  return applied.map((change) => ({ ...change, after: rows(change) ?? null }));
}

/** Finds the row of an applied change as it is now. */
export async function rowsNow(
  sections: readonly Section[],
  tx: Handle,
  applied: readonly AppliedChange[],
) {
  const known = new Map<string, AppliedChange['after']>();
  for (const section of sections) {
    if (!applied.some((one) => one.section === section.code)) continue;
    for (const found of await section.read(tx)) {
      known.set(`${section.code}/${found.code}`, { ...found, fields: plainFields(found.fields) });
    }
  }
  return ({ section, before, after }: AppliedChange) =>
    known.get(`${section}/${(after ?? before)?.code ?? ''}`);
}

/** In whose words a refusal is told, and by which sentences. */
export const tellerOf = ({ errors }: FileDependencies, { language }: SignedContext): Teller => ({
  ...{ words: language === 'en' ? 'en' : 'th', errors: errors() },
});

/** Names the row in the refusal of a rule of settings; other refusals say by themselves what they are about. */
async function named<T>(
  teller: Teller,
  section: Section,
  change: PartChange,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withName(teller, section, change, error);
  }
}

function withName(
  teller: Teller,
  section: Section,
  { before, after }: PartChange,
  error: unknown,
): unknown {
  const { code = '', name = '' } = after ?? before ?? {};
  const why = whyOf(error, teller, section, code);
  if (why === null) return error;
  const title = section.title[teller.words];
  return new AppError('configuration.file-row', { section: title, name, why });
}

/** Writes an entry of the audit trail about a file. */
export async function note(
  { platform }: FileDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  act: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await platform.audit.write(tx, {
    ...{ act, callerId: caller.id, subject: { kind: 'configuration', id }, detail, requestId },
  });
}
