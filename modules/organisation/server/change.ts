import { AppError } from '@sarn/kernel';
import type { Platform, Tx } from '@sarn/platform-server';
import type { z } from 'zod';

/** Who changes people and units: the person, or null for the system itself. */
export interface Actor {
  readonly callerId: string | null;
  readonly requestId?: string;
}

/** What every change of people, units and rights needs. */
export interface Changes {
  readonly now: () => string;
  /**
   * Registers a listener called in the transaction of each change, for modules that cache people,
   * posts or roles and must read them again after the commit.
   */
  onChange(listener: (tx: Tx) => Promise<void>): void;
  /** Writes the audit row and calls the listeners. */
  record(
    tx: Tx,
    by: Actor,
    act: string,
    subject: { kind: string; id: string },
    detail?: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** The same for many subjects of one act. */
  recordAll(
    tx: Tx,
    by: Actor,
    act: string,
    subjects: readonly { kind: string; id: string }[],
  ): Promise<void>;
}

/** Announced with each change of a unit, for what processes keep of units. */
export const unitsTopic = 'units';

export function createChanges({ audit, clock, announcements }: Platform): Changes {
  const listeners: ((tx: Tx) => Promise<void>)[] = [];
  const tell = async (tx: Tx, kinds: readonly string[]): Promise<void> => {
    for (const listener of listeners) await listener(tx);
    if (kinds.includes('unit')) await announcements.announce(tx, unitsTopic);
  };
  return {
    now: () => clock.now().toISOString(),
    onChange: (listener) => void listeners.push(listener),
    async record(tx, by, act, subject, detail) {
      await tell(tx, [subject.kind]);
      const { callerId, requestId } = by;
      await audit.write(tx, {
        act: `identity.${act}`,
        callerId,
        subject,
        ...(detail ? { detail } : {}),
        ...(requestId === undefined ? {} : { requestId }),
      });
    },
    async recordAll(tx, { callerId, requestId }, act, subjects) {
      await tell(
        tx,
        subjects.map(({ kind }) => kind),
      );
      const entries = subjects.map((subject) => ({
        ...{ act: `identity.${act}`, callerId, subject },
        ...(requestId === undefined ? {} : { requestId }),
      }));
      await audit.writeAll(tx, entries);
    },
  };
}

/** Reads a draft. @throws AppError 'platform.invalid-input' naming the fields */
export function readDraft<S extends z.ZodType>(schema: S, draft: z.input<S>): z.output<S> {
  const read = schema.safeParse(draft);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))].join(', ');
  throw new AppError('platform.invalid-input', { fields });
}

const partials = new WeakMap<z.ZodObject, z.ZodObject>();

/** Made once of each: the parser of a schema is compiled when it is first used. */
function partialOf(schema: z.ZodObject): z.ZodObject {
  const made = partials.get(schema) ?? schema.partial();
  partials.set(schema, made);
  return made;
}

/** Reads a change: only the fields given, without the defaults of a new row. */
export function readChange<S extends z.ZodObject>(
  schema: S,
  change: Partial<z.input<S>>,
): Partial<z.output<S>> {
  const read: Record<string, unknown> = readDraft(partialOf(schema), change);
  const given = Object.keys(change).filter((key) => Object.hasOwn(read, key));
  return Object.fromEntries(given.map((key) => [key, read[key]])) as Partial<z.output<S>>;
}

/** Columns of the fields that are given; undefined ones are left out. */
export function columnsOf<F extends object>(
  fields: F,
  names: { readonly [K in keyof F]?: string },
): Record<string, unknown> {
  const pairs = Object.entries(names as Record<string, string>).map(([field, column]) => [
    column,
    (fields as Record<string, unknown>)[field],
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** @throws AppError 'platform.not-found' */
export function assertFound(isFound: boolean): void {
  if (!isFound) throw new AppError('platform.not-found');
}
