import { useWords } from '@sarn/platform-web';
import { classForms } from '@sarn/classification/contract';
import type { SecrecyClass } from '@sarn/document/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { ReasonField } from '@sarn/document/web';
import { classInput, emptyClass, outcomeOf } from './class-draft.ts';
import type { ClassDraft } from './class-draft.ts';
import { ClassFields } from './ClassFields.tsx';
import { useSecretOf } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface Classing extends ClassDraft {
  readonly reason: string;
}

function Fields({ draft, change, error, wait, detail, may }: ActFieldsProps<Classing>) {
  const say = useWords(secretWords);
  const { data } = useSecretOf(detail.id);
  const outcome = outcomeOf(data, detail.secrecy, draft.secrecy);
  // Gaps are shown only after the form was sent once, that is when it has an error of its own.
  const isChecked = ['secrecy', 'reason'].some((field) => error(field) !== null);
  const gaps: Readonly<Record<string, string | null>> = {
    removesContent:
      isChecked && outcome.deletes && !draft.removesContent ? say('class.confirmMissing') : null,
    title: isChecked && outcome.asksSubject && !draft.title ? say('class.subjectMissing') : null,
  };
  return (
    <>
      <ClassFields
        documentId={detail.id}
        from={detail.secrecy as SecrecyClass}
        direction={may.act === 'classify' ? 'up' : 'down'}
        draft={draft}
        change={change}
        error={(field) => gaps[field] ?? error(field)}
        wait={wait}
      />
      <ReasonField
        act={may.act}
        reason={draft.reason}
        onChange={(reason) => change({ reason })}
        error={error('reason')}
      />
    </>
  );
}

/** Whoever is responsible for a document classifies it, or lowers its class. */
export const classifyForm = actForm<'classify', Classing>('classify', {
  schema: classForms.classify,
  start: () => ({ ...emptyClass, reason: '' }),
  toInput: ({ reason, ...draft }) => ({ ...classInput(draft), reason }),
  // Also what is typed about a document that has no class yet.
  keep: () => 'server',
  Fields,
});
