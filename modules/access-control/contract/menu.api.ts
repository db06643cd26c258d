import { endpoint, flag, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { access, accessTag as tag, ChangeReason, ChangeResult } from './change.api.ts';
import { optionalNumber } from './fields.ts';

/** Parents whose entries can be set: the launcher, and the two menus below the header. */
export const menuParentsSet = ['launcher', '3099', '3090'] as const;
export type MenuParent = (typeof menuParentsSet)[number];

export const MenuRow = z.object({
  id: z.number().int().describe('MENU_ID'),
  parent: z.string(),
  level: z.number().int(),
  nameTh: z.string(),
  nameEn: z.string(),
  icon: z.string(),
  action: z.string(),
  seq: z.number().int(),
  permission: z.string().nullable(),
  isOn: z.boolean(),
  isOwn: z.boolean().describe('a link of the agency'),
  isFixed: z.boolean().describe('it cannot be switched off: settings are reached by it'),
  isChanged: z.boolean(),
  version: z.number().int(),
});
export type MenuRow = z.output<typeof MenuRow>;

export const listMenus = endpoint({
  method: 'GET',
  path: '/access/menus',
  input: z.object({ parent: z.enum(menuParentsSet) }),
  output: z.object({ rows: z.array(MenuRow) }),
  errors: [],
  access,
  summary: 'Entries of a menu with what the agency changed of them',
  tag,
});

export const saveMenu = endpoint({
  method: 'POST',
  path: '/access/menus/save',
  changesSettings: 'access',
  input: z.object({
    menuId: optionalNumber(1, 999_999).describe('left out: a new link of the agency'),
    parent: z.enum(menuParentsSet),
    version: z.coerce.number().int().default(0),
    nameTh: lineText({ min: 1, max: 200 }),
    nameEn: lineText({ max: 200 }).default(''),
    icon: lineText({ min: 1, max: 60 }),
    action: lineText({ min: 1, max: 500 }),
    seq: z.coerce.number().int().min(0).max(9_999),
    isOn: flag,
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [
    'access.stale',
    'access.fixed',
    'access.no-page',
    'access.link-unsafe',
    'access.nothing-changed',
    'platform.not-found',
  ],
  access,
  summary: 'Change an entry of a menu, switch it off, or add a link of the agency',
  tag,
  isRepeatable: true,
});

export const SwitchRow = z.object({
  code: z.string(),
  inFile: z.boolean(),
  set: z.enum(['file', 'on', 'off']),
  isOn: z.boolean().describe('what holds now'),
  isSetUp: z.boolean().describe('false: the server lacks what it needs'),
  weakens: z.enum(['on', 'off', 'neither']).describe('which way makes signing in weaker'),
  atOnce: z.boolean().describe('false: it holds from the next start of the server'),
  version: z.number().int(),
});
export type SwitchRow = z.output<typeof SwitchRow>;

export const CatalogueRow = z.object({
  permission: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  calls: z.array(z.object({ method: z.string(), path: z.string(), summary: z.string() })),
});
export type CatalogueRow = z.output<typeof CatalogueRow>;

export const listSwitches = endpoint({
  method: 'GET',
  path: '/access/switches',
  input: z.object({}),
  output: z.object({ rows: z.array(SwitchRow), catalogue: z.array(CatalogueRow) }),
  errors: [],
  access,
  summary: 'Functions of the system, and which permission opens which calls',
  tag,
});

export const setSwitch = endpoint({
  method: 'POST',
  path: '/access/switches/set',
  changesSettings: 'access',
  input: z.object({
    code: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/),
    set: z.enum(['file', 'on', 'off']),
    version: z.coerce.number().int().default(0),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: ['access.stale', 'access.fixed', 'access.nothing-changed', 'platform.not-found'],
  access,
  summary: 'Set a function otherwise than the deployment file, or as the file has it',
  tag,
  isRepeatable: true,
});
