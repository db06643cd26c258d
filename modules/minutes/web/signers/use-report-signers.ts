import type { Minutes, ReportSigner } from '@sarn/minutes/contract';
import { useWords } from '@sarn/platform-web';
import { minutesWords } from '../words/minutes-words.ts';

const told = (one: ReportSigner, ...more: readonly string[]): string =>
  [one.name, one.post, ...more].filter((text) => text !== '').join(' · ');

/** Recorder and reviewer of a report for the facts of its page, where they were chosen. */
export function useReportSigners(minutes: Minutes | null) {
  const say = useWords(minutesWords);
  const { recorder = null, reviewer = null, recorderPost = '' } = minutes ?? {};
  return [
    ...(recorder
      ? [{ term: say('recorder'), value: told(recorder, recorderPost), isLong: true }]
      : []),
    ...(reviewer ? [{ term: say('reviewer'), value: told(reviewer), isLong: true }] : []),
  ];
}
