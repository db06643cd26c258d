import type { Handle, SettingsTable } from '@sarn/platform-server';

/** Whether a row is used anywhere, also where the reader may not look. */
export async function isHeld(h: Handle, { uses = [] }: SettingsTable, code: string) {
  for (const use of uses) if (await use.holds(h, code)) return true;
  return false;
}
