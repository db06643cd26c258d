import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { Clock, HealthCheck } from '@sarn/platform-server';
import { shownState } from '../batch/alive.ts';
import { listWaitingSeals, oldestOpen } from '@sarn/signature/server';
import { listOpenBatches } from './open-batches.store.ts';

const minuteMs = 60_000;
/** The job that ends abandoned attempts runs every ten minutes: what is older, it did not end. */
const limits = { warning: 12 * minuteMs, failed: 60 * minuteMs } as const;

/** Whether a signature hangs. */
export const signingCheck = (clock: Clock): HealthCheck => ({
  code: 'signing',
  name: { th: 'งานลงนาม', en: 'Signatures at work' },
  page: {
    path: `/settings/${settingsMenus.certificates}/signing-jobs`,
    label: { th: 'ดูงานลงนาม', en: 'Signatures at work' },
  },
  async check(h) {
    const now = clock.now();
    // What waits for a second person hangs nowhere.
    const seal = (await listWaitingSeals(h)).find(({ waitsForSecond }) => !waitsForSecond)?.dueAt;
    const oldest = [await oldestOpen(h), seal].flatMap((at) => at ?? []).toSorted()[0];
    const age = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest);
    const batches = await listOpenBatches(h);
    const stopped = batches.filter((one) => shownState(one, now) === 'interrupted').length;
    const state = stateAbove(age, limits);
    if (state === 'ok' && stopped === 0) {
      return { state, fact: { th: 'ไม่มีงานลงนามค้าง', en: 'Nothing hangs' } };
    }
    const span = spanText(age);
    return {
      state: state === 'ok' ? 'warning' : state,
      fact:
        stopped > 0
          ? { th: `ชุดลงนามหยุดกลางคัน ${stopped} ชุด`, en: `${stopped} batches stopped` }
          : { th: `งานลงนามค้างมา ${span.th}`, en: `A signature hangs for ${span.en}` },
      todo: {
        th: 'ปลดงานที่ค้าง แล้วแจ้งผู้ลงนามให้ลงนามอีกครั้ง หนังสือยังไม่ถูกแตะต้อง',
        en: 'End what hangs and ask the signatory to sign again: the documents are untouched',
      },
    };
  },
});
