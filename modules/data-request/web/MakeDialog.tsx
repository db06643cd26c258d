import { FormDialog, Select, TextArea, useForm, useLanguage, useWords } from '@sarn/platform-web';
import { dataRequestKindNames, dataRequestKinds } from '@sarn/data-request/contract';
import type { DataRequestKind } from '@sarn/data-request/contract';
import { useMakeDataRequest } from './data-request.client.ts';
import { dataRequestWords } from './words/data-request-words.ts';

interface MakeDialogProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly kind: DataRequestKind | null;
  readonly details: string;
}

/** Consent is withdrawn on the page of the account, where it is shown. */
const offered = dataRequestKinds.filter((kind) => kind !== 'withdrawal');

const empty: Draft = { kind: null, details: '' };

/** The form of a new request. */
export function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const say = useWords(dataRequestWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const save = useMakeDataRequest();
  const form = useForm({
    name: 'data-request.make',
    start: empty,
    check: ({ kind, details }) => ({
      kind: kind === null && say('kindMissing'),
      details: details.trim() === '' && say('detailsMissing'),
    }),
    send: async ({ kind, details }) => save.mutateAsync({ kind: kind ?? 'access', details }),
    onDone: ({ id }) => onMade(id),
  });
  return (
    <FormDialog title={say('make')} label={say('send')} form={form} onClose={onClose}>
      <Select
        label={say('kind')}
        isRequired
        options={offered.map((value) => ({ value, label: dataRequestKindNames[value][language] }))}
        {...form.field('kind')}
      />
      <TextArea
        label={say('details')}
        description={say('detailsHint')}
        isRequired
        rows={5}
        {...form.field('details')}
      />
    </FormDialog>
  );
}
