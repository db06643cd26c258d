import type { ConfigurationPart } from '@sarn/platform-server';
import { readPart } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { ReminderStage, reminderStages } from '../../contract/index.ts';
import { listReminderStages } from './reminder.store.ts';
import { storeReminderStages } from './reminder.service.ts';

/** When people are reminded of assignments, for the file of the configuration. */
export const remindersPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'assignment-reminders',
  title: { th: 'การเตือนงานที่มอบหมาย', en: 'Reminders of assignments' },
  tables: ['reminder_stage'],
  fields: {
    workingDays: { th: 'วันทำการ', en: 'Working days', told: 'plain' },
    minutes: { th: 'นาทีก่อนถึงเวลา', en: 'Minutes before the time', told: 'plain' },
    isOn: { th: 'เปิดใช้', en: 'On', told: 'plain' },
  },
  isOwn: () => false,
  read: async (h) =>
    (await listReminderStages(h)).map(({ stage, workingDays, minutes, isOn }) => ({
      ...{ code: stage, name: reminderStages[stage].th },
      fields: { workingDays, minutes, isOn },
    })),
  async write(tx, { context }, { after }) {
    const row = readPart(ReminderStage, { ...after?.fields, stage: after?.code });
    await storeReminderStages(deps, tx, context, { rows: [row] });
    return 'done';
  },
});
