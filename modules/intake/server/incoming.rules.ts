import {
  AppError,
  buddhistYear,
  civilDateAt,
  dueAfter,
  officeTimeAt,
  timeUnits,
} from '@sarn/kernel';
import type { CivilDate, DueMoment, SettingValues } from '@sarn/kernel';
import { findSetting } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Filed } from '@sarn/document-classes/contract';
import { assertSender, namesOfPartner } from '@sarn/contact/server';
import { assertOffered, bookGroups, filedAs, speeds } from '@sarn/document-classes/server';
import type { FiledNames } from '@sarn/document-classes/server';
import { isClassified, queueWordFields } from '@sarn/document/contract';
import type { FormInput } from '@sarn/document/contract';
import type { Actor } from '@sarn/document/server';
import { numberFromReserved, reservedDay } from '@sarn/register/server';
import type { Dependencies } from '@sarn/document/server';
import { holdDuplicateKey } from '@sarn/document/server';
import { findByDuplicateKeys } from './duplicate.store.ts';
import type { DocumentChange, DocumentRow } from '@sarn/document/server';
import { openRegister, takeNumber } from '@sarn/register/server';
import { duplicateKeyOf, searchTextOf } from '@sarn/search/server';

interface At {
  readonly deps: Dependencies;
  readonly tx: Tx;
  readonly actor: Actor;
}

/**
 * Checks a completed register form and turns it into the fields of the document.
 *
 * @param ownId the document itself, which does not count as a duplicate
 * @param before the document whose entry is corrected: what it carries is not checked again
 * @throws 'registry.duplicate' unless the clerk confirmed registering it again, 'settings.ended'
 */
export async function registerChange(
  at: At & { principals: readonly string[] },
  form: FormInput<'register'>,
  ownId: string,
  before: DocumentRow | null = null,
): Promise<DocumentChange & Filed & FiledNames & { searchText: string; duplicateKey: string }> {
  if (form.letterDate > at.actor.today) throw new AppError('registry.date-in-future');
  const filing = { ...at.deps, actor: at.actor };
  const filed = await filedAs(filing, at.tx, { ...form, kind: 'outside' }, before);
  const due = await dueOf(at, form, filed.bookGroupCode, before);
  const isSameLetter = before?.letterNo === form.letterNo && before.sender === form.sender;
  if (!isSameLetter) await assertSender(at.deps.platform, at.tx, form);
  const { confirmDuplicate, reservedEntryId: _, ...fields } = form;
  const duplicateKey = duplicateKeyOf(form.sender, form.letterNo, form.letterDate);
  const isKnown = isSameLetter && before?.letterDate === form.letterDate;
  if (!confirmDuplicate && !isKnown) await assertNotRegistered(at, duplicateKey, form, ownId);
  return {
    ...fields,
    ...filed,
    dueDate: due.day,
    dueTime: due.time,
    duplicateKey,
    searchText: searchTextOf(queueWordFields.map((name) => form[name])),
  };
}

/**
 * When the letter is due: as it was typed in, else after the time that its class gives to act, else
 * after the usual days of its group. A day that the letter has already is kept, also when it has passed.
 *
 * @throws AppError 'registry.due-needed' for a class by a day, such as ด่วนภายใน, that says none;
 *   'registry.due-in-past', 'settings.ended'
 */
async function dueOf(
  { deps, tx, actor }: At,
  form: FormInput<'register'>,
  group: string,
  before: DocumentRow | null,
): Promise<{ readonly day: CivilDate | null; readonly time: string }> {
  const carried = before?.speed ?? null;
  const { nameTh, values } = await assertOffered(deps.platform, tx, speeds, form.speed, carried);
  const { dueDate, dueTime } = form;
  if (before && isSameDue(before, form)) return { day: before.dueDate, time: before.dueTime };
  if (!dueDate) {
    if (values['hasDeadline'] === true)
      throw new AppError('registry.due-needed', { speed: nameTh });
    const due =
      (await dueBySpeed(deps, tx, values, actor.now)) ??
      (await dueByGroup(deps, tx, group, actor.now));
    return due ?? { day: null, time: '' };
  }
  const isPastTime = dueDate === actor.today && dueTime !== '' && dueTime < officeTimeAt(actor.now);
  if (dueDate < actor.today || isPastTime) throw new AppError('registry.due-in-past');
  return { day: dueDate, time: dueTime };
}

/** A letter without a due date gets one when its class or its group is corrected. */
function isSameDue(before: DocumentRow, form: FormInput<'register'>): boolean {
  if (form.dueDate) return form.dueDate === before.dueDate && form.dueTime === before.dueTime;
  const isFiledAlike = form.speed === before.speed && form.bookGroupCode === before.bookGroupCode;
  return before.dueDate === null && isFiledAlike;
}

/** The moment by which a class is to be acted on; null where it gives no time. */
async function dueBySpeed(
  deps: Dependencies,
  h: Handle,
  { timeToAct, actUnit }: SettingValues,
  now: string,
): Promise<DueMoment | null> {
  const unit = timeUnits.find((one) => one === actUnit);
  if (typeof timeToAct !== 'number' || !unit) return null;
  return dueAfter(now, timeToAct, unit, await workingTime(deps, h, now));
}

/** The day by which letters of a group are usually done; null where it has no usual days. */
async function dueByGroup(
  deps: Dependencies,
  h: Handle,
  code: string,
  now: string,
): Promise<DueMoment | null> {
  const found = code === '' ? null : await findSetting(h, bookGroups, code);
  const days = found?.values['usualDays'];
  if (typeof days !== 'number') return null;
  return dueAfter(now, days, 'days', await workingTime(deps, h, now));
}

async function workingTime(deps: Dependencies, h: Handle, now: string) {
  const year = Number(civilDateAt(now).slice(0, 4));
  // Holidays may lie between: 720 working days are about three years.
  const { closed } = await deps.organisation.calendar(h, year, year + 3);
  return { closed: new Set(closed.keys()), office: deps.officeHours };
}

/** When a letter of a class and a group would be due that is registered now without a due date. */
export async function proposedDue(
  deps: Dependencies,
  h: Handle,
  { speed, bookGroup }: { readonly speed: string; readonly bookGroup: string },
): Promise<{ dueDate: string | null; dueTime: string; by: 'speed' | 'group' | null }> {
  const found = await findSetting(h, speeds, speed);
  const now = deps.platform.clock.now().toISOString();
  const bySpeed = found && (await dueBySpeed(deps, h, found.values, now));
  const due = bySpeed ?? (await dueByGroup(deps, h, bookGroup, now));
  const by = due === null ? null : bySpeed ? 'speed' : 'group';
  return { dueDate: due?.day ?? null, dueTime: due?.time ?? '', by };
}

async function assertNotRegistered(
  at: At & { principals: readonly string[] },
  key: string,
  form: FormInput<'register'>,
  ownId: string,
): Promise<void> {
  await holdDuplicateKey(at.tx, key);
  // Under any name of the same partner: one that was renamed or merged is who it was.
  const names = await namesOfPartner(at.tx, form.sender);
  const keys = names.map((name) => duplicateKeyOf(name, form.letterNo, form.letterDate));
  const found = await findByDuplicateKeys(at.tx, [key, ...keys], at.principals);
  const other = found.find((row) => row.documentId !== ownId);
  if (!other) return;
  const { sender, letterNo } = form;
  throw new AppError('registry.duplicate', { sender, letterNo, receiveNo: other.receiveNo });
}

/**
 * Prepares the receive number of the registry's own register.
 *
 * @param reservedEntryId the reserved number to use; the next number when left out
 * @returns the last statement of the transaction; it gives the number as `n/BBBB`
 */
export async function numberIncoming(
  at: At,
  document: { id: string; ownerUnitId: string; secrecy: string },
  reservedEntryId?: string,
): Promise<() => Promise<string>> {
  const kind = isClassified(document.secrecy) ? 'secret-receive' : 'receive';
  if (kind === 'receive') {
    for (const told of at.deps.slots.onReceived) await told(at.tx, document.id);
  }
  const unitId = document.ownerUnitId;
  const day = reservedEntryId ? await reservedDay(at.tx, reservedEntryId) : undefined;
  const year = buddhistYear(day ?? at.actor.today);
  const registerId = await openRegister(at.tx, unitId, kind, at.actor.now, year);
  if (reservedEntryId) {
    const documentOf = { registerId, unitId, documentId: document.id, transmissionId: null };
    const take = await numberFromReserved(at, { entryId: reservedEntryId, ...documentOf });
    return async () => {
      const given = await take();
      return `${given.number}/${given.year}`;
    };
  }
  return async () => {
    const number = await takeNumber(at.tx, {
      registerId,
      unitId,
      buddhistYear: year,
      documentId: document.id,
      transmissionId: null,
      enteredBy: at.actor.id,
      at: at.actor.now,
    });
    return `${number}/${year}`;
  };
}
