import { readPart } from '@sarn/platform-server';
import type { ConfigurationPart } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { ReportSetting } from '../contract/index.ts';
import { saveSetting, setting } from './report/report.service.ts';

/** The report of documents that passed many people, for the file of the configuration. */
export const workloadFileParts = (deps: Dependencies): readonly ConfigurationPart[] => [
  reportPart(deps),
];

const reportPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'report-hands',
  title: { th: 'รายงานเรื่องที่ผ่านหลายมือ', en: 'Passed through many people' },
  tables: ['report_setting'],
  fields: { handoffsAtMost: { th: 'ผ่านผู้ดำเนินการได้ไม่เกิน', en: 'At most', told: 'plain' } },
  isOwn: () => false,
  read: async (h) => [
    { code: 'report', name: 'รายงานเรื่องที่ผ่านหลายมือ', fields: { ...(await setting(h)) } },
  ],
  async write(tx, { context }, { after }) {
    await saveSetting(deps, tx, context, readPart(ReportSetting, after?.fields));
    return 'done';
  },
});
