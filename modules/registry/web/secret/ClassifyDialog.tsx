import { Select, useToasts, useWords } from '@sarn/platform-web';
import { secrecyClasses } from '@sarn/registry/contract';
import type { SecrecyClass } from '@sarn/registry/contract';
import { useState } from 'react';
import { useTermOptions } from '../act/forms-send.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useClassify } from './secret.client.ts';
import { secretWords } from './words/secret-words.ts';

interface ClassifyDialogProps {
  readonly documentId: string;
  readonly secrecy: SecrecyClass;
  readonly onClose: () => void;
}

/** Classifies a paper, or raises, lowers or takes away its class. */
export function ClassifyDialog({ documentId, secrecy, onClose }: ClassifyDialogProps) {
  const say = useWords(secretWords);
  const toasts = useToasts();
  const classify = useClassify();
  const options = useTermOptions(secrecyClasses).filter(({ value }) => value !== secrecy);
  const [chosen, setChosen] = useState<SecrecyClass>(
    secrecy === 'normal' ? 'confidential' : 'normal',
  );
  return (
    <ReasonDialog
      title={say('class.title')}
      error={classify.error}
      isPending={classify.isPending}
      onSubmit={(reason) =>
        classify.mutate(
          { documentId, secrecy: chosen, reason },
          {
            onSuccess: () => {
              toasts.show({ tone: 'success', title: say('class.done') });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p className="s-muted">{say('class.text')}</p>
      <Select label={say('class.to')} options={options} value={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}
