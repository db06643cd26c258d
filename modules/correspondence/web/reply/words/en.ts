import type { th } from './th.ts';

export const en: typeof th = {
  title: 'Answers',
  answers: 'Answers',
  answeredBy: 'Answered by',
  answeredSoon: 'Being answered by',
  reply: 'Answer this letter',
  link: 'Link the letter of ours that this one answers',
  field: 'Search letters sent',
  fieldHint: 'Type number, subject or addressee, then choose',
  cancel: 'Cancel',
  done: 'Linked as the answer',
  number: 'No. {no}',
  dated: 'of {date}',
  open: 'Open {title}',
  unlink: 'Take the link to {title} back',
  told: 'Answered {when}',
  banner:
    'This letter answers no. {no}, {title}. Once it has left, whoever works on that one is told and may close it.',
};
