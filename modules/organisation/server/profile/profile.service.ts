import { AppError, civilDateAt } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { Handle, Platform, Tx } from '@sarn/platform-server';
import { maskedIdCard, profileFault } from '../../contract/index.ts';
import type { Profile, ProfileChange, ProfileFieldName } from '../../contract/index.ts';
import type { Actor } from '../change.ts';
import type { PersonChanges } from '../person.service.ts';
import { foreignFields, personPart, profilePart } from './profile.rules.ts';
import { findProfile, saveProfile } from './profile.store.ts';

export interface ProfileReading {
  readonly personId: string;
  readonly language: Language;
  /** What the reader may change. */
  readonly editable: readonly ProfileFieldName[];
}

export interface Profiles {
  /** @throws AppError 'platform.not-found' */
  read(db: Handle, reading: ProfileReading): Promise<Profile>;
  /**
   * Changes the named fields, all or none.
   *
   * @throws AppError 'identity.field-locked' naming fields outside `editable`, and what
   *   `People.updatePerson` throws
   */
  change(
    tx: Tx,
    by: Actor,
    whose: Pick<ProfileReading, 'personId' | 'editable'>,
    change: ProfileChange,
  ): Promise<void>;
}

export function createProfiles({ clock, audit }: Platform, people: PersonChanges): Profiles {
  const today = () => civilDateAt(clock.now());
  return {
    async read(db, { personId, language, editable }) {
      const row = await findProfile(db, personId, today(), language === 'en');
      if (!row) throw new AppError('platform.not-found');
      const { idCardTail, pictureTag, ...values } = row;
      return {
        personId,
        values: { ...values, idCard: maskedIdCard(idCardTail) },
        editable: [...editable],
        pictureTag,
      };
    },
    async change(tx, by, { personId, editable }, change) {
      const locked = foreignFields(change, editable);
      if (locked.length > 0) {
        throw new AppError('identity.field-locked', { fields: locked.slice(0, 10).join(', ') });
      }
      const fault = profileFault(change, today());
      if (fault) throw new AppError(fault.code);
      const person = personPart(change);
      const beside = profilePart(change);
      if (!person && !beside) return;
      // Checks the person first, so that no profile of an unknown person is written.
      await people.updatePerson(tx, by, personId, person ?? {});
      if (beside) await saveProfile(tx, personId, beside, clock.now().toISOString());
      await audit.write(tx, {
        act: 'identity.profile-changed',
        callerId: by.callerId,
        subject: { kind: 'person', id: personId },
        // The names of the fields, never their values.
        detail: { fields: Object.keys(change) },
        ...(by.requestId === undefined ? {} : { requestId: by.requestId }),
      });
    },
  };
}
