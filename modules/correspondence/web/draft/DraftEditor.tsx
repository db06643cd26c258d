import {
  Button,
  Card,
  ErrorSummary,
  FormLayout,
  FormRow,
  Panels,
  Shortcuts,
  Skeleton,
  useSavedWhen,
  useWords,
} from '@sarn/platform-web';
import type { FormFrame, LeftOutField } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { documentPath } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { Difference } from './difference/Difference.tsx';
import { DraftAct } from './DraftAct.tsx';
import { HandedFilesProvider } from './handed-files.ts';
import type { DraftDifference } from './difference/use-difference.ts';
import type { SavedDraft } from './saved-draft.ts';
import { DraftFormProvider } from './written-text.ts';
import type { DraftForm } from './written-text.ts';

interface DraftEditorProps {
  readonly form: Omit<FormFrame, 'submit'> & {
    readonly storeAndSay: () => Promise<void>;
    readonly submit: (way: 'send') => Promise<SavedDraft | null>;
    /** When it was last saved; null before. */
    readonly savedAt: string | null;
    /** Something differs from what was last saved. */
    readonly isUnsaved: boolean;
    readonly values: object;
    readonly fill: DraftForm['fill'];
    /** What was pasted into the text and cannot be part of it. */
    readonly leftOut: LeftOutField;
    /** It was saved elsewhere meanwhile. */
    readonly difference: DraftDifference | null;
  };
  /** Label of the second button, for kinds that are not reviewed and signed. */
  readonly submitLabel?: string;
  /** The fields of the kind. */
  readonly children: ReactNode;
}

/** Whether what is on the screen is saved, and since when. */
function DraftState({ form: { savedAt, isUnsaved } }: Pick<DraftEditorProps, 'form'>) {
  const say = useWords(registryWords);
  const when = useSavedWhen();
  const at = savedAt && when(savedAt);
  const text = at
    ? say(isUnsaved ? 'memo.changedSince' : 'memo.savedAt', { at })
    : isUnsaved && say('memo.unsaved');
  return (
    <p className="reg-draft-state s-muted s-small" role="status">
      {text}
    </p>
  );
}

interface DraftActionsProps {
  readonly form: DraftEditorProps['form'];
  readonly submitLabel: string;
}

function DraftActions({ form, submitLabel }: DraftActionsProps) {
  const say = useWords(registryWords);
  const { isPending, isWaiting } = form;
  return (
    <>
      <DraftState form={form} />
      <Button
        isPending={isPending}
        isDisabled={isWaiting}
        shortcut="Alt+S"
        onPress={() => void form.storeAndSay()}
      >
        {say('memo.save')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        shortcut="Alt+1"
        isPending={isPending}
        isDisabled={isWaiting}
      >
        {submitLabel}
      </Button>
    </>
  );
}

/** Files that one field of the form hands to another, and what was pasted beside the text. */
function useHandedFiles(leftOut: LeftOutField) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return useMemo(
    () => ({
      files,
      hand: (more: readonly File[]) => setFiles((known) => [...known, ...more]),
      leftOut,
    }),
    [files, leftOut],
  );
}

/** The fields of a document and two buttons: save, and submit. */
export function DraftEditor(props: DraftEditorProps) {
  const { form, children } = props;
  const say = useWords(registryWords);
  const submitLabel = props.submitLabel ?? say('memo.submit');
  const navigate = useNavigate();
  const handed = useHandedFiles(form.leftOut);
  const [submitting, setSubmitting] = useState<string | null>(null);
  const submit = async () => {
    const saved = await form.submit('send');
    if (saved) setSubmitting(saved.documentId);
  };
  return (
    <Card>
      <Shortcuts
        keys={[
          { key: 'Alt+S', label: say('memo.save'), run: () => void form.storeAndSay() },
          { key: 'Alt+1', label: submitLabel, run: () => void submit() },
        ]}
      />
      <FormLayout
        form={{ ...form, submit }}
        columns={2}
        actions={<DraftActions form={form} submitLabel={submitLabel} />}
      >
        {form.failure ? (
          <FormRow>
            {form.difference ? (
              <Difference found={form.difference} />
            ) : (
              <ErrorSummary error={form.failure} isFocused />
            )}
          </FormRow>
        ) : null}
        <DraftFormProvider value={{ values: { ...form.values }, fill: form.fill }}>
          <Panels place="draft-start" subjectId="" permissions={[]} />
        </DraftFormProvider>
        <HandedFilesProvider value={handed}>{children}</HandedFilesProvider>
      </FormLayout>
      {submitting && (
        <DraftAct
          documentId={submitting}
          // It is submit, present or enter, depending on its kind.
          isAct={({ tone }) => tone === 'primary'}
          title={say('memo.submit')}
          impossible={say('memo.cannotSubmit')}
          waiting={<Skeleton count={3} />}
          onClose={() => setSubmitting(null)}
          onDone={() => void navigate({ to: documentPath(submitting) })}
        />
      )}
    </Card>
  );
}
