import { CheckboxField, useDialogForm, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { PersonPicker } from '@sarn/organisation/web';
import { ReasonDialog, useReasonCheck } from './ReasonDialog.tsx';
import { useNameReader } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface NewReader {
  readonly person: Option | null;
  readonly mayDownload: boolean;
  readonly reason: string;
}

const newReader: NewReader = { person: null, mayDownload: false, reason: '' };

/** Names a reader of a classified document. */
export function NameDialog(props: { readonly documentId: string; readonly onClose: () => void }) {
  const { documentId, onClose } = props;
  const say = useWords(secretWords);
  const reasonError = useReasonCheck();
  const name = useNameReader();
  const form = useDialogForm({
    name: 'secret.name',
    about: documentId,
    start: newReader,
    check: ({ person, reason }) => ({
      person: !person && say('personMissing'),
      reason: reasonError(reason),
    }),
    send: async ({ person, mayDownload, reason }) =>
      name.mutateAsync({ documentId, personId: person?.value ?? '', mayDownload, reason }),
    told: (_, { person }) => ({ title: say('name.done'), text: person?.label ?? '' }),
    onClose,
  });
  return (
    <ReasonDialog
      title={say('name.title')}
      form={form}
      reason={form.field('reason')}
      onClose={onClose}
    >
      <PersonPicker
        label={say('name.person')}
        scopeUnitId={null}
        isRequired
        {...form.field('person')}
      />
      <CheckboxField {...form.tick('mayDownload')}>{say('name.download')}</CheckboxField>
    </ReasonDialog>
  );
}
