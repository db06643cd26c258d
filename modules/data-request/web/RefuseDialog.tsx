import { FormDialog, TextArea, useForm, useWords } from '@sarn/platform-web';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useActOnDataRequest } from './data-request.client.ts';
import { isTooShort } from './is-too-short.ts';
import { dataRequestWords } from './words/data-request-words.ts';

interface RefuseDialogProps {
  readonly request: DataRequestDetail;
  readonly onClose: () => void;
}

/** The refusal of a request, with its reason. */
export function RefuseDialog({ request: { id, version }, onClose }: RefuseDialogProps) {
  const say = useWords(dataRequestWords);
  const step = useActOnDataRequest();
  const form = useForm({
    name: 'data-request.refuse',
    about: id,
    start: { words: '' },
    check: ({ words }) => ({ words: isTooShort(words) && say('wordsMissing') }),
    send: async (input) =>
      step.mutateAsync({ id, act: 'refuse', version, answer: { form: 'refuse', input } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say('acts.refuse')}
      label={say('acts.refuse')}
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <TextArea label={say('reason')} isRequired {...form.field('words')} />
    </FormDialog>
  );
}
