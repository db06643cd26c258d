import { useToasts, useWords } from '@sarn/platform-web';
import type { SecrecyClass } from '@sarn/document/contract';
import { useState } from 'react';
import { classInput, emptyClass, outcomeOf } from './class-draft.ts';
import { ClassFields } from './ClassFields.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useClassify, useSecretOf } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface ClassifyDialogProps {
  readonly documentId: string;
  readonly secrecy: SecrecyClass;
  readonly onClose: () => void;
}

/** Classifies a document, or raises, lowers or takes away its class. */
export function ClassifyDialog({ documentId, secrecy, onClose }: ClassifyDialogProps) {
  const say = useWords(secretWords);
  const toasts = useToasts();
  const classify = useClassify();
  const { data } = useSecretOf(documentId);
  const [draft, setDraft] = useState(emptyClass);
  const [isChecked, setChecked] = useState(false);
  const outcome = outcomeOf(data, secrecy, draft.secrecy);
  const gaps: Readonly<Record<string, string | null>> = {
    secrecy: draft.secrecy === null ? say('class.missing') : null,
    removesContent: outcome.deletes && !draft.removesContent ? say('class.confirmMissing') : null,
    title:
      outcome.asksSubject && draft.title.trim().length < 2 ? say('class.subjectMissing') : null,
  };
  const submit = (reason: string) => {
    if (draft.secrecy === null) return;
    classify.mutate(
      { documentId, ...classInput(draft), secrecy: draft.secrecy, reason },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('class.done') });
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={say('class.title')}
      submitLabel={outcome.deletes ? say('class.submitDeletes') : say('save')}
      isDanger={outcome.deletes}
      error={classify.error}
      isPending={classify.isPending}
      isReady={!draft.isSending && Object.values(gaps).every((gap) => gap === null)}
      onCheck={() => setChecked(true)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClassFields
        documentId={documentId}
        from={secrecy}
        draft={draft}
        change={(part) => setDraft((known) => ({ ...known, ...part }))}
        error={(field) => (isChecked ? (gaps[field] ?? null) : null)}
      />
    </ReasonDialog>
  );
}
