/** What an error code means: its HTTP status and its sentence in each language. */
export interface ErrorMeaning {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 408
    | 409
    | 410
    | 413
    | 415
    | 422
    | 423
    | 429
    | 500
    | 503;
  /** Thai sentence with what to do next; `{name}` takes the parameter of that name. */
  readonly th: string;
  readonly en: string;
  /** The field of forms that it is about: it is shown there, too, where a form has that field. */
  readonly field?: string;
}

export type ErrorCatalogue = Readonly<Record<string, ErrorMeaning>>;

/**
 * Declares the errors of one module.
 *
 * The code is the phrase key: the server answers with code and parameters, and server and browser
 * make the sentence from this catalogue, so a code without a sentence cannot exist.
 */
export function defineErrors<const C extends ErrorCatalogue>(catalogue: C): C {
  return catalogue;
}

export type ErrorParams = Readonly<Record<string, string | number>>;

/** An expected failure with a code of a catalogue; every other error is a server fault (500). */
export class AppError extends Error {
  readonly code: string;
  readonly params: ErrorParams;

  constructor(code: string, params: ErrorParams = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }
}

/** Puts parameters into a sentence; an unknown parameter stays visible as `{name}`. */
export function fillSentence(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Errors that any call can give; modules add their own catalogues. */
export const platformErrors = defineErrors({
  'platform.invalid-input': {
    status: 422,
    th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง ({fields}) กรุณาตรวจสอบแล้วส่งใหม่',
    en: 'Some fields are not valid ({fields}). Please correct them and send again.',
  },
  'platform.malformed-request': {
    status: 400,
    th: 'คำขอไม่อยู่ในรูปแบบที่ระบบอ่านได้ กรุณาลองใหม่อีกครั้ง',
    en: 'The request could not be read. Please try again.',
  },
  'platform.not-found': {
    status: 404,
    th: 'ไม่พบรายการที่ต้องการ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The item was not found, or you may not see it.',
  },
  'platform.unauthenticated': {
    status: 401,
    th: 'การเข้าสู่ระบบหมดอายุหรือถูกยกเลิกแล้ว กรุณาเข้าสู่ระบบใหม่',
    en: 'Your session has ended. Please sign in again.',
  },
  // What is missing is told beside the sentence: `permission` with its code, `held` as `in-part` where the
  // caller has it for other units only, `closed` with the path of a call that is switched off.
  'platform.forbidden': {
    status: 403,
    th: 'ท่านไม่มีสิทธิ์ทำรายการนี้ หากจำเป็นกรุณาติดต่อผู้ดูแลระบบ',
    en: 'You may not do this. If you need to, please ask the administrator.',
  },
  'platform.too-many-requests': {
    status: 429,
    th: 'มีการทำรายการถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many requests. Please wait {seconds} seconds and try again.',
  },
  'platform.too-slow': {
    status: 408,
    th: 'ข้อมูลส่งมาไม่ครบในเวลาที่กำหนด กรุณาตรวจสอบเครือข่ายแล้วส่งใหม่',
    en: 'Not everything arrived in time. Please check the network and send it again.',
  },
  'platform.too-large': {
    status: 413,
    th: 'ข้อมูลมีขนาดใหญ่เกินกำหนด ({limit}) กรุณาลดขนาดแล้วส่งใหม่',
    en: 'This is larger than allowed ({limit}). Please make it smaller and send again.',
  },
  'platform.too-many-files': {
    status: 413,
    th: 'ส่งไฟล์ได้ครั้งละไม่เกิน {limit} ไฟล์ กรุณาแบ่งส่งเป็นหลายครั้ง',
    en: 'At most {limit} files can be sent at once. Please send them in several turns.',
  },
  'platform.unsupported-media': {
    status: 415,
    th: 'ระบบไม่รองรับรูปแบบข้อมูลที่ส่งมา',
    en: 'This kind of content is not supported.',
  },
  'platform.key-reused': {
    status: 409,
    th: 'คำสั่งนี้เคยส่งมาแล้วด้วยข้อมูลที่ต่างกัน กรุณาโหลดหน้าใหม่แล้วทำรายการอีกครั้ง',
    en: 'This command was sent before with other content. Please reload the page and repeat it.',
  },
  'platform.busy': {
    status: 503,
    th: 'ระบบกำลังปิดหรือมีผู้ใช้งานหนาแน่น กรุณารอสักครู่แล้วลองใหม่',
    en: 'The system is stopping or very busy. Please wait a moment and try again.',
  },
  'platform.database-unreachable': {
    status: 503,
    th: 'ระบบติดต่อฐานข้อมูลไม่ได้ชั่วคราว กรุณารอสักครู่ ตรวจดูว่ารายการบันทึกแล้วหรือยัง แล้วลองใหม่',
    en: 'The database cannot be reached at the moment. Please wait, see whether it was saved, and try again.',
  },
  'platform.storage-full': {
    status: 503,
    th: 'พื้นที่จัดเก็บของระบบเต็ม จึงบันทึกรายการนี้ไม่ได้ กรุณาแจ้งผู้ดูแลระบบ แล้วลองใหม่ภายหลัง',
    en: 'The storage of the system is full, so this was not saved. Please tell the administrator and try again later.',
  },
  'platform.program-incomplete': {
    status: 503,
    th: 'ไฟล์ของโปรแกรม ({file}) หายไปหรือเสียหาย กรุณาแจ้งผู้ดูแลระบบ แล้วลองใหม่ภายหลัง',
    en: 'A file of the program ({file}) is missing or damaged. Please tell the administrator and try again later.',
  },
  'platform.internal': {
    status: 500,
    th: 'ระบบทำรายการไม่สำเร็จ กรุณาลองใหม่ หากยังไม่ได้โปรดแจ้งผู้ดูแลระบบพร้อมรหัส {requestId}',
    en: 'This could not be done. Please try again; if it stays, tell the administrator the code {requestId}.',
  },
  'platform.network': {
    status: 503,
    th: 'ติดต่อเครื่องแม่ข่ายไม่ได้ กรุณาตรวจสอบเครือข่ายแล้วลองใหม่',
    en: 'The server cannot be reached. Please check the network and try again.',
  },
});
