import { AppError, civilDateAt } from '@sarn/kernel';
import { countedUse, tellChangeToAll } from '@sarn/platform-server';
import type {
  Platform,
  SettingChangeOf,
  SettingsTable,
  SettingUse,
  StoredSetting,
  Tx,
} from '@sarn/platform-server';
import {
  comesFromTable,
  contactErrors,
  contactTableCodes,
  goesToTable,
  letterKey,
  senderTypeTable,
} from '../contract/index.ts';
import { isNameTaken } from './contact.store.ts';
import { refreshDerived } from './derived.ts';
import { missingAddress } from './partner.rules.ts';
import { findOtherOfPrefix } from './partner.store.ts';

const contactsOfType = countedUse({
  place: 'contact',
  label: { th: 'รายชื่อ', en: 'entries' },
  name: 'sender-type.contacts',
  rows: 'select 1 from contact where sender_type = asked.code',
});

/** The types of partners; what those delivered are for other systems stays as it is. */
export const senderTypes: SettingsTable = {
  table: senderTypeTable,
  sqlTable: 'sender_type',
  uses: [contactsOfType],
  async check(_tx, { before, after }) {
    const isOther = before && after && before.values['base'] !== after.values['base'];
    if (isOther && before.origin === 'seed') throw new AppError('settings.locked');
  },
};

const partnerRefusals = {
  'registry.contact-known': contactErrors['registry.contact-known'],
  'registry.contact-prefix-known': contactErrors['registry.contact-prefix-known'],
  'registry.contact-address-needed': contactErrors['registry.contact-address-needed'],
};

interface Told {
  /** The other side of the same rows. */
  readonly otherSide: string;
}

/** What both sides of the address book check and write with a row. */
function partnerSide(platform: Platform, { otherSide }: Told) {
  const todayOf = () => civilDateAt(platform.clock.now());
  return {
    refusals: partnerRefusals,
    todayOf,
    async assertName(tx: Tx, { code, nameTh: name, validTo }: StoredSetting): Promise<void> {
      const today = todayOf();
      if (validTo !== null && validTo < today) return;
      if (await isNameTaken(tx, { code, name, today })) {
        throw new AppError('registry.contact-known', { name });
      }
    },
    async changed(tx: Tx, changes: readonly SettingChangeOf[]): Promise<void> {
      for (const { after } of changes) {
        if (after) await refreshDerived(platform, tx, after.code);
      }
      tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'settings', id: otherSide }));
    },
  };
}

function comesFromSettings(platform: Platform, uses: readonly SettingUse[]): SettingsTable {
  const side = partnerSide(platform, { otherSide: contactTableCodes.goesTo });
  return {
    table: comesFromTable,
    sqlTable: 'contact',
    uses,
    refusals: side.refusals,
    async check(tx, { after }) {
      if (!after) return;
      await side.assertName(tx, after);
      const prefixes = after.values['letterPrefixes'];
      for (const prefix of Array.isArray(prefixes) ? prefixes.map(String) : []) {
        const key = letterKey(prefix);
        const name = await findOtherOfPrefix(tx, { code: after.code, key, today: side.todayOf() });
        if (name) throw new AppError('registry.contact-prefix-known', { prefix, name });
      }
    },
    changed: side.changed,
  };
}

function goesToSettings(platform: Platform, uses: readonly SettingUse[]): SettingsTable {
  const side = partnerSide(platform, { otherSide: contactTableCodes.comesFrom });
  return {
    table: goesToTable,
    sqlTable: 'contact',
    uses,
    refusals: side.refusals,
    async check(tx, { before, after }) {
      if (!after) return;
      await side.assertName(tx, after);
      const missing = missingAddress(before, after);
      if (!missing) return;
      const { th: address, en: addressEn } = missing;
      const params = { name: after.nameTh, address, addressEn };
      throw new AppError('registry.contact-address-needed', params);
    },
    changed: side.changed,
  };
}

/** The described tables of this module. */
export const contactSettings = (
  platform: Platform,
  uses: readonly SettingUse[],
): readonly SettingsTable[] => [
  senderTypes,
  comesFromSettings(platform, uses),
  goesToSettings(platform, uses),
];
