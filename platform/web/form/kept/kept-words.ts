import { registerWords } from '../../words/words.ts';

const th = {
  kept: {
    offer: 'มีข้อความที่พิมพ์ค้างไว้เมื่อ {at} ซึ่งยังไม่ได้ส่ง',
    resume: 'ทำต่อ',
    discard: 'ทิ้ง',
    leaveTitle: 'มีข้อมูลที่ยังไม่ได้ส่ง',
    leaveText: 'ระบบเก็บไว้ให้ได้ และถามว่าจะทำต่อหรือไม่เมื่อเปิดแบบฟอร์มนี้อีกครั้ง',
    leaveLost: 'ข้อมูลนี้เก็บไว้ไม่ได้ หากออกตอนนี้จะหายไป',
    stay: 'กลับไปทำต่อ',
    keep: 'เก็บไว้ทำต่อ',
    leave: 'ออกโดยไม่เก็บ',
  },
};

const en = {
  kept: {
    offer: 'What you typed on {at} was not sent.',
    resume: 'Continue',
    discard: 'Discard',
    leaveTitle: 'Something was not sent',
    leaveText: 'If you leave now, it is kept and offered when this form is opened again.',
    leaveLost: 'It cannot be kept. If you leave now, it is lost.',
    stay: 'Go on',
    keep: 'Keep for later',
    leave: 'Leave without keeping',
  },
};

/** Words about input that was not sent; apart from those that the sign-in screens load. */
export const keptWords = registerWords('platform-kept', { th, en });
