import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentRow, StepRow } from './subject.ts';
import { eraseOwnTexts, ownTextTables } from './erase-texts.store.ts';
import type { FilePort } from './ports.ts';
import type { TextExtent } from './text-extent.ts';
import { isReadByEveryone } from './reader-set.store.ts';

/** Records beside a document that hold content of it, such as the message by which it came. */
export interface RelatedContent {
  /** Kind under which their files are kept. */
  readonly ownerKind: string;
  /** Tables whose texts `blank` deletes. */
  readonly tables: readonly string[];
  /** Whether their files are encrypted and decrypted with those of the document. */
  readonly isSealed?: true;
  /** Ids of those that belong to the document. */
  ownersOf(h: Handle, documentId: string): Promise<readonly string[]>;
  /** Deletes the text that they hold of it; the caller deletes their files. */
  blank(tx: Tx, documentId: string): Promise<void>;
}

/** Numbers of a register that were given elsewhere, as those of an older system. */
export type NumbersGivenElsewhere = (
  h: Handle,
  registerId: string,
  year: number,
) => Promise<readonly { readonly from: number; readonly to: number }[]>;

/** What is stamped on the first page of a document that is printed or saved. */
export interface PageStamp {
  readonly text: string;
  readonly colour: 'red' | 'blue';
}

/** Deletes the texts that a module stores of a document outside its files. */
export interface TextEraser {
  /** The tables in which they are: the manifest names them in `holdsText`. */
  readonly tables: readonly string[];
  erase(tx: Tx, documentId: string, extent: TextExtent): Promise<void>;
}

/** An act on a document, as other modules are told of it. */
export interface DocumentAct {
  readonly before: DocumentRow;
  /** Without the number that the act may give at its very end. */
  readonly after: DocumentRow;
  /** The route of the present round, before and after. */
  readonly stepsBefore: readonly StepRow[];
  readonly steps: readonly StepRow[];
  readonly givesNumber: boolean;
  /** Who did it. */
  readonly actorId: string;
  /** Its pages are kept by whoever did the act. */
  readonly keepsPages: boolean;
}

/** A hand signature on the pages of a document. */
export interface HandSignature {
  /** Whose it is: the place among all who sign, from 0. */
  readonly at: number;
  readonly svg: string;
}

/**
 * What other modules say about documents and registers. Each module adds its own when it is made,
 * and the callers name none of them.
 */
export interface DocumentSlots {
  readonly relatedContent: RelatedContent[];
  /** Whether something forbids that content is removed, such as a legal hold. */
  readonly removalObstacles: ((h: Handle, documentId: string) => Promise<boolean>)[];
  /** Each module that stores texts of documents deletes its own. */
  readonly textErasers: TextEraser[];
  /** Whether the document was made known to many; classifying it later does not undo that. */
  readonly openAudiences: ((h: Handle, documentId: string) => Promise<boolean>)[];
  readonly numbersGivenElsewhere: NumbersGivenElsewhere[];
  /** The first that has one stamps the pages; the kept bytes stay as they are. */
  readonly pageStamps: ((h: Handle, documentId: string) => Promise<PageStamp | null>)[];
  /** Told when an act changed a document itself, before the end of its transaction. */
  readonly onDocumentAct: ((tx: Tx, told: DocumentAct) => Promise<unknown>)[];
  /** Refuse an act at its very end, when it has waited for its number. */
  readonly lastChecks: ((tx: Tx, told: DocumentAct) => Promise<void>)[];
  /** Refuse what confirms a signature: the password of the account, or what stands for it. */
  readonly confirmations: ((
    tx: Tx,
    document: DocumentRow,
    by: {
      readonly personId: string;
      readonly given: string;
      /** The hand signature is to stand above the name. */
      readonly withPicture: boolean;
    },
  ) => Promise<void>)[];
  /** Pictures for the pages, as SVG text, each with the place among all who sign, from 0. */
  readonly handSignatures: ((h: Handle, documentId: string) => Promise<readonly HandSignature[]>)[];
  /** Refuse that a letter is sent now, such as one whose file is still being sealed. */
  readonly sendingObstacles: ((tx: Tx, documentId: string) => Promise<void>)[];
  /** Told when a letter without a class gets its receive number, before the end of the transaction. */
  readonly onReceived: ((tx: Tx, documentId: string) => Promise<unknown>)[];
  /** Told when a person opens a document. */
  readonly onRead: ((
    tx: Tx,
    documentId: string,
    personId: string,
    at: string,
  ) => Promise<unknown>)[];
}

export const emptySlots = (): DocumentSlots => ({
  relatedContent: [],
  removalObstacles: [],
  textErasers: [{ tables: ownTextTables, erase: eraseOwnTexts }],
  openAudiences: [isReadByEveryone],
  numbersGivenElsewhere: [],
  pageStamps: [],
  onDocumentAct: [],
  lastChecks: [],
  confirmations: [],
  handSignatures: [],
  sendingObstacles: [],
  onReceived: [],
  onRead: [],
});

/** Whether any module forbids that content of the document is removed. */
export async function isRemovalForbidden(
  { removalObstacles }: DocumentSlots,
  h: Handle,
  documentId: string,
): Promise<boolean> {
  for (const forbids of removalObstacles) if (await forbids(h, documentId)) return true;
  return false;
}

/**
 * Deletes the texts of a document in every module that stores some; its files are deleted
 * separately.
 */
export async function eraseTexts(
  { textErasers }: DocumentSlots,
  tx: Tx,
  documentId: string,
  extent: TextExtent,
): Promise<void> {
  for (const { erase } of textErasers) await erase(tx, documentId, extent);
}

/** Destroys the records beside a document: their texts, their files and the bytes. */
export async function destroyRelatedContent(
  { slots, files }: { readonly slots: DocumentSlots; readonly files: FilePort },
  tx: Tx,
  documentId: string,
  callerId: string | null,
): Promise<void> {
  for (const { ownerKind, ownersOf, blank } of slots.relatedContent) {
    for (const ownerId of await ownersOf(tx, documentId)) {
      await files.destroyFiles(tx, { ownerKind, ownerId, callerId });
    }
    await blank(tx, documentId);
  }
}

/** Encrypts the files beside a document with its own, or decrypts them. */
export async function sealRelatedContent(
  { slots, files }: { readonly slots: DocumentSlots; readonly files: FilePort },
  tx: Tx,
  documentId: string,
  isSealed: boolean,
): Promise<void> {
  for (const content of slots.relatedContent.filter((one) => one.isSealed)) {
    for (const ownerId of await content.ownersOf(tx, documentId)) {
      await files.seal(tx, content.ownerKind, ownerId, isSealed);
    }
  }
}

/** Whether the document was made known to everybody or circulated. */
export async function hasOpenAudience(
  { openAudiences }: DocumentSlots,
  h: Handle,
  documentId: string,
): Promise<boolean> {
  for (const isOpen of openAudiences) if (await isOpen(h, documentId)) return true;
  return false;
}
