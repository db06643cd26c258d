import type { ArrivalDetail } from '@sarn/intake/contract';
import {
  emptyRegisterFields,
  pickFields,
  registerFieldNames,
  sentFields,
} from '@sarn/document/contract';
import type {
  DocumentDetail,
  RegisterFieldValues,
  SecrecyClass,
  SpeedClass,
} from '@sarn/document/contract';
import { officeToday } from '@sarn/document/web';

/** What stands in the register form while it is filled in. */
export interface RegisterDraft extends RegisterFieldValues {
  readonly confirmDuplicate: boolean;
  /** The reserved number it shall bear; null for the next one. */
  readonly reservedEntryId: string | null;
}

/** An empty form; the addressee of the letter before stays, for most letters share it. */
export function emptyDraft(addressee = ''): RegisterDraft {
  return { ...emptyRegisterFields, addressee, confirmDuplicate: false, reservedEntryId: null };
}

/** What is proposed of a letter from elsewhere. */
export function draftOfArrival(arrival: ArrivalDetail): RegisterDraft {
  return {
    ...emptyDraft(arrival.addressee),
    sender: arrival.sender,
    letterNo: arrival.letterNo,
    letterDate: arrival.letterDate,
    title: arrival.title,
    speed: arrival.speed as SpeedClass,
    secrecy: arrival.secrecy as SecrecyClass,
  };
}

/** What is known already of a letter in the arrival box. */
export function draftOf(detail: DocumentDetail): RegisterDraft {
  return {
    ...emptyDraft(),
    ...pickFields(registerFieldNames, detail),
    speed: detail.speed as SpeedClass,
    secrecy: detail.secrecy as SecrecyClass,
  };
}

/** The draft as the contract's schema wants it. */
export function toRegisterInput(draft: RegisterDraft) {
  return {
    ...draft,
    ...sentFields(draft),
    reservedEntryId: draft.reservedEntryId ?? undefined,
  };
}

/** The latest day a letter can bear: a letter of tomorrow has not been written. */
export function latestLetterDate(): string {
  return officeToday();
}
