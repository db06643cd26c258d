import { addDays } from '@sarn/kernel';
import {
  DatePicker,
  FormDialog,
  TextArea,
  useForm,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useActOnDataRequest } from './data-request.client.ts';
import { isTooShort } from './is-too-short.ts';
import { dataRequestWords } from './words/data-request-words.ts';

interface ExtendDialogProps {
  readonly request: DataRequestDetail;
  readonly onClose: () => void;
}

const empty: { readonly words: string; readonly dueDay: string | null } = {
  words: '',
  dueDay: null,
};

/** A later due day, with its reason. */
export function ExtendDialog({ request, onClose }: ExtendDialogProps) {
  const { id, version, dueDay: until, latestDueDay } = request;
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  const step = useActOnDataRequest();
  const form = useForm({
    name: 'data-request.extend',
    about: id,
    start: empty,
    check: ({ words, dueDay }) => ({
      words: isTooShort(words) && say('wordsMissing'),
      dueDay: dueDay === null && say('dueDayMissing'),
    }),
    send: async ({ words, dueDay }) => {
      const answer = { form: 'extend' as const, input: { words, dueDay: dueDay ?? '' } };
      return step.mutateAsync({ id, act: 'extend', version, answer });
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={say('acts.extend')} label={say('acts.extend')} form={form} onClose={onClose}>
      <DatePicker
        label={say('newDueDay')}
        description={say('newDueDayHint', { day: formatDay(latestDueDay, language) })}
        isRequired
        minValue={addDays(until, 1)}
        maxValue={latestDueDay}
        {...form.field('dueDay')}
      />
      <TextArea label={say('reason')} isRequired {...form.field('words')} />
    </FormDialog>
  );
}
