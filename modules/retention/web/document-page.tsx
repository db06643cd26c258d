import { Badge, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import type { DocumentPageParts } from '@sarn/document/web';
import { DestroyedDocument } from './DestroyedDocument.tsx';
import { closeForm } from './form-close.tsx';
import { DocumentRetention } from './DocumentRetention.tsx';
import { retentionWords } from './words/retention-words.ts';

interface Props {
  readonly detail: DocumentDetail;
}

function DestroyedMark({ detail }: Props) {
  const say = useWords(retentionWords);
  return detail.destroyed && <Badge tone="danger">{say('destroyed.badge')}</Badge>;
}

const DestroyedSheet = ({ detail }: Props) => (
  <DestroyedDocument note={detail.destroyed?.note ?? ''} />
);

/** How long the document is kept, and what is shown when it is gone. */
export const documentPage = {
  panels: [
    {
      id: 'retention',
      order: 150,
      Panel: ({ detail }) => <DocumentRetention documentId={detail.id} />,
    },
  ],
  marks: [{ id: 'destroyed', order: 40, Mark: DestroyedMark }],
  sheets: [
    {
      id: 'destroyed',
      order: 10,
      isBeforeFiles: true,
      fits: ({ destroyed }) => destroyed !== null,
      Sheet: DestroyedSheet,
    },
  ],
  actForms: { close: closeForm },
} satisfies DocumentPageParts;
