import type { SomeKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

/** What the land policy office says in its own way; everything else falls back to Thai. */
export const thsarn: SomeKeys<typeof th> = {
  header: { modules: 'ระบบงานของสำนักงาน' },
  footer: { version: 'เวอร์ชั่น {version} บิลด์ {build}' },
};
