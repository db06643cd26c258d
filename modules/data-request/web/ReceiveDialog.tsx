import { civilDateAt } from '@sarn/kernel';
import {
  DatePicker,
  FormDialog,
  Select,
  TextArea,
  TextField,
  useForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { dataRequestKindNames, dataRequestKinds } from '@sarn/data-request/contract';
import type { DataRequestKind } from '@sarn/data-request/contract';
import { useReceiveDataRequest } from './data-request.client.ts';
import { isTooShort } from './is-too-short.ts';
import { dataRequestWords } from './words/data-request-words.ts';

interface ReceiveDialogProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly kind: DataRequestKind | null;
  readonly name: string;
  readonly contact: string;
  readonly proof: string;
  readonly receivedDay: string | null;
  readonly details: string;
}

const emptyDraft = (): Draft => ({
  ...{ kind: null, name: '', contact: '', proof: '', details: '' },
  receivedDay: civilDateAt(new Date()),
});

function useReceiveForm(onMade: (id: string) => void) {
  const say = useWords(dataRequestWords);
  const save = useReceiveDataRequest();
  return useForm({
    name: 'data-request.receive',
    start: emptyDraft(),
    check: ({ kind, name, contact, proof, receivedDay, details }) => ({
      name: isTooShort(name) && say('outside.nameMissing'),
      contact: isTooShort(contact) && say('outside.contactMissing'),
      proof: isTooShort(proof) && say('outside.proofMissing'),
      receivedDay: receivedDay === null && say('outside.receivedDayMissing'),
      kind: kind === null && say('kindMissing'),
      details: isTooShort(details) && say('detailsMissing'),
    }),
    send: ({ kind, receivedDay, ...draft }) =>
      save.mutateAsync({ ...draft, kind: kind ?? 'access', receivedDay: receivedDay ?? '' }),
    onDone: ({ id }) => onMade(id),
  });
}

/** The form of a request that somebody without an account made at the counter, by letter or by mail. */
export function ReceiveDialog({ onMade, onClose }: ReceiveDialogProps) {
  const say = useWords(dataRequestWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const form = useReceiveForm(onMade);
  return (
    <FormDialog title={say('receive')} label={say('outside.save')} form={form} onClose={onClose}>
      <p className="s-muted">{say('outside.text')}</p>
      <TextField
        label={say('outside.name')}
        isRequired
        maxLength={200}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextArea
        label={say('outside.contact')}
        description={say('outside.contactHint')}
        isRequired
        rows={2}
        maxLength={500}
        {...form.field('contact')}
      />
      <TextField
        label={say('outside.proof')}
        description={say('outside.proofHint')}
        isRequired
        maxLength={300}
        {...form.field('proof')}
      />
      <DatePicker
        label={say('outside.receivedDay')}
        isRequired
        maxValue={civilDateAt(new Date())}
        {...form.field('receivedDay')}
      />
      <Select
        label={say('kind')}
        isRequired
        options={dataRequestKinds.map((value) => ({
          value,
          label: dataRequestKindNames[value][language],
        }))}
        {...form.field('kind')}
      />
      <TextArea
        label={say('details')}
        description={say('detailsHint')}
        isRequired
        rows={4}
        maxLength={4000}
        {...form.field('details')}
      />
    </FormDialog>
  );
}
