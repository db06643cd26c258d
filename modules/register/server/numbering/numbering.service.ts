import { AppError, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { CivilDate, InputOf, OutputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import { numberRuleOf, printNumber, registerTerms } from '../../contract/index.ts';
import type { DocumentKind } from '@sarn/document/contract';
import type { NumberPreview } from '../../contract/index.ts';
import type { NumberRule, saveUnitNumbering, listUnitNumbering } from '../../contract/index.ts';
import { countingRegister } from '../share/share.store.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { codedUnit } from './numbering.rules.ts';
import type { CodedUnit } from './numbering.rules.ts';
import { keepUnitSetting, listUnitSettings } from './numbering.store.ts';

/**
 * Which register gives a document its number: whose register of which kind, and how it is printed.
 */
export interface NumberBook extends CodedUnit {
  readonly rule: NumberRule;
}

/** The unit whose letter code is printed on documents of a unit, and whose registers count. */
export async function codedUnitOf(
  deps: Dependencies,
  h: Handle,
  ownerUnitId: string,
): Promise<CodedUnit> {
  return codedUnitOn(deps, h, await deps.organisation.ancestors(h, ownerUnitId));
}

/**
 * The same for a line of units that is not the present one: of a unit that is about to move.
 *
 * @param line the owner first, the agency last
 */
export async function codedUnitOn(
  deps: Dependencies,
  h: Handle,
  line: readonly string[],
): Promise<CodedUnit> {
  const settings = await listUnitSettings(h, line);
  const units = await deps.organisation.units(h, line);
  const found = codedUnit(units, settings, deps.numbering.codeOwner);
  return found.unitId ? found : { unitId: line[0] ?? '', letterCode: '' };
}

/** Where documents of a kind, owned by a unit, get their number; null for kinds that have none. */
export async function numberBookOf(
  deps: Dependencies,
  h: Handle,
  document: { readonly kind: DocumentKind; readonly ownerUnitId: string; readonly secrecy: string },
): Promise<NumberBook | null> {
  const rule = numberRuleOf(document.kind, deps.numbering, isClassified(document.secrecy));
  if (!rule) return null;
  if (rule.countedBy === 'code') {
    return { rule, ...(await codedUnitOf(deps, h, document.ownerUnitId)) };
  }
  const isOfAgency = rule.countedBy === 'agency';
  const unitId = isOfAgency ? (await deps.organisation.rootUnit(h)).id : document.ownerUnitId;
  return { rule, unitId, letterCode: '' };
}

/** What the drafter is shown before there is a number: the register, its unit, and a sample. */
export async function previewNumber(
  deps: Dependencies,
  h: Handle,
  document: { readonly kind: DocumentKind; readonly ownerUnitId: string; readonly secrecy: string },
): Promise<NumberPreview | null> {
  const book = await numberBookOf(deps, h, document);
  if (!book) return null;
  const year = buddhistYear(civilDateAt(deps.platform.clock.now()) as CivilDate);
  const { print, register } = book.rule;
  const { unitId } = await countingRegister(h, book.unitId, register, year);
  const [unit] = await deps.organisation.units(h, [unitId]);
  return {
    unit: { id: unitId, name: unit?.name ?? '–' },
    register: registerTerms[register],
    sample: printNumber(print, { number: '…', year, letterCode: book.letterCode }),
  };
}

/** The settings of the agency and of its units. */
export async function unitNumbering(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof listUnitNumbering>> {
  const settings = await listUnitSettings(h);
  const ids = settings.map(({ unitId }) => unitId);
  const units = await deps.organisation.units(h, ids);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  const { codeOwner: usual, circularSeries } = deps.numbering;
  const rows = settings.map(({ unitId, codeOwner }) => {
    return { unit: { id: unitId, name: names.get(unitId) ?? '–' }, codeOwner };
  });
  return { usual, circularSeries, rows };
}

/** Sets for a unit whose code is printed; documents numbered before keep theirs. */
export async function setUnitNumbering(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { unitId, codeOwner, seen }: InputOf<typeof saveUnitNumbering>,
): Promise<OutputOf<typeof listUnitNumbering>> {
  const [unit] = await deps.organisation.units(tx, [unitId]);
  if (!unit) throw new AppError('registry.recipient-unknown');
  await refuseUnseen(tx, deps.organisation, {
    ...{ seen, wanted: codeOwner, acts: ['registry.numbering-set'] },
    now: async () => (await listUnitSettings(tx, [unitId]))[0]?.codeOwner ?? 'usual',
    subject: { kind: 'unit', id: unitId },
  });
  const actor = await actorOf(deps, tx, context);
  await keepUnitSetting(tx, unitId, codeOwner === 'usual' ? null : codeOwner, actor);
  await deps.platform.audit.write(tx, {
    act: 'registry.numbering-set',
    callerId: actor.id,
    subject: { kind: 'unit', id: unitId },
    detail: { codeOwner },
    requestId: actor.requestId,
  });
  return unitNumbering(deps, tx);
}
