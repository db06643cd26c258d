import {
  CheckboxGroup,
  DatePicker,
  FormDialog,
  RadioGroup,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { officeToday } from '@sarn/document/web';
import type { StepDialogProps } from './step-dialog.ts';
import { useChecks } from './ReasonField.tsx';
import { useAnswerOfArchives, useFinishList, useSendToArchives } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface Sent {
  readonly sentOn: string | null;
  readonly letterNo: string;
}

const sentToday = (): Sent => ({ sentOn: officeToday(), letterNo: '' });

/** Records that the list went to the National Archives. */
export function SendDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const send = useSendToArchives();
  const { missing } = useChecks();
  const form = useDialogForm({
    name: 'retention.send-archives',
    about: list.id,
    start: sentToday(),
    check: ({ sentOn, letterNo }) => ({
      sentOn: missing(!sentOn),
      letterNo: missing(letterNo.trim() === ''),
    }),
    send: async ({ sentOn, letterNo }) =>
      send.mutateAsync({ id: list.id, sentOn: sentOn ?? '', letterNo }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  return (
    <FormDialog title={say('step.sendArchives')} form={form} label={say('save')} onClose={onClose}>
      <DatePicker
        label={say('archives.sentOn')}
        isRequired
        maxValue={officeToday()}
        {...form.field('sentOn')}
      />
      <TextField
        label={say('archives.letterNo')}
        isRequired
        maxLength={100}
        {...form.field('letterNo')}
      />
    </FormDialog>
  );
}

const answers = ['agreed', 'asked', 'silent'] as const;

interface Answer {
  readonly answer: (typeof answers)[number];
  readonly answeredOn: string | null;
  readonly wanted: readonly string[];
}

const agreedToday = (): Answer => ({ answer: 'agreed', answeredOn: officeToday(), wanted: [] });

/** Records what the National Archives answered, or that they did not. */
export function AnswerDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const record = useAnswerOfArchives();
  const { missing } = useChecks();
  const form = useDialogForm({
    name: 'retention.answer-archives',
    about: list.id,
    start: agreedToday(),
    check: ({ answer, answeredOn, wanted }) => ({
      answeredOn: missing(!answeredOn),
      wanted: missing(answer === 'asked' && wanted.length === 0),
    }),
    send: async ({ answer, answeredOn, wanted }) =>
      record.mutateAsync({
        ...{ id: list.id, answer, answeredOn: answeredOn ?? '' },
        documentIds: answer === 'asked' ? [...wanted] : [],
      }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  const due = list.items.filter(({ decision }) => decision === 'destroy');
  return (
    <FormDialog
      title={say('step.answerArchives')}
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      <RadioGroup
        label={say('archives.answer')}
        options={answers.map((value) => ({ value, label: say(`answer.${value}`) }))}
        {...form.field('answer')}
      />
      {form.values.answer === 'asked' && (
        <CheckboxGroup
          label={say('archives.wanted')}
          options={due.map(({ documentId, seq, title }) => ({
            value: documentId,
            label: `${seq}. ${title}`,
          }))}
          {...form.field('wanted')}
        />
      )}
      <DatePicker
        label={say('archives.answeredOn')}
        isRequired
        maxValue={officeToday()}
        {...form.field('answeredOn')}
      />
    </FormDialog>
  );
}

interface Receipt {
  readonly receivedOn: string | null;
  readonly receivedBy: string;
}

const receivedToday = (): Receipt => ({ receivedOn: officeToday(), receivedBy: '' });

/** Records who at the Archives took over the documents of the list, and when. */
export function ReceiptDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const finish = useFinishList();
  const { missing } = useChecks();
  const form = useDialogForm({
    name: 'retention.receipt',
    about: list.id,
    start: receivedToday(),
    check: ({ receivedOn, receivedBy }) => ({
      receivedBy: missing(receivedBy.trim().length < 2),
      receivedOn: missing(!receivedOn),
    }),
    send: async ({ receivedOn, receivedBy }) =>
      finish.mutateAsync({ id: list.id, receivedOn: receivedOn ?? '', receivedBy }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  return (
    <FormDialog title={say('step.finish')} form={form} label={say('save')} onClose={onClose}>
      <p className="s-muted">{say('finish.text', { count: list.documents })}</p>
      <TextField
        label={say('finish.receiver')}
        isRequired
        maxLength={200}
        {...form.field('receivedBy')}
      />
      <DatePicker
        label={say('finish.receivedOn')}
        isRequired
        maxValue={officeToday()}
        {...form.field('receivedOn')}
      />
    </FormDialog>
  );
}
