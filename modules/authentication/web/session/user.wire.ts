import type { UserLogin, requestPdpa } from '@sarn/authentication/contract';
import type { SentInputOf } from '@sarn/kernel';

/** The names of a person in one language; empty where they were not entered. */
interface Names {
  readonly first: string;
  readonly last: string;
  readonly position: string;
}

/** The signed-in user as our screens show them. */
export interface SignedInUser {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly th: Names;
  readonly en: Names;
  readonly hasAgreedToPolicy: boolean;
}

/** The field names of specification §3 are used here only, and by no screen. */
export function shownUser(user: Partial<UserLogin>): SignedInUser {
  return {
    personId: user.F_PERSON_ID ?? '',
    email: user.email ?? '',
    name: user.name ?? '',
    th: {
      first: user.F_FIRST_NAME ?? '',
      last: user.F_LAST_NAME ?? '',
      position: user.F_POSITION_NAME ?? '',
    },
    // A browser may still keep a user of an older version, without the English names.
    en: {
      first: user.F_FIRST_NAME_EN ?? '',
      last: user.F_LAST_NAME_EN ?? '',
      position: user.F_POSITION_NAME_EN ?? '',
    },
    hasAgreedToPolicy: user.userInformation?.F_IS_AGREE_PDPA === 1,
  };
}

/** Id of the person; empty for nobody. */
export const personIdOf = (user: UserLogin | null): string => user?.F_PERSON_ID ?? '';

/** The stored user after they agreed to the policy. */
export function withAgreement(user: UserLogin): UserLogin {
  return { ...user, userInformation: { ...user.userInformation, F_IS_AGREE_PDPA: 1 } };
}

/** Agreement to the policy, as the specified call expects it. */
export const agreementSent: SentInputOf<typeof requestPdpa> = {
  F_IS_AGREE_PDPA: true,
  F_IS_AGREE: true,
};
