import { Button, useWaitingActs, useWords } from '@sarn/platform-web';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import { useCirculationsOf } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface AcknowledgeBarProps {
  readonly documentId: string;
  /** Shown instead where nothing is to be acknowledged. */
  readonly instead: ReactNode;
}

/** The button below a document that its reader was asked to acknowledge. */
export function AcknowledgeBar({ documentId, instead }: AcknowledgeBarProps) {
  const say = useWords(circulationWords);
  const { data } = useCirculationsOf(documentId);
  const [isOpen, setOpen] = useState(false);
  const waiting = data?.received.find(
    (one) => one.asksAcknowledgement && one.acknowledgedAt === null,
  );
  const acts = useWaitingActs();
  const isKept = acts.some(({ targetId, refusal }) => targetId === waiting?.id && refusal === null);
  if (!waiting || isKept) return instead;
  return (
    <>
      <Button variant="primary" icon={<Check size={18} />} onPress={() => setOpen(true)}>
        {say('acknowledge.open')}
      </Button>
      {isOpen && <AcknowledgeDialog received={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
