import { portalPermissions, settingsMenus } from '@sarn/portal/contract';
import { toSettings } from './planned-place.ts';
import type { PlannedPlace } from './planned-place.ts';

/** Permissions of settings: the system, certificates. */
const { settings: system, certificates } = portalPermissions;

type Line = readonly [path: string, permission: string, th: string, en: string];

/**
 * Settings of specification §2 that are not built yet: path below `/settings/{menuID}/`,
 * permission, title. The spelling of the paths is the specification's.
 */
const lines: readonly Line[] = [];

function toPlace([path, permission, th, en]: Line): PlannedPlace {
  return {
    path: `/settings/$menuID/${path}`,
    menuId: settingsMenus.centre,
    title: { th, en },
    purpose: {
      th: `ใช้กำหนดและดูแลข้อมูล${th}ของหน่วยงาน`,
      en: `The agency will keep here: ${en.toLowerCase()}.`,
    },
    permission,
    meanwhile: toSettings,
  };
}

export const plannedSettings: readonly PlannedPlace[] = lines.map(toPlace);

/** Permission to open a settings centre at all. */
export const centrePermissions: Readonly<Record<number, string>> = {
  [settingsMenus.centre]: system,
  [settingsMenus.certificates]: certificates,
};
