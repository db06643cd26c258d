import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type {
  listRetentionClasses,
  saveRetentionClass,
  saveRetentionDefault,
  SeenClass,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import {
  findClass,
  isClassUsed,
  listClasses,
  listDefaults,
  writeClass,
  writeDefault,
} from './class.store.ts';

export async function classes(h: Handle): Promise<OutputOf<typeof listRetentionClasses>> {
  return { rows: await listClasses(h), defaults: await listDefaults(h) };
}

/**
 * Makes a retention class of a number of years, or changes one. The agency cannot change how a
 * class ends or the least number of years that the regulation asks for; a retired class still
 * counts for documents that have it.
 */
export async function saveClass(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { code: given, seen, ...form }: InputOf<typeof saveRetentionClass>,
): Promise<OutputOf<typeof saveRetentionClass>> {
  const code = given ?? `own-${newId().slice(-12)}`;
  if (given) {
    if (!(await findClass(tx, code))) throw new AppError('registry.retention-unknown');
    await refuseUnseen<SeenClass>(tx, deps.organisation, {
      ...{ seen, wanted: { ...form, years: form.years ?? null }, now: () => seenClass(tx, code) },
      subject: { kind: 'retention-class', id: code },
      acts: ['registry.retention-class'],
    });
  }
  await keepClass(deps, tx, context, { code, ...form });
  return { code };
}

async function seenClass(h: Handle, code: string): Promise<SeenClass | undefined> {
  const row = await findClass(h, code);
  if (!row) return undefined;
  const { name, years, isRetired } = row;
  return { nameTh: name.th, nameEn: ownEnglish(name), years, isRetired };
}

/** The English name; empty where it is the Thai one, which stands for it. */
const ownEnglish = ({ th, en }: { readonly th: string; readonly en: string }): string =>
  en === th ? '' : en;

/** A class by its code, new or known. @throws AppError 'registry.retention-too-short' */
export async function keepClass(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { code, nameTh, nameEn, years, isRetired }: KeptClass,
): Promise<void> {
  const known = await findClass(tx, code);
  const fate = known?.fate ?? 'expires';
  const kept = fate === 'expires' ? (years ?? known?.years ?? null) : null;
  const least = known?.leastYears ?? 1;
  if (fate === 'expires' && (kept ?? 0) < least) {
    throw new AppError('registry.retention-too-short', { least, row: code });
  }
  const retiredAt = isRetired ? deps.platform.clock.now().toISOString() : null;
  const isThai = nameEn === '' || nameEn === known?.name.th;
  const english = isThai ? nameTh : nameEn;
  await writeClass(tx, { code, nameTh, nameEn: english, fate, years: kept, retiredAt });
  await noteAct(deps, tx, context, {
    act: 'registry.retention-class',
    subject: { kind: 'retention-class', id: code },
    detail: { name: nameTh, years: kept, before: known?.years ?? null },
  });
}

interface KeptClass extends Omit<InputOf<typeof saveRetentionClass>, 'code' | 'seen'> {
  readonly code: string;
}

export async function saveDefault(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { kind, classCode, medium, seen }: InputOf<typeof saveRetentionDefault>,
): Promise<OutputOf<typeof saveRetentionDefault>> {
  const subject = { kind: 'retention-default', id: kind };
  const wanted = { classCode, medium };
  const now = async () => {
    const found = (await listDefaults(tx)).find((one) => one.kind === kind);
    return found && { classCode: found.classCode, medium: found.medium };
  };
  await refuseUnseen(tx, deps.organisation, { seen, wanted, now, subject });
  const isKnown = await isClassUsed(tx, classCode);
  if (!isKnown || !(await writeDefault(tx, kind, classCode, medium))) {
    throw new AppError('registry.retention-unknown');
  }
  await noteAct(deps, tx, context, {
    ...{ act: 'registry.retention-default', subject },
    detail: { kind, classCode, medium },
  });
  return {};
}
