import { secretLimits } from '@sarn/classification/contract';
import type { listClassifiedCopies } from '@sarn/printed-document/contract';
import type { OutputOf } from '@sarn/kernel';
import {
  FormDialog,
  NumberField,
  RadioGroup,
  TextArea,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { classifiedCopyWords } from './classified-copy-words.ts';
import { useMakeClassifiedCopies, useNumbers } from './classified-copy.client.ts';

interface Props {
  readonly documentId: string;
  /** One at least. */
  readonly sources: OutputOf<typeof listClassifiedCopies>['sources'];
  readonly onClose: () => void;
}

interface Asked {
  /** As the radio buttons have it: empty for the pages of the document. */
  readonly source: string;
  readonly count: number | null;
  readonly permittedBy: string;
  readonly reason: string;
}

const most = secretLimits.copiesAtOnce;
const idOf = (fileId: string | null) => fileId ?? '';

/** Enters numbered copies of a classified document; they are printed from the list afterwards. */
export default function ClassifiedCopiesDialog({ documentId, sources, onClose }: Props) {
  const say = useWords(classifiedCopyWords);
  const numbersOf = useNumbers();
  const make = useMakeClassifiedCopies();
  const start: Asked = {
    ...{ source: idOf(sources[0]?.fileId ?? null), count: 1, permittedBy: '', reason: '' },
  };
  const form = useDialogForm({
    ...{ name: 'secret.copies', about: documentId, start },
    check: ({ count, permittedBy, reason }) => ({
      count: (count === null || count < 1 || count > most) && say('countError', { most }),
      permittedBy: permittedBy.trim().length < 3 && say('permittedMissing'),
      reason: reason.trim().length < 5 && say('reasonMissing'),
    }),
    send: async ({ source, count, ...asked }) =>
      make.mutateAsync({ ...asked, documentId, fileId: source || null, count: count ?? 1 }),
    told: (set) => ({ title: say('done', { numbers: numbersOf(set) }), text: say('doneText') }),
    onClose,
  });
  return (
    <FormDialog title={say('make')} form={form} label={say('make')} onClose={onClose}>
      <p className="s-muted">{say('text')}</p>
      {sources.length > 1 && (
        <RadioGroup
          label={say('source')}
          options={sources.map(({ fileId, name }) => ({
            value: idOf(fileId),
            label: name || say('pages'),
          }))}
          {...form.field('source')}
        />
      )}
      <NumberField
        label={say('count')}
        isRequired
        minValue={1}
        maxValue={most}
        {...form.field('count')}
      />
      <TextField
        label={say('permittedBy')}
        description={say('permittedHint')}
        isRequired
        maxLength={200}
        {...form.field('permittedBy')}
      />
      <TextArea
        label={say('reason')}
        isRequired
        rows={3}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
