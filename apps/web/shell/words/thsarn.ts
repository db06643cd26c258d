import type { SomeKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

/** Phrases in which the land policy office differs; all others are the Thai ones. */
export const thsarn: SomeKeys<typeof th> = {
  header: { modules: 'ระบบงานของสำนักงาน' },
  footer: { version: 'เวอร์ชัน {version} บิลด์ {build}' },
};
