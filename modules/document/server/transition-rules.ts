import type { Caller, Handle, Tx } from '@sarn/platform-server';
import type { AppError } from '@sarn/kernel';
import type { ActCode, FlowRole, Transition } from '../contract/index.ts';
import type { ActRequest } from './act-request.ts';
import type { Actor } from './actor.ts';
import type { Dependencies } from './dependencies.ts';
import type { DocumentEngine } from './document-engine.ts';
import type { TransitionRun } from './transition-run.ts';
import type { PostCard } from './ports.ts';
import type { QueueItem } from './queue.store.ts';
import type { DocumentRow, Subject } from './subject.ts';

/** One basis on which somebody may act: for which key, from which post. */
export interface ActingBasis {
  readonly principal: string;
  /** Null for a person without a post. */
  readonly post: PostCard | null;
}

export interface ActingBasisQuery {
  readonly engine: DocumentEngine;
  readonly actorId: string;
  readonly posts: readonly PostCard[];
  readonly roles: readonly FlowRole[];
  readonly act: string;
  readonly subject: Subject;
  /** The units above the document, by which limited powers are judged. */
  readonly line: readonly string[];
  /** All keys of the person, including those for classified documents. */
  readonly principals: readonly string[];
}

/** Who acts for whom. */
export interface ActingRules {
  /** Refuses an act by a chosen order that is not live, before the document is loaded. */
  assertChosenIsLive(deps: Dependencies, tx: Tx, actor: Actor, request: ActRequest): Promise<void>;
  /** The basis on which the actor does this act; throws when there is none. */
  chooseActingBasis(
    at: { readonly deps: Dependencies; readonly tx: Tx; readonly actor: Actor },
    request: ActRequest,
    row: Transition,
    subject: Subject,
  ): Promise<ActingBasis>;
  /** All bases on which a person may do an act, the usual one first. */
  waysOf(query: ActingBasisQuery): ActingBasis[];
  /** Why the actor cannot find a document any more. */
  refusalOfReading(deps: Dependencies, tx: Tx, actor: Actor, documentId: string): Promise<AppError>;
  /** The queue entries of those who act with a limited power; they may read it from then on. */
  shareQueue(
    deps: Dependencies,
    tx: Tx,
    subjects: readonly Subject[],
    items: readonly QueueItem[],
  ): Promise<QueueItem[]>;
}

interface By {
  readonly id: string;
  readonly now: string;
}

type Classed = Pick<DocumentRow, 'id' | 'secrecy'>;

/** Who may read and receive classified documents. */
export interface SecrecyRules {
  /** Throws where a reader is not cleared; names the others as readers. */
  nameReaders(
    deps: Dependencies,
    tx: Tx,
    document: Classed,
    readers: readonly string[],
    by: By,
  ): Promise<void>;
  /** Puts the persons in the queues instead of their posts. */
  nameInQueues(
    deps: Dependencies,
    tx: Tx,
    document: Classed,
    items: readonly QueueItem[],
    by: By,
  ): Promise<QueueItem[]>;
  /** Ends the right to read of those from whom the work was taken. */
  forgetFormer(run: TransitionRun, gone: readonly string[]): Promise<void>;
  /**
   * People who were named by hand as readers: no transition of the flow takes that right from them.
   */
  listNamedByHand(h: Handle, documentId: string): Promise<string[]>;
  assertFileMayCome(deps: Dependencies, tx: Tx, secrecy: string, files: number): Promise<void>;
}

/** What other modules decide about the transitions and the reading of documents. */
export interface TransitionRules {
  readonly acting: ActingRules;
  readonly secrecy: SecrecyRules;
  /** Acts after which the author learns what became of the document. */
  readonly authorActs: readonly ActCode[];
  /** Whether the person's own key is there only because the document was shown to them. */
  readonly isOnlyShown: (h: Handle, documentId: string, personId: Caller['id']) => Promise<boolean>;
}

declare module './dependencies.ts' {
  interface Dependencies {
    /** What other modules decide about transitions and reading. */
    readonly rules: TransitionRules;
  }
}
