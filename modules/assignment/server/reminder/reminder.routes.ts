import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { getReminderStages, saveReminderStages } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { reminderStageRows, storeReminderStages } from './reminder.service.ts';

/** Settings of reminders. */
export function reminderRoutes(deps: Dependencies): Route[] {
  return [
    query(getReminderStages, async () => ({ rows: await reminderStageRows(deps.platform.db) })),
    command(saveReminderStages, async (stages, context, tx) => ({
      rows: await storeReminderStages(deps, tx, context, stages),
    })),
  ];
}
