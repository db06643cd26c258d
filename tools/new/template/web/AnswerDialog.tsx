import { FormDialog, useWords } from '@sarn/platform-web';
import type { SampleRequestDetail } from '@sarn/sample-request/contract';
import { useState } from 'react';
import { AnswerFields } from './AnswerFields.tsx';
import { useActOnSampleRequest } from './sample-request.client.ts';
import { sampleRequestWords } from './words/sample-request-words.ts';

interface AnswerDialogProps {
  readonly request: SampleRequestDetail;
  readonly act: SampleRequestDetail['may'][number]['act'];
  readonly onClose: () => void;
}

/** The form of a step that asks for words. */
export function AnswerDialog({ request: { id, version }, act, onClose }: AnswerDialogProps) {
  const say = useWords(sampleRequestWords);
  const step = useActOnSampleRequest();
  const [words, setWords] = useState('');
  const submit = () =>
    step.mutate(
      { id, act, version, answer: { form: 'answer', input: { words } } },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={say(`acts.${act}`)}
      label={say(`acts.${act}`)}
      tone="danger"
      save={step}
      isDisabled={words.trim().length < 3}
      onSubmit={submit}
      onClose={onClose}
    >
      <AnswerFields words={words} onChange={setWords} />
    </FormDialog>
  );
}
