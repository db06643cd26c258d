import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { CardSettings } from './cards.ts';
import { configurationCodes } from './configuration-fields.ts';

const tag = 'configuration';
const settingsPermission = 'settings.manage';

const Value = z.union([z.string(), z.number()]);

/** Where a value may be set: the first of these that has one counts. */
export const valueSources = ['environment', 'centre', 'file', 'product'] as const;
export type ValueSource = (typeof valueSources)[number];

const ValueRow = z.object({
  code: z.enum(configurationCodes),
  value: Value.describe('As it holds now'),
  source: z.enum(valueSources),
  below: Value.describe('As it would hold if the centre said nothing'),
  version: z.number().int().describe('0 while the centre said nothing'),
});
export type ValueRow = z.output<typeof ValueRow>;

const Emblem = z.object({
  logo: z.string().describe('Address of the emblem that is shown, below the base path'),
  isOwn: z.boolean().describe('False: that of the deployment file'),
  version: z.number().int(),
});

const Cards = z.object({
  cards: CardSettings,
  source: z.enum(valueSources),
  version: z.number().int(),
});

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/configuration/values',
  input: z.object({}),
  output: z.object({ rows: z.array(ValueRow), emblem: Emblem, cards: Cards }),
  errors: [],
  access: settingsPermission,
  summary: 'Names, colours, addresses and other values of this deployment, with their sources',
  tag,
});

const version = z.coerce.number().int().min(0).describe('As it was read; another one is refused');
const reason = lineText({ max: 300 }).default('');

export const saveConfiguration = endpoint({
  method: 'POST',
  path: '/configuration/values/save',
  input: z.object({
    changes: jsonOf(
      z
        .array(
          z.object({
            code: z.enum(configurationCodes),
            value: Value.nullable().describe('Null: as the deployment file has it'),
            version,
          }),
        )
        .min(1)
        .max(configurationCodes.length),
    ),
    reason,
  }),
  output: z.object({ count: z.number().int() }),
  errors: [
    'configuration.stale',
    'configuration.held',
    'configuration.hard-to-read',
    'configuration.office-hours',
    'configuration.noon-break',
  ],
  access: settingsPermission,
  summary: 'Set values of this deployment; all or none',
  tag,
});

export const saveCards = endpoint({
  method: 'POST',
  path: '/configuration/cards/save',
  input: z.object({
    cards: jsonOf(CardSettings.nullable()).describe('Null: as the deployment file has them'),
    version,
    reason,
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['configuration.stale', 'configuration.all-hidden', 'configuration.no-taker'],
  access: settingsPermission,
  summary: 'Order, words, colours of the to-do cards, and which are hidden',
  tag,
});

/** Most bytes of an emblem as it is sent. */
export const emblemLimit = 512 * 1024;

export const saveEmblem = endpoint({
  method: 'POST',
  path: '/configuration/emblem/save',
  input: z.object({ version, reason }),
  output: z.object({ logo: z.string() }),
  errors: [
    'configuration.stale',
    'configuration.emblem-kind',
    'configuration.emblem-broken',
    'configuration.emblem-too-large',
    'configuration.emblem-missing',
  ],
  access: settingsPermission,
  summary: 'Set the emblem of the agency: PNG or SVG of at most 512 kB, written anew',
  tag,
  body: 'multipart',
});

export const clearEmblem = endpoint({
  method: 'POST',
  path: '/configuration/emblem/clear',
  input: z.object({ version }),
  output: z.object({ logo: z.string() }),
  errors: ['configuration.stale'],
  access: settingsPermission,
  summary: 'Show the emblem of the deployment file again',
  tag,
});

export const viewEmblem = endpoint({
  method: 'GET',
  path: '/portal/emblem/:id',
  input: z.object({ id: z.string().max(36) }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'public',
  summary: 'An emblem that the agency has or had',
  tag,
  isBinary: true,
});

/** Names under which the cards and the emblem stand in the history beside the values. */
export const cardsCode = 'todoCards';
export const emblemCode = 'emblem';

const historyCode = z.enum([...configurationCodes, cardsCode, emblemCode]);
export type HistoryCode = z.output<typeof historyCode>;

const ValueChange = z.object({
  code: historyCode,
  from: Value.nullable().describe('Null: the centre said nothing; also of cards and emblem'),
  to: Value.nullable(),
  isOwnBefore: z.boolean().describe('The centre said something before'),
  isOwnAfter: z.boolean(),
});

const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  byName: z.string(),
  isUndo: z.boolean(),
  reason: z.string(),
  changes: z.array(ValueChange),
});
export type ConfigurationEntry = z.output<typeof HistoryEntry>;

export const listConfigurationHistory = endpoint({
  method: 'GET',
  path: '/configuration/values/history',
  input: z.object({ code: historyCode.optional().describe('Of this value only') }),
  output: z.object({
    rows: z.array(HistoryEntry).describe('Newest first'),
    mayUndo: z.boolean().describe('The last change is the own one, of the last ten minutes'),
  }),
  errors: [],
  access: settingsPermission,
  summary: 'Who changed values of this deployment, when, why, and from what to what',
  tag,
});

export const undoValues = endpoint({
  method: 'POST',
  path: '/configuration/values/undo',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  errors: [
    'configuration.stale',
    'configuration.held',
    'configuration.hard-to-read',
    'configuration.office-hours',
    'configuration.noon-break',
    'configuration.all-hidden',
    'configuration.no-taker',
    'settings.nothing-to-undo',
  ],
  access: settingsPermission,
  summary: 'Undo the own last change of values, within ten minutes and if nothing is newer',
  tag,
});
