import { AppError, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { documentKinds } from '@sarn/document/contract';
import { numberRuleOf, registerTerms } from '../contract/index.ts';
import type { DocumentKind } from '@sarn/document/contract';
import type { listRegisters, openRegisterBook, RegisterKind } from '../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { assertCounts, openRegister } from './number.store.ts';
import { codedUnitOf } from './numbering/numbering.service.ts';
import { listRegistersOf } from './register.store.ts';
import { sharedYearsOf } from './share/sharing-units.ts';
import { numberRight, unitsOfLines } from './number-right.ts';

interface Openable {
  readonly unitId: string;
  readonly kind: RegisterKind;
}

/**
 * Kinds of register in which a unit numbers documents of some kind, only those for unclassified
 * ones.
 */
async function kindsAt(deps: Dependencies, h: Handle, unitId: string): Promise<RegisterKind[]> {
  const root = await deps.organisation.rootUnit(h);
  const coded = await codedUnitOf(deps, h, unitId);
  const counts = {
    agency: unitId === root.id,
    code: coded.unitId === unitId,
    unit: true,
  };
  const kinds = (Object.keys(documentKinds) as DocumentKind[]).flatMap((kind) => {
    const rule = numberRuleOf(kind, deps.numbering);
    return rule && counts[rule.countedBy] ? [rule.register] : [];
  });
  return [...new Set(kinds)];
}

/**
 * Registers that the caller could open at the units of which they are clerk: those that do not
 * exist yet, and for which no register of another unit counts.
 */
async function openableOf(deps: Dependencies, h: Handle, caller: Caller): Promise<Openable[]> {
  const clerkOf = caller.principals.flatMap(
    (principal) => /^clerk:(.+)$/.exec(principal)?.[1] ?? [],
  );
  const units = [...new Set([...clerkOf, ...unitsOfLines(caller, ['open'])])];
  if (units.length === 0) return [];
  const known = await listRegistersOf(h, units);
  const year = buddhistYear(civilDateAt(deps.platform.clock.now()));
  const shared = (await sharedYearsOf(deps, h, units, year)).filter((one) => one.year === year);
  const isThere = new Set([...known, ...shared].map(({ unitId, kind }) => `${unitId} ${kind}`));
  const all = await Promise.all(
    units.map(async (unitId) => (await kindsAt(deps, h, unitId)).map((kind) => ({ unitId, kind }))),
  );
  const missing = all.flat().filter(({ unitId, kind }) => !isThere.has(`${unitId} ${kind}`));
  const rights = await Promise.all(missing.map((place) => numberRight(h, caller, 'open', place)));
  return missing.filter((_place, index) => rights[index] !== null);
}

/** The same with the names of the units, as the page shows them. */
export async function openable(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listRegisters>['openable']> {
  const rows = await openableOf(deps, h, caller);
  const units = await deps.organisation.units(h, [...new Set(rows.map(({ unitId }) => unitId))]);
  return rows.map(({ unitId, kind }) => ({
    unit: { id: unitId, name: units.find(({ id }) => id === unitId)?.name ?? '–' },
    kind,
    kindTerm: registerTerms[kind],
  }));
}

/**
 * Opens a register before its first number; no error where it exists already.
 *
 * @throws 'registry.not-found' for a register in which the unit numbers nothing, or of another unit
 */
export async function open(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { unitId, kind }: InputOf<typeof openRegisterBook>,
): Promise<OutputOf<typeof openRegisterBook>> {
  const isAllowed = await numberRight(tx, context.caller, 'open', { unitId, kind });
  const kinds = isAllowed ? await kindsAt(deps, tx, unitId) : [];
  const wanted = kinds.find((one) => one === kind);
  if (!wanted) throw new AppError('registry.not-found');
  const actor = await actorOf(deps, tx, context);
  await assertCounts(tx, { unitId, kind: wanted }, buddhistYear(actor.today));
  const id = await openRegister(tx, unitId, wanted, actor.now);
  await deps.platform.audit.write(tx, {
    act: 'registry.open-register',
    callerId: actor.id,
    subject: { kind: 'register', id },
    detail: { unitId, kind },
    requestId: actor.requestId,
  });
  return { id };
}
