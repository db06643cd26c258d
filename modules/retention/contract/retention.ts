import { newsKinds } from '@sarn/kernel';

/** How a retention class ends. @rule saraban-2526 ข้อ 57, (ฉบับที่ 4) 2564 */
export const retentionFates = {
  expires: { th: 'มีอายุการเก็บ', en: 'For a number of years' },
  'on-order': { th: 'เก็บไว้จนกว่าหัวหน้าส่วนราชการสั่ง', en: 'Until the head orders otherwise' },
  forever: { th: 'เก็บตลอดไป ห้ามทำลาย', en: 'For ever' },
  'own-law': { th: 'ตามกฎหมายเฉพาะ', en: 'By a law of its own' },
} as const;
export type RetentionFate = keyof typeof retentionFates;
export const retentionFateCodes = ['expires', 'on-order', 'forever', 'own-law'] as const;

/** What the record is: electronic ones are never destroyed in their first ten years. */
export const retentionMedia = {
  electronic: { th: 'หนังสืออิเล็กทรอนิกส์', en: 'Electronic' },
  paper: { th: 'ต้นฉบับเป็นกระดาษ', en: 'Original on paper' },
} as const;
export type RetentionMedium = keyof typeof retentionMedia;
export const retentionMediumCodes = ['electronic', 'paper'] as const;

/**
 * Electronic documents are destroyed only when older than this, in years.
 * @rule (ฉบับที่ 4) 2564
 */
export const electronicYears = 10;
/** Age in years at which documents go to the National Archives. @rule saraban-2526 ข้อ 58 */
export const transferYears = 20;
/**
 * Days after which the National Archives count as having agreed if they have not answered.
 * @rule saraban-2526 ข้อ 69
 */
export const archivesDays = 60;
/**
 * Least number of people in a destruction committee, its chairperson included.
 * @rule saraban-2526 ข้อ 67
 */
export const committeeLeast = 3;
/**
 * Days after the end of a year within which expired documents are surveyed.
 * @rule saraban-2526 ข้อ 66
 */
export const surveyDays = 60;
/** Most documents of one list. */
export const retentionListLimit = 500;
/** Rows of one page. */
export const retentionPageSize = 50;

/** Why a document cannot be destroyed; the same codes come from `retention_obstacle` in SQL. */
export const retentionObstacles = {
  destroyed: { th: 'ทำลายแล้ว', en: 'Destroyed already' },
  held: { th: 'ถูกระงับการทำลาย', en: 'Under a legal hold' },
  secret: { th: 'มีชั้นความลับ', en: 'Classified' },
  running: { th: 'ยังดำเนินการไม่แล้วเสร็จ', en: 'Still running' },
  'handed-over': { th: 'ส่งมอบหอจดหมายเหตุแห่งชาติแล้ว', en: 'Handed over to the National Archives' },
  forever: { th: 'ต้องเก็บตลอดไป', en: 'Kept for ever' },
  'own-law': { th: 'เก็บตามกฎหมายเฉพาะ', en: 'Kept by a law of its own' },
  young: { th: 'หนังสืออิเล็กทรอนิกส์อายุไม่เกิน 10 ปี', en: 'Electronic, not yet ten years old' },
  'not-expired': { th: 'ยังไม่ครบอายุการเก็บ', en: 'Its time is not over' },
} as const;
export type RetentionObstacle = keyof typeof retentionObstacles;

/** The lists of the regulation, each with its form. */
export const retentionListKinds = {
  destroy: { form: 25, th: 'บัญชีหนังสือขอทำลาย', en: 'Destruction list' },
  transfer: { form: 21, th: 'บัญชีส่งมอบหนังสือครบ 20 ปี', en: 'Transfer list (20 years)' },
  'keep-back': {
    form: 22,
    th: 'บัญชีหนังสือครบ 20 ปีที่ขอเก็บเอง',
    en: 'Kept back after 20 years',
  },
  deposit: { form: 23, th: 'บัญชีฝากหนังสือ', en: 'Deposit list' },
} as const;
export type RetentionListKind = keyof typeof retentionListKinds;
export const retentionListKindCodes = ['destroy', 'transfer', 'keep-back', 'deposit'] as const;

export const retentionListStates = {
  DRAFT: { th: 'จัดทำบัญชี', en: 'Being made' },
  REVIEW: { th: 'คณะกรรมการพิจารณา', en: 'Before the committee' },
  APPROVAL: { th: 'รอหัวหน้าส่วนราชการอนุมัติ', en: 'Before the head' },
  APPROVED: { th: 'อนุมัติแล้ว', en: 'Approved' },
  ARCHIVES: { th: 'ส่งหอจดหมายเหตุแห่งชาติแล้ว', en: 'Before the National Archives' },
  EXECUTING: { th: 'กำลังทำลาย', en: 'Being carried out' },
  DONE: { th: 'เสร็จสิ้น', en: 'Done' },
  CANCELLED: { th: 'ยกเลิก', en: 'Cancelled' },
} as const;
export type RetentionListState = keyof typeof retentionListStates;
export const retentionListStateCodes = [
  'DRAFT',
  'REVIEW',
  'APPROVAL',
  'APPROVED',
  'ARCHIVES',
  'EXECUTING',
  'DONE',
  'CANCELLED',
] as const;

/** What a member of the committee says of a document, and what is done with it. */
export const retentionOpinions = {
  destroy: { th: 'ทำลาย', en: 'Destroy' },
  keep: { th: 'ไม่ควรทำลาย', en: 'Keep' },
  extend: { th: 'ขยายเวลาการเก็บ', en: 'Keep longer' },
} as const;
export type RetentionOpinion = keyof typeof retentionOpinions;
export const retentionOpinionCodes = ['destroy', 'keep', 'extend'] as const;

export const retentionDecisions = {
  ...retentionOpinions,
  archives: { th: 'หอจดหมายเหตุขอเก็บ', en: 'Wanted by the National Archives' },
} as const;
export type RetentionDecision = keyof typeof retentionDecisions;

export const retentionItemStates = {
  listed: { th: 'อยู่ในบัญชี', en: 'On the list' },
  erasing: { th: 'กำลังทำลาย', en: 'Being destroyed' },
  destroyed: { th: 'ทำลายแล้ว', en: 'Destroyed' },
  spared: { th: 'ไม่ทำลาย', en: 'Not destroyed' },
} as const;
export type RetentionItemState = keyof typeof retentionItemStates;

/** What people are notified of about a list; each is a notice kind of its own. */
export const retentionNewsTerms = {
  replace: {
    th: 'กรรมการทำลายหนังสือใช้ระบบไม่ได้แล้ว ต้องตั้งกรรมการแทน',
    en: 'A member of a destruction committee cannot sign in any more: name another one',
  },
  judge: {
    th: 'ขอความเห็นกรรมการทำลายหนังสือ',
    en: 'Your opinion as member of a destruction committee',
  },
  decide: { th: 'บัญชีรอหัวหน้าส่วนราชการพิจารณา', en: 'A list waits for your decision' },
  decided: { th: 'หัวหน้าส่วนราชการพิจารณาบัญชีแล้ว', en: 'The head has decided on a list' },
  done: { th: 'ทำลายหนังสือครบตามบัญชีแล้ว', en: 'A destruction list is carried out' },
  survey: {
    th: 'ผลสำรวจหนังสือครบอายุการเก็บประจำปี',
    en: 'Yearly survey of documents whose retention period is over',
  },
} as const;

const { judge, decide, replace, ...toKeepers } = retentionNewsTerms;
export const retentionNews = [
  ...newsKinds({ judge }, { prefix: 'retention.', roles: ['holder'], work: ['holder'] }),
  ...newsKinds({ decide }, { prefix: 'retention.', roles: ['head'], work: ['head'] }),
  ...newsKinds({ replace }, { prefix: 'retention.', roles: ['clerk'], work: ['clerk'] }),
  ...newsKinds(toKeepers, { prefix: 'retention.', roles: ['clerk'] }),
];
