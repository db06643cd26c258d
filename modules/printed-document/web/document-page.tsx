import type { DocumentDetail } from '@sarn/document/contract';
import type { DocumentPageParts } from '@sarn/document/web';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import { PrintedSheet } from './PrintedSheet.tsx';
import { LetterSheet } from './html/LetterSheet.tsx';
import { MemoDocument } from './html/MemoDocument.tsx';
import { PublicationDocument } from './html/PublicationDocument.tsx';

interface Props {
  readonly detail: DocumentDetail;
}

/** A circular within the agency is a memo with a number of its own kind. */
const isPublished = ({ publication, kind }: DocumentDetail) =>
  publication !== null && kind !== 'cycle';

function PublicationSection({ detail }: Props) {
  return (
    detail.publication && <PublicationDocument detail={detail} publication={detail.publication} />
  );
}

const LetterSection = ({ detail }: Props) =>
  detail.letter && <LetterSheet detail={detail} letter={detail.letter} />;

/** The pages of the document; a sheet of HTML for what is not printed yet, and for classified documents. */
export const documentPage = {
  sheets: [
    { id: 'printed', order: 10, fits: isPrintedForReaders, Sheet: PrintedSheet },
    { id: 'publication', order: 20, fits: isPublished, Sheet: PublicationSection },
    {
      id: 'letter',
      order: 30,
      fits: ({ letter, bodyJson }) => letter !== null && Boolean(bodyJson),
      Sheet: LetterSection,
    },
    {
      id: 'memo',
      order: 40,
      fits: ({ bodyJson }) => Boolean(bodyJson),
      Sheet: ({ detail }) => <MemoDocument memo={detail} />,
    },
  ],
} satisfies DocumentPageParts;
