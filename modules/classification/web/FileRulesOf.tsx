import type { DocumentDetail } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import { FileRulesContext } from '@sarn/document/web';
import { useMayKeep, useViewOnlyNote } from './classification.client.ts';

interface FileRulesOfProps {
  readonly detail: DocumentDetail;
  readonly children: ReactNode;
}

/** Gives the document page the rules for its files: classified ones may be kept by few people. */
export function FileRulesOf({ detail, children }: FileRulesOfProps) {
  const mayKeep = useMayKeep(detail);
  const viewOnlyNote = useViewOnlyNote(detail);
  return <FileRulesContext value={{ mayKeep, viewOnlyNote }}>{children}</FileRulesContext>;
}
