import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import { createKeyGuard } from '@sarn/organisation/server';
import { z } from 'zod';
import { lineGrantees, lineRegisters, numberActs } from '../contract/index.ts';
import type { ChangeResult, NumberLine, saveNumberLine } from '../contract/index.ts';
import type { AccessChanges, ChangeKind } from './change.service.ts';
import { changeKind } from './change.service.ts';
import { differenceOf } from './difference.ts';
import type { Shown } from './difference.ts';
import type { Announce } from './group.service.ts';
import { insertLine, listLineRows, updateLine } from './number-line.store.ts';
import { nameOfGrantee } from './role.store.ts';

/** As `NumberLineForm`, of values that were read already. */
const Line = z.object({
  ...{ grantee: z.enum(lineGrantees), granteeId: z.uuid(), acts: z.array(z.enum(numberActs)) },
  ...{ unitId: z.uuid(), scope: z.enum(['unit', 'subtree']) },
  kinds: z.array(z.enum(lineRegisters)),
  ...{ mostAtOnce: z.number().nullable(), mostDaysBack: z.number().nullable() },
  ...{ validFrom: z.string(), validTo: z.string().nullable() },
});
const payload = z.object({ id: z.uuid(), version: z.number().int(), form: Line });

/** Refers to an unknown person, post, role, group or unit. */
const orUnknown = createKeyGuard({});

/** How changes of lines are applied. */
export const numberLineKind = (
  announce: Announce,
  changes: () => Pick<AccessChanges, 'stale'>,
): ChangeKind =>
  changeKind({
    ...{ kind: 'number-line.save', payload },
    async apply(tx, _by, { id, version, form }) {
      if (version === 0) await orUnknown(insertLine(tx, id, form));
      else if (!(await orUnknown(updateLine(tx, id, version, form)))) {
        await changes().stale(tx, { kind: 'number-line', id });
      }
      await announce(tx);
    },
  });

/** Asks for a new line, or for a change of one; ended by its last day. */
export async function saveLine(
  { clock }: Platform,
  changes: AccessChanges,
  tx: Tx,
  context: SignedContext,
  { lineId, version, reason, ...form }: InputOf<typeof saveNumberLine>,
): Promise<ChangeResult> {
  if (form.validTo !== null && form.validTo < form.validFrom) {
    throw new AppError('access.ends-before');
  }
  const rows = await listLineRows(tx, civilDateAt(clock.now()), true);
  const known = lineId === null ? undefined : rows.find(({ id }) => id === lineId);
  if (lineId !== null && !known) throw new AppError('platform.not-found');
  if (known && known.version !== version) {
    await changes.stale(tx, { kind: 'number-line', id: known.id });
  }
  const id = known?.id ?? newId();
  return changes.ask(tx, context, {
    ...{ kind: 'number-line.save', reason, isDangerous: false },
    payload: { id, version: known ? version : 0, form },
    subject: { kind: 'number-line', id },
    difference: differenceOf<Record<string, Shown>>(known ? shown(known) : null, {
      ...shown({ ...known, ...form }),
      granteeName: await nameOf(tx, form.granteeId),
      unitName: await nameOf(tx, form.unitId),
    }),
  });
}

/** @throws AppError 'platform.not-found' */
async function nameOf(tx: Tx, id: string): Promise<string> {
  const name = await nameOfGrantee(tx, id);
  if (name === undefined) throw new AppError('platform.not-found');
  return name;
}

const shown = (line: Partial<NumberLine>): Record<string, Shown> => ({
  ...{ granteeName: line.granteeName, unitName: line.unitName, scope: line.scope },
  ...{ acts: line.acts?.join(', '), kinds: line.kinds?.join(', ') },
  ...{ mostAtOnce: line.mostAtOnce, mostDaysBack: line.mostDaysBack },
  ...{ validFrom: line.validFrom, validTo: line.validTo },
});
