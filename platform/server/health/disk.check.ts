import { statfs } from 'node:fs/promises';
import type { HealthCheck, HealthState } from './health-check.ts';

/** What is left of the disk of the data folder, in bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly all: number;
}

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

const gigabyte = 1024 ** 3;
/** SETTINGS §5: the share left, or the bytes left, whichever is reached first. */
const limits = [
  { state: 'failed', share: 0.05, bytes: 2 * gigabyte },
  { state: 'warning', share: 0.15, bytes: 10 * gigabyte },
] as const;

export function stateOfDisk({ free, all }: DiskSpace): HealthState {
  const reached = limits.find(({ share, bytes }) => free < bytes || free < all * share);
  return reached?.state ?? 'ok';
}

/** Space for documents and for the database that the program brings. */
export function diskCheck(dataDir: string): HealthCheck {
  return {
    code: 'disk',
    name: { th: 'พื้นที่เหลือ', en: 'Disk space' },
    async check() {
      const space = await diskSpace(dataDir);
      const state = stateOfDisk(space);
      const share = Math.floor((space.free / space.all) * 100);
      const left = (space.free / gigabyte).toFixed(1);
      const fact = { th: `เหลือ ${share} % (${left} GB)`, en: `${share} % left (${left} GB)` };
      if (state === 'ok') return { state, fact };
      return {
        state,
        fact,
        todo: {
          th: 'ขยายดิสก์ของเครื่องแม่ข่าย หรือย้ายข้อมูลอื่นออกจากดิสก์นี้',
          en: 'Enlarge the disk of the server, or move other data off it',
        },
      };
    },
  };
}
