import type { LetterKind } from '@sarn/document/contract';
import type { ComponentType } from 'react';
import { CertificateSheet } from './CertificateSheet.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { OutgoingSheet } from './OutgoingSheet.tsx';
import type { SheetProps } from './SheetParts.tsx';
import { StampSheet } from './StampSheet.tsx';

/** The sheet of each kind with a text; a document of kind `other` has only a file. */
const sheets: Readonly<Partial<Record<LetterKind, ComponentType<SheetProps>>>> = {
  outgoing: OutgoingSheet,
  stamp: StampSheet,
  guaranty: CertificateSheet,
  note: NoteSheet,
};

/** The document as it prints; nothing for kinds without a sheet. */
export function LetterSheet(props: SheetProps) {
  const Sheet = sheets[props.detail.kind as LetterKind];
  return Sheet ? <Sheet {...props} /> : null;
}
