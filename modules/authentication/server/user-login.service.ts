import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { UserLogin } from '../contract/index.ts';
import type { Organisation } from '@sarn/organisation/server';
import { hasAgreed } from './consent/consent.store.ts';
import type { PolicyVersion } from './policy-version.ts';

/** The signed-in user with the field names of old clients. */
export interface UserLogins {
  /** @throws AppError 'platform.unauthenticated' when the person does not exist any more */
  of(db: Handle, personId: string): Promise<UserLogin>;
}

export function createUserLogins(
  organisation: Organisation,
  policyVersion: PolicyVersion,
): UserLogins {
  return {
    async of(db, personId) {
      const person = await organisation.person(db, personId);
      const isAgreed = await hasAgreed(db, personId, await policyVersion(db));
      const card = (await organisation.personCard(db, [personId])).get(personId);
      if (!person || !card) throw new AppError('platform.unauthenticated');
      const names = { F_FIRST_NAME: person.firstNameTh, F_LAST_NAME: person.lastNameTh };
      return {
        id: person.id,
        email: person.email ?? '',
        name: card.name,
        F_PERSON_ID: person.id,
        ...names,
        F_POSITION_NAME: card.positionName,
        F_FIRST_NAME_EN: person.firstNameEn,
        F_LAST_NAME_EN: person.lastNameEn,
        F_POSITION_NAME_EN: card.positionNameEn,
        userInformation: { ...names, F_IS_AGREE_PDPA: isAgreed ? 1 : 0 },
      };
    },
  };
}
