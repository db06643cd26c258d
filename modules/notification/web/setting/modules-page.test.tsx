import { getNoticeMatrix, getNotificationPolicy, listTemplates } from '@sarn/notification/contract';
import type { TemplateRow } from '@sarn/notification/contract';
import { answerCalls, answering, opensAgain } from '@sarn/platform-web/testing';
import { test } from 'vitest';
import ModulesPage from './ModulesPage.tsx';

const event = 'SARABUN/queue.sign';
const texts = { heading: 'มีหนังสือ', short: 'รอลงนาม', subject: 'รอลงนาม', body: 'รอลงนาม' };
const row: TemplateRow = {
  ...{ event, nameTh: 'รอลงนาม', nameEn: 'To sign', isOwn: false },
  texts: { th: texts, en: texts },
};
const usual = { bell: 'on', email: 'choice', line: 'on', push: 'on' } as const;
const none = { bell: null, email: null, line: null, push: null };

test('the words of the chosen event are open again after a refresh', async () => {
  answerCalls({
    ...answering(getNoticeMatrix, {
      modules: [{ module: 'SARABUN', nameTh: 'สารบรรณ', nameEn: 'Documents', levels: usual }],
      rows: [
        {
          ...{ event, module: 'SARABUN', nameTh: 'รอลงนาม', nameEn: 'To sign', role: 'holder' },
          ...{ isWork: true, levels: none },
        },
      ],
    }),
    ...answering(getNotificationPolicy, {
      item: {
        ...{ retentionDays: 365, urgentFrom: 'urgent', quietFrom: null, quietUntil: null },
        quietDaysOff: false,
      },
      channels: [],
    }),
    ...answering(listTemplates, { rows: [row] }),
  });
  await opensAgain(<ModulesPage />, {
    ...{ press: 'แก้ไขข้อความ', name: /รอลงนาม/, search: `?row=${encodeURIComponent(event)}` },
  });
});
