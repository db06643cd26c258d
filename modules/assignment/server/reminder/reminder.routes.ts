import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { getReminderStages, saveReminderStages } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { saveStages, stages } from './reminder.service.ts';

/** Settings of reminders. */
export function reminderRoutes(deps: Dependencies): Route[] {
  return [
    query(getReminderStages, async () => ({ rows: await stages(deps.platform.db) })),
    command(saveReminderStages, async ({ rows }, context, tx) => ({
      rows: await saveStages(deps, tx, context, rows),
    })),
  ];
}
