import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { SpeedClass } from '../contract/index.ts';

/** What the registry asks of the people and units of the agency (identity gives it). */
export interface OrganisationPort {
  personCard(
    h: Handle,
    ids: readonly string[],
  ): Promise<{ id: string; name: string; positionName: string; unitName: string }[]>;
  postsOf(h: Handle, personId: string, day: string): Promise<PostCard[]>;
  units(h: Handle, ids: readonly string[]): Promise<UnitCard[]>;
  /** The unit itself first, the agency last. */
  ancestors(h: Handle, unitId: string): Promise<string[]>;
  rootUnit(h: Handle): Promise<UnitCard>;
  peopleForHolders(h: Handle, holders: readonly string[]): Promise<string[]>;
  membersBelow(h: Handle, unitId: string): Promise<string[]>;
  /** Days off of a span of Christian years, and the years of which none is kept. */
  calendar(
    h: Handle,
    fromYear: number,
    toYear: number,
  ): Promise<{ readonly closed: ReadonlySet<string>; readonly missingYears: readonly number[] }>;
}

export interface UnitCard {
  readonly id: string;
  readonly name: string;
  readonly letterCode: string | null;
}

export interface PostCard {
  readonly id: string;
  readonly unitId: string;
  readonly servesUnitId: string;
  readonly duty: string;
  readonly title: string;
  readonly actingPhrase: string | null;
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
    },
  ): Promise<void>;
  list(h: Handle, ownerKind: string, ownerIds: readonly string[]): Promise<AttachedFile[]>;
}

export interface AttachedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly pageCount: number | null;
  readonly role: string;
}

/** What the registry tells people. */
export interface NotificationPort {
  tell(
    tx: Tx,
    news: {
      personIds: readonly string[];
      module: string;
      kind: string;
      title: string;
      message: string;
      documentId: string;
      transactionId: string | null;
      /** Name of the paper in links; it stands for its id. */
      documentRef: string;
      /** Nothing of it but that it is there leaves the house. */
      isConfidential: boolean;
      urgency: SpeedClass;
    },
  ): Promise<void>;
  /** Takes back what people were told of a leg they may no longer see. */
  withdraw(tx: Tx, about: { personIds: readonly string[]; transactionId: string }): Promise<void>;
  queuesChanged(tx: Tx, personIds: readonly string[]): void;
}

/** Whether this is the person's password; used where an act is confirmed by it. */
export type VerifyPassword = (
  tx: Tx,
  personId: string,
  password: string,
  context: SignedContext,
) => Promise<boolean>;
