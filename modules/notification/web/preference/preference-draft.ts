import type { ModuleChoice, Preference } from '@sarn/notification/contract';
import type { PreferenceInput } from './preference.client.ts';

/** The form: times stay chosen while their box is unticked. */
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

/** What is proposed to who has chosen nothing. */
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
    // What the agency closed stays as it was chosen before.
    choices: draft.choices
      .filter(({ isAllowed }) => isAllowed)
      .map(({ module, channel, isOn }) => ({ module, channel, isOn })),
  };
}
