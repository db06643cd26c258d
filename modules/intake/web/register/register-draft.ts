import type { ArrivalDetail } from '@sarn/intake/contract';
import {
  emptyRegisterFields,
  pickFields,
  registerFieldNames,
  sentFields,
} from '@sarn/document/contract';
import type { DocumentDetail, RegisterFieldValues, SecrecyClass } from '@sarn/document/contract';
import { officeToday } from '@sarn/document/web';

/** The values of the register form while it is filled in. */
export interface RegisterDraft extends RegisterFieldValues {
  readonly confirmDuplicate: boolean;
  /** The reserved number to use; null for the next number. */
  readonly reservedEntryId: string | null;
}

/** An empty form; it keeps the addressee of the letter before, which is mostly the same. */
export function emptyDraft(addressee = ''): RegisterDraft {
  return { ...emptyRegisterFields, addressee, confirmDuplicate: false, reservedEntryId: null };
}

/** The fields proposed for a letter from elsewhere. */
export function draftOfArrival(arrival: ArrivalDetail): RegisterDraft {
  return {
    ...emptyDraft(arrival.addressee),
    sender: arrival.sender,
    letterNo: arrival.letterNo,
    letterDate: arrival.letterDate,
    title: arrival.title,
    speed: arrival.speed,
    secrecy: arrival.secrecy as SecrecyClass,
  };
}

/** The fields already known of a letter in the arrival box. */
export function draftOf(detail: DocumentDetail): RegisterDraft {
  return {
    ...emptyDraft(),
    ...pickFields(registerFieldNames, detail),
    speed: detail.speed,
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

/** The latest date a letter can have: today. */
export function latestLetterDate(): string {
  return officeToday();
}
