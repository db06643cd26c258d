import {
  Button,
  Card,
  ErrorSummary,
  FormLayout,
  FormRow,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Shortcuts } from '@sarn/document/web';
import { documentPath } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { SubmitDraft } from './SubmitDraft.tsx';
import type { SavedDraft } from './use-draft-form.ts';

interface DraftEditorProps {
  readonly formId: string;
  readonly form: {
    readonly store: () => Promise<SavedDraft | null>;
    readonly storeAndSay: () => Promise<void>;
    readonly isKept: boolean;
    readonly failure: unknown;
    readonly isSaving: boolean;
  };
  /** Bytes of a file are on their way. */
  readonly isSending: boolean;
  /** What sending it on is called, where it is not reviewed and signed. */
  readonly submitLabel?: string;
  /** The fields of the kind. */
  readonly children: ReactNode;
}

/** The fields of a document and its two buttons: keep it, or send it on its way. */
export function DraftEditor(props: DraftEditorProps) {
  const { formId, form, isSending, children } = props;
  const say = useWords(registryWords);
  const submitLabel = props.submitLabel ?? say('memo.submit');
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState<string | null>(null);
  const submit = async () => {
    const saved = await form.store();
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
        id={formId}
        columns={2}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button
              isPending={form.isSaving}
              isDisabled={isSending}
              shortcut="Alt+S"
              onPress={() => void form.storeAndSay()}
            >
              {say('memo.save')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              shortcut="Alt+1"
              isPending={form.isSaving}
              isDisabled={isSending}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        {form.failure ? (
          <FormRow>
            <ErrorSummary error={form.failure} isFocused />
            {form.isKept && <p role="status">{say('memo.kept')}</p>}
          </FormRow>
        ) : null}
        {children}
      </FormLayout>
      {submitting && (
        <SubmitDraft
          documentId={submitting}
          waiting={<Skeleton count={3} />}
          onClose={() => setSubmitting(null)}
          onDone={() => void navigate({ to: documentPath(submitting) })}
        />
      )}
    </Card>
  );
}
