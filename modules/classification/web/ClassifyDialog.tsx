import { useDialogForm, useWords } from '@sarn/platform-web';
import type { SecrecyClass } from '@sarn/document/contract';
import { classInput, emptyClass, outcomeOf } from './class-draft.ts';
import { ClassFields } from './ClassFields.tsx';
import { ReasonDialog, useReasonCheck } from './ReasonDialog.tsx';
import { useClassify, useSecretOf } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface ClassifyDialogProps {
  readonly documentId: string;
  readonly secrecy: SecrecyClass;
  readonly onClose: () => void;
}

/** Classifies a document, or raises, lowers or removes its class. */
export function ClassifyDialog({ documentId, secrecy, onClose }: ClassifyDialogProps) {
  const say = useWords(secretWords);
  const reasonError = useReasonCheck();
  const classify = useClassify();
  const { data } = useSecretOf(documentId);
  const form = useDialogForm({
    name: 'secret.classify',
    about: documentId,
    start: { draft: emptyClass, reason: '' },
    // Also what is typed about a document that has no class yet.
    keep: () => 'server',
    check: ({ draft, reason }) => {
      const { deletes, asksSubject } = outcomeOf(data, secrecy, draft.secrecy);
      return {
        secrecy: draft.secrecy === null && say('class.missing'),
        removesContent: deletes && !draft.removesContent && say('class.confirmMissing'),
        title: asksSubject && draft.title.trim().length < 2 && say('class.subjectMissing'),
        reason: reasonError(reason),
      };
    },
    send: async ({ draft, reason }) =>
      classify.mutateAsync({
        ...{ documentId, ...classInput(draft), reason },
        secrecy: draft.secrecy ?? secrecy,
      }),
    told: () => ({ title: say('class.done') }),
    onClose,
  });
  const { draft } = form.values;
  const outcome = outcomeOf(data, secrecy, draft.secrecy);
  return (
    <ReasonDialog
      title={say('class.title')}
      submitLabel={outcome.deletes ? say('class.submitDeletes') : say('save')}
      isDanger={outcome.deletes}
      form={form}
      reason={form.field('reason')}
      onClose={onClose}
    >
      <ClassFields
        documentId={documentId}
        from={secrecy}
        draft={draft}
        change={(part) => form.change((known) => ({ draft: { ...known.draft, ...part } }))}
        error={form.error}
        wait={form.wait}
      />
    </ReasonDialog>
  );
}
