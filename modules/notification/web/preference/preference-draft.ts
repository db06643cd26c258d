import type { EventChoice, EventWay, NoticeWay, Preference } from '@sarn/notification/contract';
import type { PreferenceInput } from './preference.client.ts';

/** State of the form: times are kept while their box is not ticked. */
export interface PreferenceFields {
  readonly isQuiet: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly urgentBreaksQuiet: boolean;
  readonly isDigest: boolean;
  readonly digestAt: string;
  readonly language: 'th' | 'en';
  readonly events: readonly EventChoice[];
}

/** Proposed times for a person who has chosen none. */
const usual = { quietFrom: '18:00', quietUntil: '07:00', digestAt: '08:00' };

export function toDraft(preference: Preference): PreferenceFields {
  const { quietFrom, quietUntil, digestAt, urgentBreaksQuiet, language, events } = preference;
  return {
    isQuiet: quietFrom !== null,
    // Own quiet hours are no shorter than those of the agency.
    quietFrom: quietFrom ?? preference.agencyQuiet.from ?? usual.quietFrom,
    quietUntil: quietUntil ?? preference.agencyQuiet.until ?? usual.quietUntil,
    urgentBreaksQuiet,
    isDigest: digestAt !== null,
    digestAt: digestAt ?? usual.digestAt,
    language,
    events,
  };
}

export function isSameTime({ isQuiet, quietFrom, quietUntil }: PreferenceFields): boolean {
  return isQuiet && quietFrom === quietUntil;
}

/** What is sent of the choices: only those that the person changed. */
export function toInput(draft: PreferenceFields, before: readonly EventChoice[]): PreferenceInput {
  const former = new Map(
    before.flatMap(({ event, ways }) =>
      ways.map(({ way, isOn }) => [`${event} ${way}`, isOn] as const),
    ),
  );
  const { isQuiet, isDigest, urgentBreaksQuiet, language } = draft;
  return {
    quietFrom: isQuiet ? draft.quietFrom : '',
    quietUntil: isQuiet ? draft.quietUntil : '',
    digestAt: isDigest ? draft.digestAt : '',
    urgentBreaksQuiet,
    language,
    choices: draft.events.flatMap(({ event, ways }) =>
      ways
        .filter(({ way, isOn }) => former.get(`${event} ${way}`) !== isOn)
        .map(({ way, isOn }) => ({ event, way, isOn })),
    ),
  };
}

/** How the free events of a module stand by one way; `isFree` where there is any to choose. */
export function isOnForAll(events: readonly EventChoice[], way: NoticeWay) {
  const ways = events.flatMap((event) => event.ways.filter((one) => one.way === way));
  const free = ways.filter(({ state }) => state === 'free');
  const open = free.length > 0 ? free : ways.filter(({ state }) => state === 'locked');
  const isOn = open.length > 0 && open.every((one) => one.isOn);
  return { isOn, isMixed: !isOn && open.some((one) => one.isOn), isFree: free.length > 0 };
}

const withWay = (event: EventChoice, way: NoticeWay, isOn: boolean): EventChoice => ({
  ...event,
  ways: event.ways.map((one): EventWay =>
    one.way === way && one.state === 'free' ? { ...one, isOn } : one,
  ),
});

export const setWay = (
  events: readonly EventChoice[],
  event: string,
  way: NoticeWay,
  isOn: boolean,
): readonly EventChoice[] =>
  events.map((one) => (one.event === event ? withWay(one, way, isOn) : one));

/** Sets a way for every event that leaves a choice. */
export const setEveryWay = (
  events: readonly EventChoice[],
  way: NoticeWay,
  isOn: boolean,
): readonly EventChoice[] => events.map((one) => withWay(one, way, isOn));

/** Sets a way for every event of a module that leaves a choice. */
export const setModuleWay = (
  events: readonly EventChoice[],
  { module, way }: { readonly module: string; readonly way: NoticeWay },
  isOn: boolean,
): readonly EventChoice[] =>
  events.map((one) => (one.module === module ? withWay(one, way, isOn) : one));
