import type { th } from './th.ts';

export const en: typeof th = {
  place: 'Place',
  beganAt: 'Began at',
  endedAt: 'Ended at',
  timeHint: 'For instance 09.30',
  present: 'Present',
  absent: 'Absent',
  guests: 'Also attending',
  peopleHint: 'Name and post, one in each line; of a substitute, for whom',
  absentHint: 'Name, post and reason, one in each line',
  guestsHint: 'Who is not of the meeting, one in each line',
  recorderPost: 'Role of the recorder in the meeting',
  recorderPostHint: 'For example, secretary of the committee; printed below the own post',
  certifiedNo: 'Certified by meeting no.',
  certifiedNoHint: 'Typed with its year',
  certifiedOn: 'Day of that meeting',
  corrections: 'What the meeting corrected',
};
