import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { passForm } from '../act/form-pass.tsx';
import { signForm, signNumberForm, submitForm } from '../act/forms-memo.tsx';
import { commandForm, dispatchForm, distributeForm, presentForm } from '../act/forms-send.tsx';
import { ValidityBadge } from '../change/ValidityBadge.tsx';
import { changeWords } from '../change/words/change-words.ts';
import { InForce } from '../consolidation/InForce.tsx';
import { TextNotice } from '../consolidation/TextNotice.tsx';
import { heldTextOn } from '../consolidation/held-text.ts';
import type { DocumentPageParts, DocumentPanelProps } from '@sarn/document/web';
import { LetterFacts } from '../letter/LetterFacts.tsx';
import { certifyForm } from '../meeting/form-certify.tsx';
import { gazetteForm } from '../publication/form-gazette.tsx';
import { Published } from '../publication/Published.tsx';
import { PublicationFacts } from '../publication/PublicationFacts.tsx';
import { Replies } from '../reply/Replies.tsx';
import { PanelSection } from '@sarn/document/web';
import { memoPath, publicationPath } from './paths.ts';
import { workPanels } from './work-panels.tsx';

function Changes({ detail, onOpenText }: DocumentPanelProps) {
  const say = useWords(changeWords);
  const { changedBy = [], changes = [] } = detail.publication ?? {};
  return (
    <PanelSection title={say('title')} count={changedBy.length + changes.length}>
      <InForce detail={detail} onOpen={onOpenText} />
    </PanelSection>
  );
}

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
    pass: passForm,
    sign: signForm,
    signNumber: signNumberForm,
    certify: certifyForm,
    gazette: gazetteForm,
  },
  Nobody: Published,
  editPath: ({ id, publication, letter }) =>
    (publication || letter ? publicationPath : memoPath)(id),
} satisfies DocumentPageParts;
