import { endpoint, flag, lineText, listOf, settingChangeErrors } from '@sarn/kernel';
import { z } from 'zod';
import { configurationPermissions } from './configuration.permissions.ts';

const tag = 'configuration file';
const access = configurationPermissions.transfer;

export const exportConfiguration = endpoint({
  method: 'GET',
  path: '/configuration/file/export',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  access,
  summary: 'All settings of this deployment as one file: no secrets, no people, no counters',
  tag,
  isBinary: true,
});

export const openConfiguration = endpoint({
  method: 'POST',
  path: '/configuration/file/open',
  input: z.object({}),
  output: z.object({ importId: z.string() }),
  errors: ['configuration.file-unreadable', 'configuration.file-newer', 'configuration.file-place'],
  access,
  summary: 'Read a configuration file; nothing is changed yet',
  tag,
  body: 'multipart',
});

/** One field of a row that the file has otherwise. */
const FieldDifference = z.object({
  key: z.string().describe('What is sent to take it'),
  field: z.string(),
  label: z.string(),
  from: z.string(),
  to: z.string(),
});

const RowDifference = z.object({
  key: z.string().describe('What is sent to take the whole row'),
  code: z.string(),
  name: z.string(),
  kind: z.enum(['new', 'changed', 'here']).describe('`here`: it is not in the file'),
  fields: z.array(FieldDifference),
});
export type RowDifference = z.output<typeof RowDifference>;

const SectionDifference = z.object({
  code: z.string(),
  title: z.string(),
  rows: z.array(RowDifference),
});
export type SectionDifference = z.output<typeof SectionDifference>;

const importId = z.uuid();

export const getConfigurationImport = endpoint({
  method: 'GET',
  path: '/configuration/file/imports/:importId',
  input: z.object({ importId }),
  output: z.object({
    deployment: z.string(),
    isOtherDeployment: z.boolean(),
    exportedAt: z.string(),
    unknown: z.array(z.string()).describe('Parts of the file that this system does not have'),
    sections: z.array(SectionDifference),
    digest: z.string().describe('Of the settings as they were compared'),
  }),
  errors: ['platform.not-found'],
  access,
  summary: 'In which fields a file differs from the settings here',
  tag,
});

export const applyConfiguration = endpoint({
  method: 'POST',
  path: '/configuration/file/imports/:importId/apply',
  changesSettings: 'configuration-file',
  input: z.object({
    importId,
    chosen: listOf(z.string().max(800), 50_000).describe('Keys of rows and fields'),
    isLikeFile: flag.default(false).describe('Chosen rows that are only here end'),
    digest: z.string().max(100),
    reason: lineText({ min: 3, max: 300 }),
  }),
  output: z.object({
    count: z.number().int(),
    waiting: z.number().int().describe('Rows that wait for a second person'),
  }),
  errors: [
    'configuration.file-row',
    'configuration.file-changed',
    'configuration.file-nothing',
    'configuration.hard-to-read',
    'configuration.office-hours',
    'configuration.noon-break',
    'configuration.all-hidden',
    'configuration.no-taker',
    ...settingChangeErrors,
  ],
  access,
  summary: 'Take what was chosen of a file; all or none',
  tag,
});

/** How long one's own last import can be undone. */
export const undoDays = 30;

/** A row of an import that is not undone, and why. */
export const LeftRow = z.object({
  section: z.string(),
  name: z.string(),
  reason: z
    .enum(['changed', 'used', 'refused', 'ended'])
    .describe('`ended`: it is undone by its end, because it is in use'),
  why: z.string().describe('a sentence; empty where the reason says it all'),
});
export type LeftRow = z.output<typeof LeftRow>;

export const undoConfiguration = endpoint({
  method: 'POST',
  path: '/configuration/file/imports/:importId/undo',
  changesSettings: 'configuration-file',
  input: z.object({ importId }),
  output: z.object({
    count: z.number().int(),
    waiting: z.number().int().describe('Rows that wait for a second person'),
    left: z.array(LeftRow).describe('What was changed since, or is in use; it can be undone later'),
  }),
  errors: ['configuration.file-no-undo', 'platform.not-found'],
  access,
  summary: 'Undo the own last import as a whole, but for what was changed since or is in use',
  tag,
});

export const getLastImport = endpoint({
  method: 'GET',
  path: '/configuration/file/last',
  input: z.object({}),
  output: z.object({
    item: z
      .object({
        importId: z.string(),
        appliedAt: z.string(),
        count: z.number().int(),
        mayUndo: z.boolean().describe('something of it is as it was imported'),
        left: z.array(LeftRow),
      })
      .nullable(),
  }),
  errors: [],
  access,
  summary: 'The own last import, and whether it can be undone',
  tag,
});
