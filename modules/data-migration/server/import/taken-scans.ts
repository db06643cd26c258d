import { Readable } from 'node:stream';
import { AppError } from '@sarn/kernel';
import { ZipError } from '@sarn/platform-server';
import type { Arrival } from '@sarn/file/server';
import type { ImportProblem } from '../../contract/index.ts';
import type { ImportContext } from './part.ts';
import type { RunRow } from './import-run.store.ts';
import { folderSource, zipSource } from './scan-source.ts';
import type { ScanSource } from './scan-source.ts';

/** A scan that was read and checked, or what is wrong with it. */
export type TakenScan = { readonly arrival: Arrival } | { readonly problem: ImportProblem };

/** The scans of one part, by their paths in the zip or the folder. */
export type TakenScans = ReadonlyMap<string, TakenScan>;

/** The import and the scans that the rows of its next part name. */
export interface NamedScans {
  readonly run: RunRow;
  readonly paths: readonly string[];
}

/**
 * Reads and checks scans, while no transaction is open: a scanner for viruses and the reader of PDF take their time.
 * Whoever asked keeps what arrived, and drops the rest with `dropScans`.
 *
 * @throws AppError where a scan cannot be checked now ('file.scanner-away', 'platform.busy'); what was read is dropped
 */
export async function takeScans(
  importing: ImportContext,
  { run, paths }: NamedScans,
  signal: AbortSignal,
): Promise<TakenScans> {
  const taken = new Map<string, TakenScan>();
  const source = paths.length > 0 ? sourceOf(importing, run) : null;
  if (!source) return taken;
  try {
    for (const path of paths) {
      signal.throwIfAborted();
      taken.set(path, await takeScan(importing, source, path));
    }
  } catch (error) {
    await dropScans(importing, taken);
    throw error;
  }
  return taken;
}

/** Deletes what arrived and was not kept; of what was kept nothing is left to delete. */
export async function dropScans({ deps }: ImportContext, taken: TakenScans): Promise<void> {
  for (const scan of taken.values()) {
    if ('arrival' in scan) await deps.files.drop(scan.arrival);
  }
}

function sourceOf({ files }: ImportContext, run: RunRow): ScanSource | null {
  if (run.scansKind === 'zip') return zipSource(files.zipOf(run.id));
  return run.scansPath ? folderSource(run.scansPath) : null;
}

/** These pass: the part is begun again later, and no scan is left out because of them. */
const passing = new Set(['file.scanner-away', 'platform.busy']);

const typeCodes = new Set(['file.type-not-allowed', 'file.extension-mismatch', 'file.empty']);

async function takeScan(
  { deps }: ImportContext,
  source: ScanSource,
  path: string,
): Promise<TakenScan> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    const bytes = await readScan(source, path);
    if (!bytes) throw new AppError('file.pdf-unreadable', { name });
    return { arrival: await deps.files.takeIn(name, Readable.from([bytes])) };
  } catch (error) {
    if (!(error instanceof AppError) || passing.has(error.code)) throw error;
    const code = typeCodes.has(error.code) ? 'scan-type' : 'scan-broken';
    return { problem: { code, field: 'fileName', cell: name.slice(0, 200), params: { name } } };
  }
}

/** Null where it cannot be read: removed meanwhile, or damaged in the zip. */
async function readScan(source: ScanSource, path: string): Promise<Buffer | null> {
  try {
    return await source.read(path);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (error instanceof ZipError || error instanceof AppError) return null;
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}
