import { AppError, isPlainValue, release } from '@sarn/kernel';
import { z } from 'zod';

/** Format of the files that this program writes. A new one brings a step in `steps`. */
export const fileFormat = 1;
export const productName = 'sarn';

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const code = z.string().min(1).max(600);
const Fields = z.record(z.string().max(60), Value);
const Rows = z.record(code, Fields);
const Sections = z.record(code, Rows);

const ConfigurationFile = z.object({
  format: z.literal(fileFormat),
  product: z.object({ name: z.literal(productName), version: z.string().max(40) }),
  deployment: z.string().max(40),
  exportedAt: z.iso.datetime(),
  tables: Sections.describe('Described tables: rows by their codes'),
  values: Sections.describe('Other settings: rows by their codes'),
});
/** A file of settings: everything by codes, nothing by ids. */
export type ConfigurationFile = z.output<typeof ConfigurationFile>;
export type FileSections = z.output<typeof Sections>;

/** Changes a file of one format into the next. */
export type FormatStep = (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** By the format from which each leads on. */
const steps: Readonly<Record<number, FormatStep>> = {};

const Head = z.looseObject({
  format: z.number().int().min(0),
  product: z.object({ name: z.literal(productName), version: z.string().max(40) }),
});

/** Where a file does not have its form: `tables`, table, row, field, as far as that is known. */
export interface FilePlace {
  readonly path: readonly string[];
  /** It holds a sign that no field may hold. */
  readonly isUnstorable: boolean;
}

/** What is said of a place; the file is as it was sent. */
export type TellsPlace = (place: FilePlace, file: unknown) => AppError;

/**
 * Reads the text of a file, and brings one of an older format up to this one.
 *
 * @param tell of a place inside a table or a part; without it the file is unreadable
 * @throws AppError 'configuration.file-unreadable', 'configuration.file-newer' (R14), what `tell` gives
 */
export function readFile(text: string, tell?: TellsPlace): ConfigurationFile {
  const head = Head.safeParse(parsed(text));
  if (!head.success) throw new AppError('configuration.file-unreadable');
  const { format, product } = head.data;
  if (format > fileFormat)
    throw new AppError('configuration.file-newer', { version: product.version });
  const file = migrated(head.data, { steps, to: fileFormat });
  const read = ConfigurationFile.safeParse(file);
  if (read.success && isPlainValue(read.data)) return read.data;
  const place = read.success
    ? { path: unstorable(read.data), isUnstorable: true }
    : { path: (read.error.issues[0]?.path ?? []).map(String), isUnstorable: false };
  const isInside = ['tables', 'values'].includes(place.path[0] ?? '') && place.path.length > 1;
  throw tell && isInside ? tell(place, file) : new AppError('configuration.file-unreadable');
}

/** The first field whose value cannot be stored; nothing where it is no field. */
function unstorable(file: ConfigurationFile): readonly string[] {
  const fields = (['tables', 'values'] as const).flatMap((kind) =>
    Object.entries(file[kind]).flatMap(([section, rows]) =>
      Object.entries(rows).flatMap(([row, found]) =>
        Object.entries(found).map(([field, value]) => ({
          path: [kind, section, row, field],
          value,
        })),
      ),
    ),
  );
  return fields.find(({ value }) => !isPlainValue(value))?.path ?? [];
}

/** @throws AppError 'configuration.file-unreadable' where no step leads on */
export function migrated(
  file: Readonly<Record<string, unknown>> & { readonly format: number },
  {
    steps: known,
    to,
  }: { readonly steps: Readonly<Record<number, FormatStep>>; readonly to: number },
): Readonly<Record<string, unknown>> {
  let now: Readonly<Record<string, unknown>> = file;
  for (let format = file.format; format < to; format += 1) {
    const step = known[format];
    if (!step) throw new AppError('configuration.file-unreadable');
    now = { ...step(now), format: format + 1 };
  }
  return now;
}

function parsed(text: string): unknown {
  try {
    // Editors of Windows write a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The text of a file, with its parts in a fixed order so that two files can be compared. */
export const fileText = (
  made: Pick<ConfigurationFile, 'deployment' | 'exportedAt' | 'tables' | 'values'>,
): string =>
  `${JSON.stringify(
    {
      format: fileFormat,
      product: { name: productName, version: release.version },
      ...made,
    },
    null,
    2,
  )}\n`;
