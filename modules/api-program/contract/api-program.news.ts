import { newsKinds, programNotice } from '@sarn/kernel';

/** Notices that programs send to people. */
export const apiProgramNews = {
  [programNotice]: { th: 'แจ้งจากโปรแกรมที่เชื่อมต่อ', en: 'Notice from a program' },
} as const;

export const apiProgramNewsKinds = newsKinds(apiProgramNews, { roles: ['holder'] });
