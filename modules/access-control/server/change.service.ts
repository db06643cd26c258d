import { AppError, civilDateAt, formatInstant, newId } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { Actor } from '@sarn/organisation/server';
import type { z } from 'zod';
import type { ChangeResult, Difference } from '../contract/index.ts';
import {
  decideChange,
  findLastChange,
  findWaitingForUpdate,
  insertChange,
  listAdministrators,
  listDueForUpdate,
  setToday,
} from './change.store.ts';
import type { WaitingChange } from './change.store.ts';

const hourMs = 3_600_000;
/** How long a change waits for a second person. @assumed (SETTINGS.md §1.3) */
const waitsHours = 72;
/** After how long it is applied by itself where there is only one administrator. */
const aloneHours = 24;

/** One sort of change: how its payload is read and applied, now or after a confirmation. */
export interface ChangeKind<P extends z.ZodType = z.ZodType> {
  readonly kind: string;
  readonly payload: P;
  /** Applies it; checks again what may have changed while it waited. */
  apply(tx: Tx, by: Actor, payload: z.output<P>): Promise<void>;
}

/** Types the function by its schema. */
export const changeKind = <P extends z.ZodType>(kind: ChangeKind<P>): ChangeKind => kind;

/** A change as a call asks for it. */
export interface AskedChange<P> {
  readonly kind: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly payload: P;
  readonly difference: readonly Difference[];
  readonly reason: string;
  /** Whether a second person must confirm it, where the agency asks for that. */
  readonly isDangerous: boolean;
}

export interface AccessChanges {
  /** Applies the change and keeps who, why and what; or keeps it for a second person. */
  ask(tx: Tx, context: SignedContext, change: AskedChange<unknown>): Promise<ChangeResult>;
  decide(tx: Tx, context: SignedContext, asked: Decision): Promise<void>;
  /** Applies and voids what is due. @returns how many */
  settleDue(tx: Tx): Promise<number>;
  /** Throws R1, naming who changed the subject last. */
  stale(tx: Tx, subject: { kind: string; id: string }): Promise<never>;
  /** Whether dangerous changes wait for a second person. */
  readonly asksSecond: () => boolean;
}

export interface Decision {
  readonly changeId: string;
  readonly decision: 'confirm' | 'refuse';
  readonly reason: string;
}

export interface ChangeNeeds {
  readonly asksSecond: () => boolean;
  readonly kinds: () => readonly ChangeKind[];
}

/** What asking, deciding and settling share. */
function toolsOf(platform: Platform, needs: ChangeNeeds) {
  const { clock, audit } = platform;
  const now = (): Instant => clock.now().toISOString();
  const after = (hours: number): Instant =>
    new Date(clock.now().getTime() + hours * hourMs).toISOString();
  const apply = (tx: Tx, by: Actor, kind: string, payload: unknown) =>
    applyChange(platform, needs.kinds(), { tx, by, kind, payload });
  const others = async (tx: Tx, callerId: string | null): Promise<number> => {
    const all = await listAdministrators(tx, civilDateAt(clock.now()));
    return all.filter((id) => id !== callerId).length;
  };
  const write = (tx: Tx, by: Actor, act: string, id: string, detail = {}) =>
    audit.write(tx, {
      ...{ act: `access.${act}`, callerId: by.callerId, detail },
      subject: { kind: 'access-change', id },
      ...(by.requestId === undefined ? {} : { requestId: by.requestId }),
    });
  return { now, after, apply, others, write };
}

type Tools = ReturnType<typeof toolsOf>;

export function createAccessChanges(platform: Platform, needs: ChangeNeeds): AccessChanges {
  const tools = toolsOf(platform, needs);
  const { now, after, apply, others, write } = tools;
  return {
    asksSecond: needs.asksSecond,
    async stale(tx, { kind, id }) {
      const last = await findLastChange(tx, kind, id);
      const when = last ? formatInstant(last.at) : '';
      throw new AppError('access.stale', { name: last?.name ?? '', when });
    },
    async ask(tx, { caller, requestId }, change) {
      if (change.difference.length === 0) throw new AppError('access.nothing-changed');
      const id = newId();
      const by = { callerId: caller.id, requestId };
      const waits = change.isDangerous && needs.asksSecond();
      const isAlone = waits && (await others(tx, caller.id)) === 0;
      const aloneAt = isAlone ? after(aloneHours) : null;
      if (!waits) await apply(tx, by, change.kind, change.payload);
      await insertChange(tx, {
        ...{ id, kind: change.kind, payload: change.payload, difference: change.difference },
        ...{ subjectKind: change.subject.kind, subjectId: change.subject.id },
        ...{ reason: change.reason, askedBy: caller.id, askedAt: now() },
        ...{ expiresAt: waits ? after(waitsHours) : null, aloneAt },
      });
      const detail = { kind: change.kind, subject: change.subject, reason: change.reason };
      await write(tx, by, waits ? 'change-asked' : 'change-applied', id, detail);
      return { state: waits ? 'waiting' : 'applied', changeId: id, aloneAt };
    },
    async decide(tx, { caller, requestId }, { changeId, decision, reason }) {
      const found = await findWaitingForUpdate(tx, changeId);
      if (!found || found.expiresAt <= now()) throw new AppError('access.change-over');
      if (found.askedBy === caller.id && decision === 'confirm') {
        throw new AppError('access.own-change');
      }
      const by = { callerId: caller.id, requestId };
      const state = decision === 'confirm' ? 'applied' : 'refused';
      if (state === 'applied') await apply(tx, by, found.kind, found.payload);
      await decideChange(tx, changeId, { state, by: caller.id, at: now(), reason });
      await write(tx, by, decision === 'confirm' ? 'change-confirmed' : 'change-refused', changeId);
    },
    settleDue: (tx) => settleDue(tools, tx),
  };
}

/** Applies and voids the changes whose time has come. */
async function settleDue(tools: Tools, tx: Tx): Promise<number> {
  const due = await listDueForUpdate(tx, tools.now());
  for (const change of due) {
    const isOver = change.expiresAt <= tools.now();
    const mayApply = !isOver && (await tools.others(tx, change.askedBy)) === 0;
    if (!isOver && !mayApply) continue;
    await settle(tools, tx, change, isOver ? 'void' : 'applied');
  }
  return due.length;
}

async function settle(
  { apply, write, now }: Tools,
  tx: Tx,
  change: WaitingChange,
  state: 'applied' | 'void',
): Promise<void> {
  const by = { callerId: null };
  if (state === 'applied') await apply(tx, by, change.kind, change.payload);
  await decideChange(tx, change.id, { state, by: null, at: now(), reason: '' });
  await write(tx, by, state === 'void' ? 'change-void' : 'change-applied', change.id);
}

interface Application {
  readonly tx: Tx;
  readonly by: Actor;
  readonly kind: string;
  readonly payload: unknown;
}

async function applyChange(
  { clock }: Platform,
  kinds: readonly ChangeKind[],
  { tx, by, kind, payload }: Application,
): Promise<void> {
  const known = kinds.find((one) => one.kind === kind);
  if (!known) throw new Error(`No kind of change is called ${kind}`);
  // The rules of the database judge by the day of the platform's clock.
  await setToday(tx, civilDateAt(clock.now()));
  await known.apply(tx, by, known.payload.parse(payload));
}
