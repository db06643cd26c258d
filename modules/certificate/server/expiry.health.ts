import { settingsMenus } from '@sarn/kernel';
import type { Clock, HealthCheck, MetricSource } from '@sarn/platform-server';
import { listNextExpiries } from './expiry.store.ts';

const dayMs = 86_400_000;
/** SETTINGS §5: days before the end. */
const limits = { warning: 30, failed: 7 } as const;

const names: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  root: { th: 'ผู้ออกใบรับรองหลัก', en: 'root authority' },
  issuing: { th: 'ผู้ออกใบรับรอง', en: 'issuing authority' },
  timestamp: { th: 'ตราประทับเวลา', en: 'time stamps' },
  responder: { th: 'การแจ้งสถานะใบรับรอง', en: 'status of certificates' },
  'agency-seal': { th: 'ตราประทับอิเล็กทรอนิกส์', en: 'seal of the agency' },
  person: { th: 'บุคลากร', en: 'people' },
};

/** Whether a certificate ends soon. */
export const expiryCheck = (clock: Clock): HealthCheck => ({
  code: 'certificates',
  name: { th: 'ใบรับรองหมดอายุ', en: 'Certificates that end' },
  page: {
    path: `/settings/${settingsMenus.certificates}/certificate-person`,
    label: { th: 'ดูใบรับรอง', en: 'Certificates' },
  },
  async check(h) {
    const now = clock.now();
    const [next] = await listNextExpiries(h, now.toISOString());
    if (!next) return null;
    const days = Math.floor((Date.parse(next.notAfter) - now.getTime()) / dayMs);
    const of = names[next.kind] ?? { th: next.kind, en: next.kind };
    if (days >= limits.warning) {
      const fact = { th: `${of.th} อีก ${days} วัน`, en: `${of.en}: in ${days} days` };
      return { state: 'ok', fact };
    }
    return {
      state: days < limits.failed ? 'failed' : 'warning',
      fact:
        days < 0
          ? { th: `${of.th} หมดอายุแล้ว`, en: `${of.en}: has ended` }
          : { th: `${of.th} หมดอายุในอีก ${days} วัน`, en: `${of.en}: ends in ${days} days` },
      todo: {
        th: 'ต่ออายุก่อนวันหมดอายุ หลังจากนั้นลงนามใหม่ไม่ได้ ลายมือชื่อเดิมยังตรวจได้',
        en: 'Renew it before that day: nothing can be signed after it; older signatures can still be verified',
      },
    };
  },
});

export const expiryMetrics = (clock: Clock): MetricSource => ({
  async read(h) {
    const found = await listNextExpiries(h, clock.now().toISOString());
    return [
      {
        name: 'sarn_certificate_expiry_timestamp_seconds',
        type: 'gauge',
        unit: 'seconds',
        help: 'When a certificate ends, as Unix time; of people, the first in use.',
        samples: found.map(({ kind, notAfter }) => ({
          labels: { kind },
          value: Date.parse(notAfter) / 1_000,
        })),
      },
    ];
  },
});
