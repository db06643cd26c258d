import { endpoint, flag, jsonOf, lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';
import { helpLimits } from './help.limits.ts';
import { helpPermissions } from './help.permissions.ts';
import { ManagedManual, Manual, ManualGroup, ManualKind } from './manual.ts';

const tag = 'help';
const manualId = z.uuid();
const title = lineText({ min: 1, max: helpLimits.maxTitleLength });
const words = { kind: ManualKind, titleTh: title, titleEn: title };
const groupIds = listOf(z.uuid(), helpLimits.maxGroups);

export const listManuals = endpoint({
  method: 'GET',
  path: '/help/manuals',
  input: z.object({}),
  output: z.object({ rows: z.array(Manual), total: z.int() }),
  errors: [],
  access: 'session',
  summary: 'Manuals that the caller may open, in their order',
  tag,
});

export const listAllManuals = endpoint({
  method: 'GET',
  path: '/help/manuals/all',
  input: z.object({}),
  output: z.object({
    rows: z.array(ManagedManual),
    total: z.int(),
    groups: z.array(ManualGroup).describe('Groups of users that a manual may be for'),
  }),
  errors: [],
  access: helpPermissions.manual,
  summary: 'All manuals, hidden ones included, for those who manage them',
  tag,
});

/** Takes one file; its type is decided by its bytes. */
export const uploadManual = endpoint({
  method: 'POST',
  path: '/help/manual/upload',
  changesSettings: 'help',
  body: 'multipart',
  input: z.object({ ...words, groupIds: groupIds.default([]) }),
  output: z.object({ item: ManagedManual }),
  errors: [
    'file.none',
    'file.empty',
    'file.too-large',
    'file.type-not-allowed',
    'file.extension-mismatch',
    'file.pdf-unreadable',
    'file.pdf-protected',
    'file.infected',
    'file.scanner-away',
    'file.scanner-limit',
    'help.manual-kind',
    'help.too-many-manuals',
    'help.group-unknown',
  ],
  access: helpPermissions.manual,
  summary: 'Upload a manual: PDF, or a video in MP4 or WebM',
  tag,
});

export const changeManual = endpoint({
  method: 'POST',
  path: '/help/manual/:manualId/change',
  changesSettings: 'help',
  input: z.object({
    ...{ manualId, titleTh: title, titleEn: title, isHidden: flag },
    groupIds: groupIds.optional().describe('Left out: as they are'),
    seen: jsonOf(
      ManagedManual.pick({ titleTh: true, titleEn: true, isHidden: true, groupIds: true }),
    )
      .optional()
      .describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['help.manual-not-found', 'help.group-unknown', 'settings.stale'],
  access: helpPermissions.manual,
  summary: 'Change the titles of a manual and for whom it is, hide or show it',
  tag,
});

export const orderManuals = endpoint({
  method: 'POST',
  path: '/help/manuals/order',
  changesSettings: 'help',
  input: z.object({
    manualIds: listOf(manualId, helpLimits.maxManuals, 1),
    seen: listOf(manualId, helpLimits.maxManuals)
      .optional()
      .describe('Their order as it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['settings.stale'],
  access: helpPermissions.manual,
  summary: 'Put manuals in this order; those left out follow in their old one',
  tag,
});

export const removeManual = endpoint({
  method: 'POST',
  path: '/help/manual/:manualId/remove',
  changesSettings: 'help',
  input: z.object({ manualId }),
  output: z.object({}),
  errors: ['help.manual-not-found'],
  access: helpPermissions.manual,
  summary: 'Remove a manual and its file',
  tag,
});

/**
 * Gives an address from which the browser's player may fetch the file part by part: a player sends
 * no token. It opens this one file and nothing else, for some hours.
 */
export const openManual = endpoint({
  method: 'POST',
  path: '/help/manual/:manualId/open',
  input: z.object({ manualId }),
  output: z.object({ path: z.string().describe('Below the API address') }),
  errors: ['help.manual-not-found'],
  access: 'session',
  summary: 'An address for the bytes of a manual, valid for some hours',
  tag,
});

export const viewManual = endpoint({
  method: 'GET',
  path: '/help/manual-view/:ticket',
  input: z.object({ ticket: z.string().min(20).max(100) }),
  output: z.object({}),
  errors: ['help.view-ended'],
  access: 'public',
  summary: 'The bytes of a manual, by parts',
  tag,
  isBinary: true,
});
