import { AppError } from '@sarn/kernel';
import type { FieldValue } from '@sarn/kernel';
import { readPart } from '@sarn/platform-server';
import type { ConfigurationPart } from '@sarn/platform-server';
import {
  ChannelRule,
  channelTerms,
  NotificationPolicy,
  notificationModules,
  Template,
} from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { rulesToSet, setPolicy, setRules, setTemplate } from './setting.service.ts';
import { listOwnTemplates, readPolicy } from './setting.store.ts';
import { namedEvents } from './template-list.ts';
import type { NewsEvent } from './template-list.ts';

/** Policy, matrix and words of notifications, for the file of the configuration. */
export const notificationFileParts = (
  deps: OutboxDependencies,
  events: readonly NewsEvent[],
): readonly ConfigurationPart[] => [policyPart(deps), rulesPart(deps), wordsPart(deps, events)];

const policyPart = (deps: OutboxDependencies): ConfigurationPart => ({
  code: 'notification-policy',
  title: { th: 'นโยบายการแจ้งเตือน', en: 'Policy of notifications' },
  tables: ['notification_policy'],
  labels: {
    retentionDays: { th: 'เก็บการแจ้งเตือน (วัน)', en: 'Kept (days)' },
    urgentFrom: { th: 'ถือว่าด่วนตั้งแต่', en: 'Urgent from' },
  },
  isOwn: () => false,
  read: async (h) => [
    { code: 'policy', name: 'นโยบายการแจ้งเตือน', fields: { ...(await readPolicy(h)) } },
  ],
  async write(tx, { context }, { after }) {
    await setPolicy(deps, tx, context, readPart(NotificationPolicy, after?.fields));
    return 'done';
  },
});

const rulesPart = (deps: OutboxDependencies): ConfigurationPart => ({
  code: 'notification-channels',
  title: { th: 'ช่องทางการแจ้งเตือน', en: 'Channels of notifications' },
  tables: ['notification_rule'],
  labels: {
    isAllowed: { th: 'ใช้ช่องทางนี้ได้', en: 'Allowed' },
    isDefault: { th: 'เปิดไว้ตั้งแต่ต้น', en: 'On at first' },
  },
  isOwn: () => false,
  read: async (h) =>
    (await rulesToSet(deps, h)).map(({ module, channel, isAllowed, isDefault }) => ({
      ...{
        code: `${module}/${channel}`,
        name: `${notificationModules[module].th}: ${channelTerms[channel].th}`,
      },
      fields: { isAllowed, isDefault },
    })),
  async write(tx, { context }, { before, after }) {
    const [module, channel] = ((after ?? before)?.code ?? '').split('/');
    await setRules(deps, tx, context, [
      readPart(ChannelRule, { module, channel, ...after?.fields }),
    ]);
    return 'done';
  },
});

const wordsPart = (deps: OutboxDependencies, events: readonly NewsEvent[]): ConfigurationPart => {
  const names = new Map(namedEvents(events).map(({ event, th }) => [event, th]));
  return {
    code: 'notification-words',
    title: { th: 'ข้อความแจ้งเตือน', en: 'Words of notifications' },
    tables: ['notification_template'],
    labels: {
      headingTh: { th: 'หัวข้อ', en: 'Heading in Thai' },
      bodyTh: { th: 'เนื้อความ', en: 'Text in Thai' },
      shortTh: { th: 'ข้อความสั้น', en: 'Short text in Thai' },
      headingEn: { th: 'หัวข้อภาษาอังกฤษ', en: 'Heading in English' },
      bodyEn: { th: 'เนื้อความภาษาอังกฤษ', en: 'Text in English' },
      shortEn: { th: 'ข้อความสั้นภาษาอังกฤษ', en: 'Short text in English' },
    },
    isOwn: (code) => names.has(code),
    read: async (h) =>
      [...(await listOwnTemplates(h))]
        .filter(([event]) => names.has(event))
        .map(([event, { th, en }]) => ({
          ...{ code: event, name: names.get(event) ?? event },
          fields: {
            ...{ headingTh: th.heading, bodyTh: th.body, shortTh: th.short },
            ...{ headingEn: en.heading, bodyEn: en.body, shortEn: en.short },
          },
        })),
    async write(tx, { context }, { before, after }) {
      const event = (after ?? before)?.code ?? '';
      if (!names.has(event)) throw new AppError('notification.unknown-event');
      const texts = after && templateOf(after.fields);
      await setTemplate(deps, tx, context, { event, texts, events });
      return 'done';
    },
  };
};

const templateOf = (fields: Readonly<Record<string, FieldValue>>): Template =>
  readPart(Template, {
    th: { heading: fields['headingTh'], body: fields['bodyTh'], short: fields['shortTh'] },
    en: { heading: fields['headingEn'], body: fields['bodyEn'], short: fields['shortEn'] },
  });
