import { keptSettingsKey } from '@sarn/platform-web';
import { z } from 'zod';

/** How many are kept. */
const most = 8;

const Kept = z.array(z.object({ path: z.string(), at: z.string() }));
type Kept = z.output<typeof Kept>;

/** Settings opened last on this device, the last one first; forgotten at sign-out. */
export function recentSettings(): Kept {
  try {
    const read = Kept.safeParse(JSON.parse(localStorage.getItem(keptSettingsKey) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Keeps a screen as the last one opened. */
export function keepSetting(path: string): void {
  const others = recentSettings().filter((one) => one.path !== path);
  const kept = [{ path, at: new Date().toISOString() }, ...others].slice(0, most);
  try {
    localStorage.setItem(keptSettingsKey, JSON.stringify(kept));
  } catch {
    // A browser that forbids storage keeps none.
  }
}
