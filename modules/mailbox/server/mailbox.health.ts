import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { HealthCheck } from '@sarn/platform-server';
import type { MailboxDependencies } from './dependencies.ts';
import { findState } from './mailbox.store.ts';
import { nameOf } from './watch.ts';

const hourMs = 3_600_000;
/** SETTINGS §5: not read for an hour, and for a day. */
const limits = { warning: hourMs, failed: 24 * hourMs } as const;

/** Whether the agency's mailbox is read. */
export function mailboxCheck({ platform: { clock }, settings }: MailboxDependencies): HealthCheck {
  const since = clock.now();
  return {
    code: 'mailbox',
    name: { th: 'รับหนังสือทางอีเมล', en: 'Letters by e-mail' },
    page: {
      path: `/settings/${settingsMenus.centre}/agency-mailbox`,
      label: { th: 'ดูกล่องรับ', en: 'Mailbox' },
    },
    async check(h) {
      if (!settings) return null;
      const read = await findState(h, nameOf(settings));
      const now = clock.now().getTime();
      // One that was never read counts from the start of the program.
      const age = now - (read?.checkedAt ? Date.parse(read.checkedAt) : since.getTime());
      const state = stateAbove(age, limits);
      const span = spanText(age);
      const fact = read?.checkedAt
        ? { th: `อ่านล่าสุด ${span.th}ที่แล้ว`, en: `Last read ${span.en} ago` }
        : { th: 'ยังอ่านไม่ได้', en: 'Not read yet' };
      if (state === 'ok') return { state, fact };
      return {
        state,
        fact,
        todo: {
          th: 'ดูสาเหตุที่หน้ากล่องรับ ตรวจรหัสผ่านและเครื่องแม่ข่ายอีเมล',
          en: 'Look for the reason on its page; check password and mail server',
        },
      };
    },
  };
}
