import { AppError } from '@sarn/kernel';
import type { Bilingual, FieldValue } from '@sarn/kernel';
import { readPart } from '@sarn/platform-server';
import type { ConfigurationPart } from '@sarn/platform-server';
import { NotificationPolicy, Template } from '../../contract/index.ts';
import type { UrgentFrom } from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { matrixPart } from './matrix/file-part.ts';
import { namesOf, setPolicy, setTemplate } from './setting.service.ts';
import { listOwnTemplates, readPolicy } from './setting.store.ts';

/** Policy, matrix and words of notifications, for the file of the configuration. */
export const notificationFileParts = (deps: OutboxDependencies): readonly ConfigurationPart[] => [
  policyPart(deps),
  matrixPart(deps),
  wordsPart(deps),
];

/** From which class on a notice breaks the quiet time. */
const urgentWords: Readonly<Record<UrgentFrom, Bilingual>> = {
  urgent: { th: 'ตั้งแต่ “ด่วน” ขึ้นไป', en: 'From “Urgent” on' },
  'very-urgent': { th: 'ตั้งแต่ “ด่วนมาก” ขึ้นไป', en: 'From “Very urgent” on' },
  immediate: { th: 'เฉพาะ “ด่วนที่สุด”', en: 'Only “Most urgent”' },
};

const policyPart = (deps: OutboxDependencies): ConfigurationPart => ({
  code: 'notification-policy',
  title: { th: 'นโยบายการแจ้งเตือน', en: 'Policy of notifications' },
  tables: ['notification_policy'],
  fields: {
    retentionDays: { th: 'เก็บการแจ้งเตือน (วัน)', en: 'Kept (days)', told: 'plain' },
    urgentFrom: { th: 'ชั้นความเร็วที่ถือเป็นเรื่องด่วน', en: 'What counts as urgent', told: urgentWords },
    quietFrom: { th: 'ช่วงเงียบตั้งแต่', en: 'Quiet from', told: 'plain' },
    quietUntil: { th: 'ช่วงเงียบถึง', en: 'Quiet until', told: 'plain' },
    quietDaysOff: { th: 'วันหยุดเป็นช่วงเงียบ', en: 'Quiet on days off', told: 'plain' },
  },
  isOwn: () => false,
  read: async (h) => [
    { code: 'policy', name: 'นโยบายการแจ้งเตือน', fields: { ...(await readPolicy(h)) } },
  ],
  async write(tx, { context }, { after }) {
    // A file from before a field leaves it as it is.
    const fields = { ...(await readPolicy(tx)), ...after?.fields };
    await setPolicy(deps, tx, context, readPart(NotificationPolicy, fields));
    return 'done';
  },
});

const wordsPart = (deps: OutboxDependencies): ConfigurationPart => {
  const nameOf = (code: string) => namesOf(deps).find(({ event }) => event === code)?.th;
  return {
    code: 'notification-words',
    title: { th: 'ข้อความแจ้งเตือน', en: 'Words of notifications' },
    tables: ['notification_template'],
    fields: {
      headingTh: { th: 'หัวข้อ', en: 'Heading in Thai', told: 'plain' },
      bodyTh: { th: 'เนื้อความ', en: 'Text in Thai', told: 'plain' },
      shortTh: { th: 'ข้อความสั้น', en: 'Short text in Thai', told: 'plain' },
      headingEn: { th: 'หัวข้อภาษาอังกฤษ', en: 'Heading in English', told: 'plain' },
      bodyEn: { th: 'เนื้อความภาษาอังกฤษ', en: 'Text in English', told: 'plain' },
      shortEn: { th: 'ข้อความสั้นภาษาอังกฤษ', en: 'Short text in English', told: 'plain' },
    },
    nameOf: (code) => nameOf(code) ?? code,
    isOwn: (code) => nameOf(code) !== undefined,
    read: async (h) =>
      [...(await listOwnTemplates(h))]
        .filter(([event]) => nameOf(event) !== undefined)
        .map(([event, { th, en }]) => ({
          ...{ code: event, name: nameOf(event) ?? event },
          fields: {
            ...{ headingTh: th.heading, bodyTh: th.body, shortTh: th.short },
            ...{ headingEn: en.heading, bodyEn: en.body, shortEn: en.short },
          },
        })),
    async write(tx, { context }, { before, after }) {
      const event = (after ?? before)?.code ?? '';
      if (nameOf(event) === undefined) throw new AppError('notification.unknown-event');
      const texts = after && templateOf(after.fields);
      await setTemplate(deps, tx, context, { event, texts });
      return 'done';
    },
  };
};

const templateOf = (fields: Readonly<Record<string, FieldValue>>): Template =>
  readPart(Template, {
    th: { heading: fields['headingTh'], body: fields['bodyTh'], short: fields['shortTh'] },
    en: { heading: fields['headingEn'], body: fields['bodyEn'], short: fields['shortEn'] },
  });
