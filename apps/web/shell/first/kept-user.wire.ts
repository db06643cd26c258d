/** What the last visit stored of the user, with the names of specification §3. */
export interface KeptUser {
  readonly F_PERSON_ID?: string;
  readonly F_FIRST_NAME?: string;
  readonly F_LAST_NAME?: string;
  readonly F_FIRST_NAME_EN?: string;
  readonly F_LAST_NAME_EN?: string;
}

/** Their name in a language; empty where nothing was stored. */
export function keptName(user: KeptUser, language: 'th' | 'en'): string {
  const english = `${user.F_FIRST_NAME_EN ?? ''} ${user.F_LAST_NAME_EN ?? ''}`.trim();
  const thai = `${user.F_FIRST_NAME ?? ''} ${user.F_LAST_NAME ?? ''}`.trim();
  return (language === 'en' && english) || thai;
}

/** Their id; undefined where nothing was stored. */
export const keptPersonId = ({ F_PERSON_ID }: KeptUser): string | undefined => F_PERSON_ID;
