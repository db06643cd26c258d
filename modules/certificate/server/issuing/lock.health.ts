import { settingsMenus } from '@sarn/kernel';
import type { HealthCheck, HealthFinding } from '@sarn/platform-server';
import type { IssuingLock } from '../../contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { endsSoon } from './lists.service.ts';
import { lockShown, secretFileState } from './lock.service.ts';

type Fact = HealthFinding['fact'];

/** By whom the issuing key is opened, and whether a list waits for it. */
export const lockCheck = (deps: Dependencies): HealthCheck => ({
  code: 'issuing-key',
  name: { th: 'กุญแจผู้ออกใบรับรอง', en: 'Key of the certification authority' },
  page: {
    path: `/settings/${settingsMenus.certificates}/certificate-person`,
    label: { th: 'ดูผู้ออกใบรับรอง', en: 'Certification authority' },
  },
  async check(h) {
    const lock = await lockShown(deps, h);
    if (!lock) return null;
    if (lock.protection === 'installation') return unprotected;
    if (lock.openedBy === null) return locked(lock, deps.clock.now());
    const file = await secretFileState(deps);
    if (file !== 'none' && lock.openedBy === 'typed') return fileOfAnother;
    return { state: 'ok', fact: opened[lock.openedBy] };
  },
});

const unprotected: HealthFinding = {
  state: 'warning',
  fact: {
    th: 'ระบบเปิดกุญแจได้เองโดยไม่มีรหัสลับ ผู้ที่มีทั้งฐานข้อมูลและโฟลเดอร์ข้อมูลออกใบรับรองในชื่อใครก็ได้',
    en: 'The installation alone opens the key: whoever has the database and the data folder can issue a certificate in any name',
  },
  todo: {
    th: 'ปกป้องด้วยรหัสลับที่ไม่อยู่ในเครื่องแม่ข่าย',
    en: 'Protect it by a secret that is not on the server',
  },
};

const opened: Readonly<Record<'file' | 'typed' | 'installation', Fact>> = {
  file: { th: 'เปิดด้วยรหัสลับจากไฟล์', en: 'Open, by the secret in the file' },
  typed: { th: 'เปิดด้วยรหัสลับที่กรอก', en: 'Open, by the secret that was typed' },
  installation: { th: 'เปิดอยู่', en: 'Open' },
};

const fileOfAnother: HealthFinding = {
  state: 'warning',
  fact: {
    th: 'กุญแจเปิดอยู่ แต่รหัสลับในไฟล์เปิดกุญแจนี้ไม่ได้ หลังเริ่มระบบใหม่จะล็อก',
    en: 'Open, but the secret in the file does not open it: it will be locked after the next start',
  },
  todo: {
    th: 'ใส่รหัสลับปัจจุบันในไฟล์ที่ SARN_ISSUING_SECRET_FILE ระบุ',
    en: 'Put the present secret into the file that SARN_ISSUING_SECRET_FILE names',
  },
};

function locked(lock: IssuingLock, now: Date): HealthFinding {
  const { dueSince, listUntil } = lock;
  const isLate = endsSoon({ nextAt: listUntil }, now);
  const days = Math.max(0, Math.floor((Date.parse(listUntil) - now.getTime()) / 86_400_000));
  const waits = dueSince !== null;
  return {
    state: isLate || waits ? 'failed' : 'warning',
    fact: {
      th: `ล็อกอยู่ ออกใบรับรองไม่ได้${waits ? ' มีการเพิกถอนหรือระงับที่รอรายการเพิกถอน' : ''} รายการเพิกถอนใช้ได้อีก ${days} วัน`,
      en: `Locked: nothing can be issued${waits ? ', and something revoked waits for a list' : ''}; the revocation list is good for ${days} more days`,
    },
    todo: {
      th: 'ให้ผู้ที่ทราบรหัสลับเปิดกุญแจ',
      en: 'Somebody who knows the secret has to unlock it',
    },
  };
}
