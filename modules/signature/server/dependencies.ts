import type { Authority, SigningKeys } from '@sarn/certificate/server';
import type { Dependencies } from '@sarn/document/server';
import type { ForeignAuthorities } from '@sarn/foreign-authority/server';
import type { ErrorParams } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { HandSignatureKind } from '@sarn/printed-document/contract';
import type { AppCodes } from '@sarn/second-factor/server';
import type { SigningTurns } from './signing-turns.ts';
import type { PasswordSubstitutes } from './substitutes.ts';

/** What this module needs of modules that do not belong to the work on documents. */
export interface SignatureNeeds {
  readonly keys: SigningKeys;
  readonly authority: Authority;
  /** Those of people's own certificates. */
  readonly foreign: ForeignAuthorities;
  /** Takes the place of the password in the act that a digital signature does. */
  readonly substitutes: PasswordSubstitutes;
  readonly turns: SigningTurns;
  /** The sentences of an error of any module: refusals are kept by their code. */
  sentencesOf(code: string, params: ErrorParams): { readonly th: string; readonly en: string };
  /** Codes of people's apps, in place of a code that is sent. */
  readonly appCodes: AppCodes;
  /** The hand signature of a person, PNG; undefined without one. It is kept until `releasePicture`. */
  usePicture(tx: Tx, personId: string, kind: HandSignatureKind): Promise<Picture | undefined>;
  /** The same for a file that holds a copy of its own. */
  currentPicture(
    h: Handle,
    personId: string,
    kind: HandSignatureKind,
  ): Promise<Picture | undefined>;
  /** A document no longer shows one that `usePicture` returned; `isShown` tells whether another one does. */
  releasePicture(tx: Tx, id: string, isShown: () => Promise<boolean>): Promise<void>;
  hasPicture(h: Handle, personId: string, kind: HandSignatureKind): Promise<boolean>;
  /** One that `usePicture` returned. */
  pictureById(h: Handle, id: string): Promise<Picture | undefined>;
  /** Whether the person has a role of executives, by the deployment. */
  isExecutive(h: Handle, personId: string): Promise<boolean>;
  /** Seals the password of an authority of time. */
  readonly identityKey: () => Buffer;
  /** Networks inside the organisation in which an authority of time may be, as `10.20.0.0/16`. */
  readonly timestampNetworks: readonly string[];
  /** Path of the file of the browser build that verifies without a network. */
  readonly verifierTemplate: string;
  /** Messages to the LINE account of a person. */
  readonly line: LineMessages;
  /** The address of a person; null where the record has none. */
  emailOf(h: Handle, personId: string): Promise<string | null>;
}

/** What is sent to one person at once, and kept nowhere. */
export interface LineMessages {
  /** `off`: the deployment has no LINE. */
  reach(h: Handle, personId: string): Promise<'ready' | 'off' | 'not-linked' | 'blocked'>;
  /**
   * No transaction may be open: another server is asked.
   *
   * @param key the same for every attempt of one message
   * @returns why it was not sent; null where LINE took it
   */
  send(personId: string, text: string, key: string): Promise<string | null>;
}

export interface Picture {
  readonly id: string;
  readonly kind: HandSignatureKind;
  readonly png: Buffer;
}

export interface Deps {
  readonly documents: Dependencies;
  readonly needs: SignatureNeeds;
}
