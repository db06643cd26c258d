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
import { useId, useState } from 'react';
import { Shortcuts } from '../keyboard/Shortcuts.tsx';
import { documentPath } from '../paths.ts';
import { registryWords } from '../words/registry-words.ts';
import type { MemoDraft } from './memo-draft.ts';
import { MemoFields } from './MemoFields.tsx';
import { SubmitMemo } from './SubmitMemo.tsx';
import { useMemoForm } from './use-memo-form.ts';

interface MemoEditorProps {
  readonly start: MemoDraft;
  readonly startSaved: { readonly documentId: string; readonly version: number } | null;
}

/** The fields of a memo and its two buttons: keep it, or send it on its way. */
export function MemoEditor({ start, startSaved }: MemoEditorProps) {
  const say = useWords(registryWords);
  const navigate = useNavigate();
  const formId = useId();
  const form = useMemoForm(start, startSaved, formId);
  const [submitting, setSubmitting] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    const saved = await form.store();
    if (saved) setSubmitting(saved.documentId);
  };
  return (
    <Card>
      <Shortcuts
        keys={[
          { key: 'Alt+S', label: say('memo.save'), run: () => void form.storeAndSay() },
          { key: 'Alt+1', label: say('memo.submit'), run: () => void submit() },
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
              {say('memo.submit')}
            </Button>
          </>
        }
      >
        {form.failure && (
          <FormRow>
            <ErrorSummary error={form.failure} isFocused />
            {form.isKept && <p role="status">{say('memo.kept')}</p>}
          </FormRow>
        )}
        <MemoFields
          draft={form.draft}
          change={form.change}
          error={form.error}
          onBusy={setSending}
        />
      </FormLayout>
      {submitting && (
        <SubmitMemo
          documentId={submitting}
          waiting={<Skeleton count={3} />}
          onClose={() => setSubmitting(null)}
          onDone={() => void navigate({ to: documentPath(submitting) })}
        />
      )}
    </Card>
  );
}
