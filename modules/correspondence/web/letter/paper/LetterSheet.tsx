import type { LetterKind } from '@sarn/document/contract';
import type { ComponentType } from 'react';
import { CertificatePaper } from './CertificatePaper.tsx';
import { NotePaper } from './NotePaper.tsx';
import { OutgoingPaper } from './OutgoingPaper.tsx';
import type { SheetProps } from './SheetParts.tsx';
import { StampPaper } from './StampPaper.tsx';

/** The sheet of each kind with a text; a document of kind `other` has only a file. */
const sheets: Readonly<Partial<Record<LetterKind, ComponentType<SheetProps>>>> = {
  outgoing: OutgoingPaper,
  stamp: StampPaper,
  guaranty: CertificatePaper,
  note: NotePaper,
};

/** The document as it prints; nothing for kinds without a sheet. */
export function LetterSheet(props: SheetProps) {
  const Sheet = sheets[props.paper.kind as LetterKind];
  return Sheet ? <Sheet {...props} /> : null;
}
