import { EmptyState, Skeleton, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useOwnCreation } from './own-creation.ts';
import { creationWords } from './words/creation-words.ts';

interface CreationGateProps {
  readonly kind: string;
  /** The form of a new document. */
  readonly children: ReactNode;
}

/** The form of a new document, for who may create its kind. */
export function CreationGate({ kind, children }: CreationGateProps) {
  const say = useWords(creationWords);
  const { data, isLoading } = useOwnCreation();
  if (isLoading) return <Skeleton count={8} />;
  // Not known: the form stays usable, and the server decides when it is saved.
  const mayCreate = data?.rows.find((row) => row.kind === kind)?.mayCreate ?? true;
  if (mayCreate) return children;
  return <EmptyState title={say('refused.title')} text={say('refused.text')} />;
}

/** In place of the kinds, for who may create none of them. */
export function NoKindToCreate() {
  const say = useWords(creationWords);
  if (useOwnCreation().isLoading) return <Skeleton count={8} />;
  return <EmptyState title={say('refused.all')} text={say('refused.ask')} />;
}
