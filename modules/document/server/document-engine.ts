import type { DocumentNames } from '../contract/index.ts';
import { flowEngine } from './engine/flow-engine.ts';
import type { FlowEngine } from './engine/flow-engine.ts';
import type { FlowPart } from './engine/flow-part.ts';
import { sealedFor } from './principals.ts';
import type { TransitionRun } from './transition-run.ts';
import { stateOf } from './subject.ts';
import type { Subject } from './subject.ts';

/** What a module brings to the flows of documents. */
export type DocumentPart = FlowPart<DocumentNames, Subject, TransitionRun>;

/** The flows of documents, with what every module brings to them. */
export type DocumentEngine = FlowEngine<DocumentNames, Subject, TransitionRun>;

declare module './dependencies.ts' {
  interface Dependencies {
    /** The flows of documents, with the code behind their names. */
    readonly engine: DocumentEngine;
  }
}

/**
 * @param parts of all modules, made once by the composition
 * @throws Error when something that a flow names is missing
 */
export function documentEngine(parts: readonly DocumentPart[]): DocumentEngine {
  return flowEngine({
    name: 'documents',
    parts,
    placeOf: (subject) => ({
      kind: subject.document.kind,
      on: subject.on,
      state: stateOf(subject),
    }),
    keysFor: ({ document }, keys) => sealedFor(document.secrecy, keys),
  });
}
