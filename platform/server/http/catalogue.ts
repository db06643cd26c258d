import { AppError, fillSentence, platformErrors } from '@sarn/kernel';
import type { ErrorCatalogue, ErrorMeaning, Language } from '@sarn/kernel';

/** All errors that the server can answer, of the platform and of every module. */
export type Catalogue = ReadonlyMap<string, ErrorMeaning>;

/** @throws Error when two modules declare one code */
export function mergeCatalogues(catalogues: readonly ErrorCatalogue[]): Catalogue {
  const merged = new Map<string, ErrorMeaning>();
  for (const [code, meaning] of catalogues.flatMap((one) => Object.entries(one))) {
    if (merged.has(code)) throw new Error(`Error code ${code} is declared twice`);
    merged.set(code, meaning);
  }
  return merged;
}

/**
 * The browser shows the sentences of these as the server sends them: they are rare, or for programs of the agency
 * alone, and it loads none of them.
 */
const serverErrors: ErrorCatalogue = {
  'platform.no-scope': {
    status: 403,
    th: 'โปรแกรมนี้ไม่มีขอบเขต {scope}',
    en: 'This program does not have the scope {scope}',
  },
  'platform.not-for-programs': {
    status: 403,
    th: 'คำสั่งนี้ไม่เปิดให้โปรแกรมเรียกใช้',
    en: 'This call is not open to programs',
  },
  'platform.program-expired': {
    status: 401,
    th: 'โปรแกรมนี้หมดอายุ ถูกยกเลิก หรือไม่มีผู้รับผิดชอบแล้ว ติดต่อผู้ดูแลระบบ',
    en: 'This program has expired, was ended, or has nobody to answer for it: ask the administrator',
  },
  'platform.program-token': {
    status: 401,
    th: 'โทเคนของโปรแกรมไม่ถูกต้อง หรือถูกเพิกถอนแล้ว ขอโทเคนใหม่จากผู้ดูแลระบบ',
    en: 'The token of this program is not right or was revoked: ask the administrator for a new one',
  },
  'platform.program-address': {
    status: 403,
    th: 'โปรแกรมนี้เรียกใช้จากที่อยู่ {address} ไม่ได้',
    en: 'This program may not call from {address}',
  },
  'platform.still-running': {
    status: 503,
    th: 'คำสั่งเดียวกันที่ส่งไปก่อนหน้ายังทำไม่เสร็จ กรุณารอสักครู่แล้วกดอีกครั้งเพื่อดูผล ระบบจะไม่ทำซ้ำ',
    en: 'The same command, sent before, is still being carried out. Please wait a moment and press again to see the result; it is not done twice.',
  },
};

export const platformCatalogue: ErrorCatalogue = { ...platformErrors, ...serverErrors };

/** One invalid field: its name, the rule it broke, and the figures of the rule. */
export interface InputIssue {
  readonly field: string;
  readonly rule: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** 'platform.invalid-input' with the fault of each field; never with the value itself. */
export class InvalidInput extends AppError {
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super('platform.invalid-input', {
      fields: [...new Set(issues.map((issue) => issue.field))].join(', '),
    });
    this.issues = issues;
  }
}

export interface ErrorAnswer {
  readonly statusCode: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The shape of every failure. Parameters are in `params`, and beside the message as well,
 * where old clients look for them (`oauth_id` of pre-login).
 */
export function toErrorAnswer(
  error: AppError,
  catalogue: Catalogue,
  request: { readonly requestId: string; readonly language: Language },
): ErrorAnswer {
  const meaning = catalogue.get(error.code);
  if (!meaning) throw new Error(`Error code ${error.code} is in no catalogue`);
  const { requestId, language } = request;
  const sentence = language === 'en' ? meaning.en : meaning.th;
  return {
    statusCode: meaning.status,
    body: {
      ...error.params,
      status: 'error',
      code: error.code,
      message: fillSentence(sentence, { requestId, ...error.params }),
      params: error.params,
      ...(meaning.field ? { atField: meaning.field } : {}),
      ...(error instanceof InvalidInput ? { issues: error.issues } : {}),
      requestId,
    },
  };
}
