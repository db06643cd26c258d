import type { ModuleChoice, Preference } from '@sarn/notification/contract';
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
  readonly choices: readonly ModuleChoice[];
}

/** Proposed times for a person who has chosen none. */
const usual = { quietFrom: '18:00', quietUntil: '07:00', digestAt: '08:00' };

export function toDraft(preference: Preference): PreferenceFields {
  const { quietFrom, quietUntil, digestAt, urgentBreaksQuiet, language, choices } = preference;
  return {
    isQuiet: quietFrom !== null,
    quietFrom: quietFrom ?? usual.quietFrom,
    quietUntil: quietUntil ?? usual.quietUntil,
    urgentBreaksQuiet,
    isDigest: digestAt !== null,
    digestAt: digestAt ?? usual.digestAt,
    language,
    choices,
  };
}

export function isSameTime({ isQuiet, quietFrom, quietUntil }: PreferenceFields): boolean {
  return isQuiet && quietFrom === quietUntil;
}

export function toInput(draft: PreferenceFields): PreferenceInput {
  const { isQuiet, isDigest, urgentBreaksQuiet, language } = draft;
  return {
    quietFrom: isQuiet ? draft.quietFrom : '',
    quietUntil: isQuiet ? draft.quietUntil : '',
    digestAt: isDigest ? draft.digestAt : '',
    urgentBreaksQuiet,
    language,
    // For a channel closed by the agency the earlier choice is kept.
    choices: draft.choices
      .filter(({ isAllowed }) => isAllowed)
      .map(({ module, channel, isOn }) => ({ module, channel, isOn })),
  };
}
