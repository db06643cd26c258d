import { mostAttendees } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList } from '@sarn/minutes/contract';
import { useToasts, useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import { peopleOf } from '../minutes-draft.ts';
import type { MinutesDraft } from '../minutes-draft.ts';
import { minutesWords } from '../words/minutes-words.ts';

/** How long a removed row can be taken back. */
const undoMs = 8_000;

/** What is done with the lists of people in a form. */
export function useAttendance(
  minutes: MinutesDraft,
  change: (part: Partial<MinutesDraft>) => void,
) {
  const say = useWords(minutesWords);
  const toasts = useToasts();
  // Somebody is taken back into what is in the form then.
  const latest = useRef({ minutes, change });
  useEffect(() => {
    latest.current = { minutes, change };
  });
  const takeBack = (list: AttendanceList, at: number, one: Attendee) => {
    const now = latest.current;
    now.change({ [list]: peopleOf(now.minutes[list]).toSpliced(at, 0, one) });
  };
  const put = (list: AttendanceList, people: readonly Attendee[]) => change({ [list]: people });
  const add = (list: AttendanceList, more: readonly Attendee[]) => {
    const known = peopleOf(minutes[list]);
    if (known.length + more.length > mostAttendees) {
      toasts.show({ tone: 'warning', title: say('tooMany', { most: mostAttendees }) });
      return false;
    }
    change({ [list]: [...known, ...more], adding: { ...minutes.adding, [list]: '' } });
    return true;
  };
  const remove = (list: AttendanceList, at: number) => {
    const people = peopleOf(minutes[list]);
    const one = people[at];
    if (!one) return;
    put(list, people.toSpliced(at, 1));
    if (one.name + one.post + one.remark === '') return;
    const name = one.name || one.post;
    toasts.show({
      title: say('removed', { name }),
      timeoutMs: undoMs,
      action: { label: say('undo'), onPress: () => takeBack(list, at, one) },
    });
  };
  const give = (list: AttendanceList, at: number, other: AttendanceList) => {
    const people = peopleOf(minutes[list]);
    const one = people[at];
    if (!one) return;
    change({ [list]: people.toSpliced(at, 1), [other]: [...peopleOf(minutes[other]), one] });
    toasts.show({ title: say('moved', { name: one.name || one.post, list: say(other) }) });
  };
  const type = (list: AttendanceList, text: string) =>
    change({ adding: { ...minutes.adding, [list]: text } });
  return { put, add, type, remove, give };
}
