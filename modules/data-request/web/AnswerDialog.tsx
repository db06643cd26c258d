import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { FormDialog, TextArea, useForm, useWords } from '@sarn/platform-web';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useActOnDataRequest } from './data-request.client.ts';
import { isTooShort } from './is-too-short.ts';
import { dataRequestWords } from './words/data-request-words.ts';

interface AnswerDialogProps {
  readonly request: DataRequestDetail;
  readonly onClose: () => void;
}

const noFiles: readonly PickedFile[] = [];

/** The answer to a request: text and files. */
export function AnswerDialog({ request: { id, version, outside }, onClose }: AnswerDialogProps) {
  const say = useWords(dataRequestWords);
  const step = useActOnDataRequest();
  const form = useForm({
    name: 'data-request.answer',
    about: id,
    start: { words: '', files: noFiles },
    check: ({ words }) => ({ words: isTooShort(words) && say('wordsMissing') }),
    send: async ({ words, files }) => {
      const fileIds = files.map((file) => file.id);
      const answer = { form: 'answer' as const, input: { words, fileIds } };
      return step.mutateAsync({ id, act: 'answer', version, answer });
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={say('acts.answer')} label={say('acts.answer')} form={form} onClose={onClose}>
      {outside && <p>{say('outside.answerTo', { contact: outside.contact })}</p>}
      <TextArea label={say('answer')} isRequired rows={6} {...form.field('words')} />
      <FilePicker
        label={say('files')}
        files={form.values.files}
        onChange={(files) => form.change({ files })}
        onBusy={form.wait}
      />
    </FormDialog>
  );
}
