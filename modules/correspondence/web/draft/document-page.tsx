import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { signForm, signNumberForm, submitForm } from '../act/forms-memo.tsx';
import { commandForm, dispatchForm, distributeForm, presentForm } from '../act/forms-send.tsx';
import { ValidityBadge } from '../change/ValidityBadge.tsx';
import { changeWords } from '../change/words/change-words.ts';
import { InForce } from '../consolidation/InForce.tsx';
import { TextNotice } from '../consolidation/TextNotice.tsx';
import { heldTextOn } from '../consolidation/held-text.ts';
import { MemoDocument } from '../document/MemoDocument.tsx';
import { PublicationDocument } from '../document/PublicationDocument.tsx';
import type { DocumentPageParts, DocumentPanelProps } from '@sarn/document/web';
import { LetterSheet } from '../letter/sheet/LetterSheet.tsx';
import { LetterFacts } from '../letter/LetterFacts.tsx';
import { certifyForm } from '../meeting/form-certify.tsx';
import { gazetteForm } from '../publication/form-gazette.tsx';
import { Published } from '../publication/Published.tsx';
import { PublicationFacts } from '../publication/PublicationFacts.tsx';
import { Replies } from '../reply/Replies.tsx';
import { PanelSection } from '@sarn/document/web';
import { memoPath, publicationPath } from './paths.ts';
import { workPanels } from './work-panels.tsx';

interface Props {
  readonly detail: DocumentDetail;
}

function Changes({ detail, onOpenText }: DocumentPanelProps) {
  const say = useWords(changeWords);
  const { changedBy = [], changes = [] } = detail.publication ?? {};
  return (
    <PanelSection title={say('title')} count={changedBy.length + changes.length}>
      <InForce detail={detail} onOpen={onOpenText} />
    </PanelSection>
  );
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

const textOf = ({ publication }: DocumentDetail, fileId: string) =>
  publication?.consolidations.find((one) => one.fileId === fileId);

/** How letters, memos and publications are shown, edited and signed. */
export const documentPage = {
  panels: [
    ...workPanels,
    { id: 'changes', order: 60, Panel: Changes },
    { id: 'replies', order: 120, Panel: Replies },
  ],
  facts: [
    { id: 'publication', order: 40, Facts: PublicationFacts },
    { id: 'letter', order: 50, Facts: LetterFacts },
  ],
  marks: [{ id: 'standing', order: 50, Mark: ValidityBadge }],
  sheets: [
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
  texts: [
    {
      fileOn: (detail, today) => heldTextOn(detail, today)?.text?.file ?? null,
      isText: (detail, fileId) => textOf(detail, fileId) !== undefined,
      Notice: ({ detail, fileId, onOriginal }) => {
        const text = textOf(detail, fileId);
        return text ? <TextNotice text={text} onOriginal={onOriginal} /> : null;
      },
    },
  ],
  actForms: {
    present: presentForm,
    distribute: distributeForm,
    dispatch: dispatchForm,
    command: commandForm,
    submit: submitForm,
    sign: signForm,
    signNumber: signNumberForm,
    certify: certifyForm,
    gazette: gazetteForm,
  },
  Nobody: Published,
  editPath: ({ id, publication, letter }) =>
    (publication || letter ? publicationPath : memoPath)(id),
} satisfies DocumentPageParts;
