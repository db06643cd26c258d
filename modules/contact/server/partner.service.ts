import { addDays, AppError, civilDateAt, newId, settingAct, settingSubject } from '@sarn/kernel';
import type { InputOf, OutputOf, SettingAct } from '@sarn/kernel';
import { findSettingForUpdate, tellChangeToAll, updateSetting } from '@sarn/platform-server';
import type {
  Handle,
  Platform,
  SettingsTable,
  SignedContext,
  StoredSetting,
  Tx,
} from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  beginsLetter,
  contactTableCodes,
  goesToTable,
  letterKey,
  mostAliases,
} from '../contract/index.ts';
import type { mergeContacts, senderOfNumber } from '../contract/index.ts';
import { refreshDerived } from './derived.ts';
import { listByNumber, setMergedInto } from './partner.store.ts';
import type { NumberedPartner } from './partner.store.ts';

/** The partner whose letters have such numbers: the longest prefix; undefined where two have it. */
export async function partnerOfNumber(
  { clock }: Pick<Platform, 'clock'>,
  h: Handle,
  letterNo: string,
): Promise<NumberedPartner | undefined> {
  const number = letterKey(letterNo);
  if (number === '') return undefined;
  const rows = await listByNumber(h, number, civilDateAt(clock.now()));
  const fitting = rows.filter(({ key }) => beginsLetter(number, key));
  const [first] = fitting;
  const longest = fitting.filter(({ key }) => key === first?.key);
  return new Set(longest.map(({ code }) => code)).size === 1 ? first : undefined;
}

export async function ofNumber(
  { platform }: Dependencies,
  { letterNo }: InputOf<typeof senderOfNumber>,
): Promise<OutputOf<typeof senderOfNumber>> {
  const found = await partnerOfNumber(platform, platform.db, letterNo);
  return { partner: found ? { name: found.name, isFixedName: found.isFixedName } : null };
}

/**
 * Refuses a sender by another name, where the partner of the number demands its own.
 *
 * @throws AppError 'registry.sender-fixed'
 */
export async function assertSender(
  platform: Pick<Platform, 'clock'>,
  h: Handle,
  { letterNo, sender }: { readonly letterNo: string; readonly sender: string },
): Promise<void> {
  const partner = await partnerOfNumber(platform, h, letterNo);
  if (!partner?.isFixedName || partner.names.includes(sender.trim())) return;
  throw new AppError('registry.sender-fixed', { letterNo, name: partner.name });
}

const goesTo: SettingsTable = { table: goesToTable, sqlTable: 'contact' };

/**
 * Ends an entry, and gives its names to another one. Both changes are one press of a button in the
 * history, so that it can be undone as any other.
 */
export async function merge(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { code, into, reason }: InputOf<typeof mergeContacts>,
): Promise<OutputOf<typeof mergeContacts>> {
  if (code === into) throw new AppError('registry.contact-same');
  const today = civilDateAt(deps.platform.clock.now());
  // Always in the order of codes, so that two people who merge never wait for each other.
  const held = new Map<string, StoredSetting>();
  for (const one of [code, into].toSorted()) {
    const row = await findSettingForUpdate(tx, goesTo, one);
    if (!row || (row.validTo !== null && row.validTo < today)) {
      throw new AppError('registry.contact-not-found');
    }
    held.set(one, row);
  }
  const [from, stays] = [held.get(code), held.get(into)];
  if (!from || !stays) throw new AppError('registry.contact-not-found');
  const by = { personId: context.caller.id, reason, batch: newId() };
  const endsOn = addDays(today, -1);
  const validFrom = from.validFrom < endsOn ? from.validFrom : endsOn;
  await keep(deps, tx, 'ended', from, { ...from, validFrom, validTo: endsOn }, by);
  await setMergedInto(tx, code, into);
  await keep(deps, tx, 'changed', stays, withNames(stays, from), by);
  tx.afterCommit(() => {
    for (const id of [contactTableCodes.comesFrom, contactTableCodes.goesTo]) {
      tellChangeToAll(deps.platform.live, { kind: 'settings', id });
    }
  });
  return { code: into };
}

const namesIn = ({ nameTh, values }: StoredSetting): readonly string[] => [
  nameTh,
  ...(Array.isArray(values['aliases']) ? values['aliases'].map(String) : []),
];

/** @throws AppError 'settings.too-many-rows' where it would have too many names */
function withNames(stays: StoredSetting, from: StoredSetting): StoredSetting {
  const all = [...namesIn(stays), ...namesIn(from)];
  const aliases = [...new Set(all)].filter((name) => name !== stays.nameTh);
  if (aliases.length > mostAliases) {
    throw new AppError('settings.too-many-rows', { max: mostAliases });
  }
  return { ...stays, values: { ...stays.values, aliases } };
}

interface By {
  readonly personId: string;
  readonly reason: string;
  readonly batch: string;
}

async function keep(
  deps: Dependencies,
  tx: Tx,
  act: SettingAct,
  before: StoredSetting,
  wanted: StoredSetting,
  { personId, reason, batch }: By,
): Promise<void> {
  const after = { ...wanted, version: before.version + 1 };
  await updateSetting(tx, goesTo, after);
  await refreshDerived(deps.platform, tx, [after.code]);
  await deps.platform.audit.write(tx, {
    act: settingAct(goesToTable, act),
    callerId: personId,
    subject: { kind: settingSubject(goesToTable), id: after.code },
    detail: { before, after, reason, batch },
  });
}
