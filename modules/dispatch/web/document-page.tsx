import { useWords } from '@sarn/platform-web';
import type { DocumentPageParts, DocumentPanelProps } from '@sarn/document/web';
import { OutsideList } from './letter/OutsideList.tsx';
import { receiptForm } from './letter/form-receipt.tsx';
import { dispatchOutsideForm } from './letter/forms-sending.tsx';
import { letterWords } from '@sarn/correspondence/web';
import { PanelSection } from '@sarn/document/web';

function Sendings({ detail }: DocumentPanelProps) {
  const say = useWords(letterWords);
  const recipients = detail.letter?.recipients ?? [];
  return (
    <PanelSection title={say('sending.title')} count={recipients.length}>
      <OutsideList recipients={recipients} />
    </PanelSection>
  );
}

/** The addressees outside, and the state of each. */
export const documentPage = {
  panels: [{ id: 'sendings', order: 70, Panel: Sendings }],
  actForms: { dispatchOutside: dispatchOutsideForm, receipt: receiptForm },
} satisfies DocumentPageParts;
