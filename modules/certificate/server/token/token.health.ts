import { AppError, settingsMenus } from '@sarn/kernel';
import type { HealthCheck } from '@sarn/platform-server';
import type { TokenKeys } from './token-keys.ts';
import { listNeededTokens } from './token.store.ts';

const page = {
  path: `/settings/${settingsMenus.certificates}/certificate-person`,
  label: { th: 'ดูใบรับรองรายบุคคล', en: 'Certificates of people' },
} as const;
const todo = {
  th: 'ตรวจว่าอุปกรณ์เสียบหรือเชื่อมต่ออยู่ และโปรแกรมของผู้ผลิตที่ SARN_PKCS11_LIBRARY ระบุทำงานได้',
  en: 'Check that the devices are attached, and that the library which SARN_PKCS11_LIBRARY names can be loaded',
};

/** Whether the tokens of people are there. */
export const tokenCheck = (tokens: Pick<TokenKeys, 'labels'>): HealthCheck => ({
  code: 'tokens',
  name: { th: 'อุปกรณ์เก็บกุญแจลงนาม', en: 'Devices with signing keys' },
  page,
  async check(h) {
    const labels = await labelsOf(tokens);
    if (labels === undefined) {
      const fact = { th: 'ติดต่ออุปกรณ์ไม่ได้', en: 'The devices cannot be reached' };
      return { state: 'failed', fact, todo };
    }
    const missing = (await listNeededTokens(h)).filter((label) => !labels.includes(label)).length;
    if (missing > 0) {
      const fact = {
        th: `ไม่พบอุปกรณ์ที่มีผู้ใช้ลงนาม ${missing} เครื่อง`,
        en: `${missing} devices that people sign with are not there`,
      };
      return { state: 'warning', fact, todo };
    }
    const count = labels.length;
    return { state: 'ok', fact: { th: `พบ ${count} เครื่อง`, en: `${count} are there` } };
  },
});

async function labelsOf(tokens: Pick<TokenKeys, 'labels'>): Promise<readonly string[] | undefined> {
  try {
    return await tokens.labels();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
