import type { Bilingual } from '@sarn/portal/contract';

/** A page of the specification whose module is not built yet. */
export interface PlannedPlace {
  /** Menu by which the specification names it, where it does. */
  readonly menuId?: number;
  readonly title: Bilingual;
  /** What it will be for, in one sentence. */
  readonly purpose: Bilingual;
  /** Permission that must be held; any signed-in person when null. */
  readonly permission: string | null;
  /** The page to use until then. */
  readonly meanwhile: Meanwhile;
}

export interface Meanwhile {
  readonly path: string;
  readonly label: Bilingual;
}

/** Where to go when no other page does the same. */
export const toPortal: Meanwhile = {
  path: '/portal',
  label: { th: 'กลับหน้าแรก', en: 'To the start page' },
};

export const toManual: Meanwhile = {
  path: '/manual',
  label: { th: 'เปิดคู่มือการใช้งาน', en: 'Open the manual' },
};
