import { endpoint, flag, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { ChannelCode, DayTime } from './channels.ts';
import { NoticeWayCode } from './matrix.api.ts';
import { NoticeEventKey } from './templates.ts';

const tag = 'notification';

/** State of a channel for one person. */
export const ChannelState = z.object({
  code: ChannelCode,
  isAvailable: z
    .boolean()
    .describe('False when the agency does not use the channel, or has not set it up'),
  isReachable: z
    .boolean()
    .describe('The person has an address, a linked account or a device for it'),
  address: z.string().describe('The address as far as it may be shown; empty when there is none'),
});
export type ChannelState = z.output<typeof ChannelState>;

/** Of an event by one way: closed by the agency, free to choose, or always on. */
export const EventWay = z.object({
  way: NoticeWayCode,
  state: z.enum(['closed', 'free', 'locked']),
  isOn: z.boolean(),
});
export type EventWay = z.output<typeof EventWay>;

/** An event of a module, as the person may choose how to be told of it. */
export const EventChoice = z.object({
  event: z.string(),
  module: z.string(),
  moduleTh: z.string(),
  moduleEn: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  ways: z.array(EventWay),
});
export type EventChoice = z.output<typeof EventChoice>;

const times = {
  quietFrom: DayTime.nullable().describe('Null: no quiet hours'),
  quietUntil: DayTime.nullable(),
  urgentBreaksQuiet: z.boolean(),
  digestAt: DayTime.nullable().describe('Null: each e-mail at once'),
  language: z.enum(['th', 'en']).describe('Language of messages sent outside'),
};

export const Preference = z.object({
  ...times,
  urgentFrom: z.string().describe('Least speed class that counts as urgent here'),
  channels: z.array(ChannelState),
  agencyQuiet: z
    .object({ from: DayTime.nullable(), until: DayTime.nullable(), hasDaysOff: z.boolean() })
    .describe('Quiet time of the agency, which own quiet hours may only lengthen'),
  events: z.array(EventChoice),
});
export type Preference = z.output<typeof Preference>;

export const getPreference = endpoint({
  method: 'GET',
  path: '/notification/preference',
  input: z.object({}),
  output: z.object({ item: Preference }),
  errors: [],
  access: 'session',
  summary: 'By which channels and when the caller wants to be told',
  tag,
});

const timeOrNone = DayTime.or(z.literal('').transform(() => null)).nullable();

/** What a person may choose; times of the Bangkok day, empty or null for none. */
export const PreferenceDraft = z
  .object({
    quietFrom: timeOrNone,
    quietUntil: timeOrNone,
    urgentBreaksQuiet: flag,
    digestAt: timeOrNone,
    language: z.enum(['th', 'en']).default('th'),
    choices: jsonOf(
      z
        .array(z.object({ event: NoticeEventKey, way: NoticeWayCode, isOn: z.boolean() }))
        .max(1000)
        .describe('only what the person changed'),
    ),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    message: 'both-times',
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === null || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    message: 'same-time',
  });
export type PreferenceDraft = z.output<typeof PreferenceDraft>;

export const savePreference = endpoint({
  method: 'POST',
  path: '/notification/preference/save',
  input: PreferenceDraft,
  output: z.object({ item: Preference }),
  errors: ['notification.quiet-shorter', 'notification.unknown-event'],
  access: 'session',
  summary: 'Choose channels for each event, quiet hours and the daily digest',
  tag,
  isRepeatable: true,
});
