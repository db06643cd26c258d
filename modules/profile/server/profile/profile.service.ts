import { AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Language } from '@sarn/kernel';
import type { Handle, Platform, Tx } from '@sarn/platform-server';
import { printedPrefix } from '@sarn/person-terms/contract';
import type { Prefix } from '@sarn/person-terms/contract';
import { maskedIdCard, profileFault } from '../../contract/index.ts';
import type { Profile, ProfileChange, ProfileFieldName } from '../../contract/index.ts';
import type { Actor } from '@sarn/organisation/server';
import type { PersonDraft } from '@sarn/organisation/server';
import type { PersonChanges } from '@sarn/organisation/server';
import { refuseEnded } from '@sarn/organisation/server';
import { listPrefixesOf, readNames } from '@sarn/organisation/server';
import { foreignFields, personPart, profilePart } from './profile.rules.ts';
import { deleteProfiles, findProfile, saveBirths, saveProfile } from './profile.store.ts';
import type { Birth } from './profile.store.ts';

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
  /** Sets what an import says of gender and birthday; null leaves it as it is. */
  setBirths(tx: Tx, births: readonly Birth[]): Promise<void>;
  /** Deletes the records of people who were imported and never used, before the people. */
  remove(tx: Tx, personIds: readonly string[]): Promise<void>;
}

/**
 * The prefix as it is printed, read as in an import, with its codes.
 *
 * @throws AppError 'identity.prefix-unknown', 'settings.ended'
 */
async function withPrefix(
  tx: Tx,
  { personId, today }: { readonly personId: string; readonly today: CivilDate },
  person: Partial<PersonDraft> | undefined,
): Promise<Partial<PersonDraft> | undefined> {
  if (person?.prefixTh === undefined) return person;
  const read = (await readNames(tx))({ prefix: person.prefixTh, firstName: 'ก' });
  const { fault } = read;
  if (fault && 'text' in fault) throw new AppError('identity.prefix-unknown', { x: fault.text });
  const kept = await listPrefixesOf(tx, personId);
  const isKept = ({ code }: Prefix) => kept.some((one) => one.code === code);
  for (const one of read.prefixes) if (!isKept(one)) refuseEnded(one, today);
  // A degree is not seen in the printed prefix, so another prefix does not take it away.
  const unseen = read.prefixes.length === 0 ? [] : kept.filter(({ isPrinted }) => !isPrinted);
  const all = [...new Map([...read.prefixes, ...unseen].map((one) => [one.code, one])).values()];
  return { ...person, prefixTh: printedPrefix(all), prefixes: all.map(({ code }) => code) };
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
    setBirths: (tx, births) => saveBirths(tx, births, clock.now().toISOString()),
    remove: deleteProfiles,
    async change(tx, by, { personId, editable }, change) {
      const locked = foreignFields(change, editable);
      if (locked.length > 0) {
        throw new AppError('identity.field-locked', { fields: locked.slice(0, 10).join(', ') });
      }
      const fault = profileFault(change, today());
      if (fault) throw new AppError(fault.code);
      const person = await withPrefix(tx, { personId, today: today() }, personPart(change));
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
