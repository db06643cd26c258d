import type { Readable } from 'node:stream';
import type { Arrival, UploadSink } from '@sarn/file/server';
import type { UnitContact } from '@sarn/organisation/contract';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';

/**
 * What the registry asks about the people and units of the agency (the module organisation
 * answers).
 */
export interface OrganisationPort {
  personCard(h: Handle, ids: readonly string[]): Promise<PersonWords[]>;
  postsOf(h: Handle, personId: string, day: string): Promise<PostCard[]>;
  /** Units of somebody's posts, each with all above it. */
  unitsWithAncestors(
    h: Handle,
    who: { readonly id: string; readonly principals: readonly string[] },
  ): Promise<ReadonlySet<string>>;
  /** @throws AppError 'identity.may-not-sign' */
  assertMaySign(h: Handle, ids: readonly string[]): Promise<void>;
  /** Those of these orders of acting that are live now, locked until the end of the transaction. */
  liveDelegations(tx: Tx, ids: readonly string[]): Promise<string[]>;
  /** Orders of limited power, live or to come, that cover work of these keys. */
  limitedDelegates(
    h: Handle,
    principals: readonly string[],
  ): Promise<
    {
      readonly id: string;
      readonly kinds: readonly string[];
      readonly acts: readonly string[];
      readonly unitIds: readonly string[];
      readonly keys: readonly string[];
    }[]
  >;
  /** Keys of the posts for which an order exists. */
  keysOfOrder(h: Handle, delegationId: string): Promise<string[]>;
  /** Orders by which the person acted until a few days ago. */
  endedCapacities(
    h: Handle,
    personId: string,
  ): Promise<
    {
      /** Keys that the person had by it. */
      readonly keys: readonly string[];
      /** Keys of the posts, also where the power was limited. */
      readonly covers: readonly string[];
      readonly post: string;
      readonly orderNo: string;
    }[]
  >;
  units(h: Handle, ids: readonly string[]): Promise<UnitCard[]>;
  /** How units are reached, as letters print it, by unit. */
  unitContacts(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, UnitContact>>;
  /** What units were called on days, where that was not their name of today. */
  formerNames(
    h: Handle,
    asked: readonly { readonly id: string; readonly day: string }[],
  ): Promise<{ readonly id: string; readonly day: string; readonly name: string }[]>;
  /** Units valid today, parents before children: those named with all below them, else all. */
  unitTree(h: Handle, within?: readonly string[]): Promise<UnitPlace[]>;
  /** Dissolved units, each with the existing unit that continues its work. */
  successors(
    h: Handle,
  ): Promise<
    { readonly unitId: string; readonly successorId: string; readonly isMerged: boolean }[]
  >;
  /** Number of units below a unit, and of its people. */
  unitPosts(
    h: Handle,
    unitId: string,
  ): Promise<{ readonly children: number; readonly officers: number; readonly leaders: number }>;
  /** The unit itself first, the agency last. */
  ancestors(h: Handle, unitId: string): Promise<string[]>;
  rootUnit(h: Handle): Promise<UnitCard>;
  /** The Thai title of the post that heads a unit today; undefined where it has none. */
  headTitle(h: Handle, unitId: string): Promise<string | undefined>;
  /** People whose clearance or appointment ended in the last days. */
  lapsedClearances(h: Handle): Promise<string[]>;
  /** Keys for classified documents that the person has now. */
  secretKeys(h: Handle, personId: string): Promise<string[]>;
  peopleForPrincipals(h: Handle, principals: readonly string[]): Promise<string[]>;
  membersBelow(h: Handle, unitId: string): Promise<string[]>;
  /** Days off of a span of Christian years, and the years for which none are entered. */
  calendar(
    h: Handle,
    fromYear: number,
    toYear: number,
  ): Promise<{ readonly closed: ReadonlySet<string>; readonly missingYears: readonly number[] }>;
}

/** A unit in the tree; depth 0 is the agency. */
export interface UnitPlace {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly depth: number;
}

/** A person as documents name one; English where it is entered. */
export interface PersonWords {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly positionName: string;
  readonly positionNameEn: string;
  readonly unitName: string;
}

export interface UnitCard {
  readonly id: string;
  readonly name: string;
  /** Empty where none is entered. */
  readonly nameEn: string;
  readonly letterCode: string | null;
  /** Whether it is the agency itself, a department (กรม) in the words of the rules. */
  readonly isAgency: boolean;
}

export interface PostCard {
  readonly id: string;
  readonly unitId: string;
  readonly servesUnitId: string;
  readonly duty: string;
  readonly title: string;
  readonly actingPhrase: string | null;
  /** The order by which the post is another person's; null for one's own post. */
  readonly acting: ActingCard | null;
}

/** An order of acting as the registry uses it. */
export interface ActingCard {
  readonly delegationId: string;
  /** The orders on which it rests, this one last. */
  readonly chain: readonly string[];
  readonly power: string;
  /** As printed under the name, one post per row. */
  readonly lines: readonly string[];
  readonly principalId: string | null;
  readonly principalName: string;
  readonly isScoped: boolean;
  readonly kinds: readonly string[];
  readonly acts: readonly string[];
  readonly unitIds: readonly string[];
  readonly matters: string;
  readonly orderNo: string;
  readonly endsAt: string | null;
}

/** What the registry asks of the file store. */
export interface FilePort {
  attach(
    tx: Tx,
    request: {
      fileIds: readonly string[];
      uploaderId: string;
      ownerKind: string;
      ownerId: string;
      role: string;
      /** Kept encrypted, under a key of its own. */
      isSealed?: boolean;
    },
  ): Promise<void>;
  /** Encrypts the files of an owner, or makes them ordinary ones again. */
  seal(tx: Tx, ownerKind: string, ownerId: string, isSealed: boolean): Promise<void>;
  /** The current files; former versions and withdrawn ones are not among them. */
  list(h: Handle, ownerKind: string, ownerIds: readonly string[]): Promise<AttachedFile[]>;
  /** Pages of a PDF, read where nobody counted them. */
  countPages(tx: Tx, id: string): Promise<number | null>;
  /**
   * Text inside an upload of a person that is attached to nothing yet: empty where there is none, null until it was read.
   *
   * @throws AppError 'file.not-found' for any other file
   */
  pendingText(h: Handle, id: string, personId: string): Promise<string | null>;
  /** Checks bytes that no person uploaded, before the transaction that keeps them. */
  takeIn(name: string, source: Readable): Promise<Arrival>;
  /** Stores what arrived as a pending upload of a person. */
  keep(
    tx: Tx,
    arrival: Arrival,
    by: { readonly callerId: string },
  ): Promise<{ readonly id: string }>;
  /** For an upload call of another module: files checked as every upload, within limits of its own. */
  readonly uploadSink: UploadSink;
  /** Stores what arrived for an owner. */
  keepFor(
    tx: Tx,
    arrival: Arrival,
    owner: { readonly ownerKind: string; readonly ownerId: string; readonly role: string },
  ): Promise<{ readonly id: string }>;
  /** Writes a PDF that the program made to disk, before the transaction that keeps it. */
  receiveMade(name: string, bytes: Uint8Array): Promise<Arrival>;
  /** Deletes what arrived and was not kept. */
  drop(arrival: Arrival): Promise<void>;
  /** Stores a file that the program made, for an owner: not checked, and not read for the search. */
  keepMade(
    tx: Tx,
    file: {
      readonly bytes: Uint8Array;
      readonly name: string;
      /** A PDF by itself. */
      readonly mediaType?: 'application/pdf' | 'font/ttf';
      readonly ownerKind: string;
      readonly ownerId: string;
      readonly role: string;
    },
  ): Promise<{ readonly id: string }>;
  /** Takes files from their owner; bytes that no other file uses are deleted too. */
  remove(
    tx: Tx,
    request: {
      readonly fileIds: readonly string[];
      readonly ownerKind: string;
      readonly ownerId: string;
      readonly callerId: string;
    },
  ): Promise<void>;
  /**
   * Gives files of one owner to a person too, as pending uploads of that person, in the same order.
   */
  copyFor(
    tx: Tx,
    request: {
      fileIds: readonly string[];
      ownerKind: string;
      ownerId: string;
      by: string;
    },
  ): Promise<{ readonly id: string }[]>;
  /** Deletes rows, texts and bytes of all files of an owner at once; continues after a crash. */
  destroyFiles(
    tx: Tx,
    request: { ownerKind: string; ownerId: string; callerId: string | null },
  ): Promise<DestroyedFile[]>;
  /** Bytes of a file; the caller has made sure that they may be read. */
  open(h: Handle, id: string): Promise<AsyncIterable<Uint8Array>>;
  listReplaced(h: Handle, ownerKind: string, ownerIds: readonly string[]): Promise<ReplacedFile[]>;
  /** Replaces an attached file by another one that is attached already; null withdraws it. */
  replace(
    tx: Tx,
    request: {
      oldId: string;
      newId: string | null;
      ownerKind: string;
      ownerId: string;
      callerId: string | null;
    },
  ): Promise<void>;
  /** Deletes files permanently. */
  remove(
    tx: Tx,
    request: {
      fileIds: readonly string[];
      ownerKind: string;
      ownerId: string;
      callerId: string;
    },
  ): Promise<void>;
}

/** The record of a destroyed file: nothing of its content. */
export interface DestroyedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface AttachedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly pageCount: number | null;
  readonly role: string;
  /** Of its bytes, as 64 hex digits. */
  readonly sha256: string;
}

/** A replaced or withdrawn file. */
export interface ReplacedFile extends AttachedFile {
  readonly replacedAt: string;
  readonly replacedBy: string | null;
}

/** Text in both languages: each reader is told in their own. */
export interface BothLanguages {
  readonly th: string;
  readonly en: string;
}

/** The notices of the registry to people. */
export interface NotificationPort {
  tell(
    tx: Tx,
    news: {
      personIds: readonly string[];
      module: string;
      kind: string;
      /** What they are to the document; left out: as the kind declares first. */
      role?: string;
      title: BothLanguages;
      message: string;
      /** null: a notice about no document. */
      documentId: string | null;
      transactionId: string | null;
      /** Name of the document in links, in place of its id. */
      documentRef: string;
      /** Page that the notice opens where it is about no document. */
      place?: `/${string}`;
      /** What it is about where that is not a document yet: an arrival. */
      matterId?: string;
      /**
       * Only the fact that there is a notice is sent outside of the agency's systems, nothing of
       * its text.
       */
      isConfidential: boolean;
      /** Code of the speed class of what it is about. */
      urgency: string;
      /** The work that it asks for: `settle` with the same key marks it done. */
      workKey?: string;
    },
  ): Promise<void>;
  /** Work was done by anybody: the notices that ask for it are done, and count as read. */
  settle(
    tx: Tx,
    done: { workKeys: readonly string[]; personIds?: readonly string[]; by?: string },
  ): Promise<void>;
  /**
   * Withdraws the notices of a transmission or document from people who may no longer see it; from
   * all people where none are named.
   */
  withdraw(
    tx: Tx,
    about: {
      personIds?: readonly string[];
      transactionId?: string;
      documentId?: string;
      isConfidential?: true;
    },
  ): Promise<void>;
  queuesChanged(tx: Tx, personIds: readonly string[]): void;
}

/** Whether this is the person's password; used where an act is confirmed by it. */
export type VerifyPassword = (
  tx: Tx,
  personId: string,
  password: string,
  context: SignedContext,
) => Promise<boolean>;
