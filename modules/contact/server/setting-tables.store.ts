import { AppError, civilDateAt, settingsMenus } from '@sarn/kernel';
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
import { refreshDerived } from './derived.ts';
import { missingAddress } from './partner.rules.ts';
import { listKnown } from './partner.store.ts';
import type { Known } from './partner.store.ts';

const contactsOfType = countedUse({
  place: 'contact',
  label: { th: 'รายชื่อ', en: 'entries' },
  name: 'sender-type.contacts',
  rows: 'select 1 from contact where sender_type = asked.code',
  shown: `select c.name_th as text, '/settings/${settingsMenus.centre}/book-send-from?row=' || c.code as path
          from contact c where c.sender_type = asked.code order by c.name_th, c.code`,
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

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly prefixes: readonly string[];
}

const prefixesOf = ({ values }: StoredSetting): readonly string[] => {
  const { letterPrefixes } = values;
  return Array.isArray(letterPrefixes) ? letterPrefixes.map(String) : [];
};

function entryOf(row: StoredSetting): Entry {
  const prefixes = prefixesOf(row);
  const { code, nameTh: name } = row;
  return { code, name, prefixes, keys: prefixes.map(letterKey) };
}

/** Why an entry cannot be beside others; its name and its prefixes are its own. */
function clashOf({ code, name, prefixes, keys }: Entry, others: readonly Known[]): AppError | null {
  const rest = others.filter((other) => other.code !== code);
  if (rest.some((other) => other.name === name)) {
    return new AppError('registry.contact-known', { name });
  }
  for (const [at, key] of keys.entries()) {
    const other = rest.find((one) => one.keys.includes(key));
    if (!other) continue;
    const prefix = prefixes[at] ?? '';
    return new AppError('registry.contact-prefix-known', { prefix, name: other.name });
  }
  return null;
}

/** What both sides of the address book check and write with rows. */
function partnerSide(platform: Platform, { otherSide }: Told) {
  return {
    refusals: partnerRefusals,
    /** Refusals of entries whose name or prefix another one has; those that have ended are free. */
    async clashes(tx: Tx, changes: readonly SettingChangeOf[]): Promise<Map<string, AppError>> {
      const today = civilDateAt(platform.clock.now());
      const rows = changes.flatMap(({ after }) => after ?? []);
      const isLive = ({ validTo }: StoredSetting) => validTo === null || validTo >= today;
      const wanted = rows.filter(isLive).map(entryOf);
      const names = wanted.map(({ name }) => name);
      const keys = wanted.flatMap((one) => one.keys);
      const codes = new Set(rows.map(({ code }) => code));
      const known = await listKnown(tx, { names, keys }, today);
      // Those that change count as they become, in the order in which they were given.
      const others: Known[] = known.filter(({ code }) => !codes.has(code));
      const refused = new Map<string, AppError>();
      for (const entry of wanted) {
        const clash = clashOf(entry, others);
        if (clash) refused.set(entry.code, clash);
        others.push(entry);
      }
      return refused;
    },
    async changed(tx: Tx, changes: readonly SettingChangeOf[]): Promise<void> {
      const codes = changes.flatMap(({ after }) => (after ? [after.code] : []));
      await refreshDerived(platform, tx, codes);
      tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'settings', id: otherSide }));
    },
  };
}

function comesFromSettings(platform: Platform, uses: readonly SettingUse[]): SettingsTable {
  const side = partnerSide(platform, { otherSide: contactTableCodes.goesTo });
  return {
    ...{ table: comesFromTable, sqlTable: 'contact', uses, refusals: side.refusals },
    checkAll: side.clashes,
    changed: side.changed,
  };
}

function goesToSettings(platform: Platform, uses: readonly SettingUse[]): SettingsTable {
  const side = partnerSide(platform, { otherSide: contactTableCodes.comesFrom });
  return {
    ...{ table: goesToTable, sqlTable: 'contact', uses, refusals: side.refusals },
    async checkAll(tx, changes) {
      const refused = await side.clashes(tx, changes);
      for (const { before, after } of changes) {
        const missing = after && missingAddress(before, after);
        if (!missing || refused.has(after.code)) continue;
        const { th: address, en: addressEn } = missing;
        const params = { name: after.nameTh, address, addressEn };
        refused.set(after.code, new AppError('registry.contact-address-needed', params));
      }
      return refused;
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
