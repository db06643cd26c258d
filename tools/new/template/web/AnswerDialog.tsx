import { FormDialog, useForm, useWords } from '@sarn/platform-web';
import type { SampleRequestDetail } from '@sarn/sample-request/contract';
import { AnswerFields } from './AnswerFields.tsx';
import { useActOnSampleRequest } from './sample-request.client.ts';
import { sampleRequestWords } from './words/sample-request-words.ts';

interface AnswerDialogProps {
  readonly request: SampleRequestDetail;
  readonly act: SampleRequestDetail['may'][number]['act'];
  readonly onClose: () => void;
}

/** The form of a step that asks for a text. */
export function AnswerDialog({ request: { id, version }, act, onClose }: AnswerDialogProps) {
  const say = useWords(sampleRequestWords);
  const step = useActOnSampleRequest();
  const form = useForm({
    name: 'sample-request.act',
    about: `${id}:${act}`,
    start: { words: '' },
    check: ({ words }) => ({ words: words.trim().length < 3 && say('answerMissing') }),
    send: async (input) =>
      step.mutateAsync({ id, act, version, answer: { form: 'answer', input } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say(`acts.${act}`)}
      label={say(`acts.${act}`)}
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <AnswerFields words={form.field('words')} />
    </FormDialog>
  );
}
