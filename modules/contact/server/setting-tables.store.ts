import { AppError } from '@sarn/kernel';
import { countedUse } from '@sarn/platform-server';
import type { SettingsTable } from '@sarn/platform-server';
import { senderTypeTable } from '../contract/index.ts';

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

/** The described tables of this module. */
export const contactSettings: readonly SettingsTable[] = [senderTypes];
