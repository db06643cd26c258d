import { civilDateAt } from '@sarn/kernel';
import {
  DatePicker,
  FormDialog,
  FormRow,
  Select,
  StaleForm,
  TextArea,
  TextField,
  formatDay,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { leaveKinds } from '@sarn/personnel/contract';
import type { EmploymentView, LeaveKind } from '@sarn/personnel/contract';
import { useState } from 'react';
import { noPost, postFaults, PostFields, sentPost } from './PostFields.tsx';
import { readEmployment, useLeave, useSetEmployment, useTransfer } from './record.client.ts';
import { useTermOptions } from './term-options.ts';
import { recordWords } from './words/record-words.ts';

interface DialogProps {
  readonly personId: string;
  readonly onClose: () => void;
}

const todayNow = (): string => civilDateAt(new Date());

const startOf = ({ type, appointedOn, suffix }: EmploymentView) => ({
  ...{ type: type ?? 'civil', appointedOn, suffix: suffix ?? '' },
});

const labelOf = (options: readonly Option[], code: string): string =>
  options.find(({ value }) => value === code)?.label ?? code;

/** Sets the employment of a person. */
export function EmploymentDialog({
  personId,
  item,
  onClose,
}: DialogProps & { readonly item: EmploymentView }) {
  const say = useWords(recordWords);
  const language = useLanguage();
  const save = useSetEmployment();
  const [{ type, suffix, appointedOn }, setSeen] = useState(item);
  const form = useDialogForm({
    ...{ name: 'record.employment', about: personId, start: startOf(item) },
    send: async (sent) =>
      save.mutateAsync({
        ...{ personId, type: sent.type, seen: { type, suffix, appointedOn } },
        ...{ appointedOn: sent.appointedOn ?? '', suffix: sent.suffix || null },
      }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  const options = useTermOptions('employee-type', item.type);
  const suffixes = useTermOptions('suffix', item.suffix);
  return (
    <FormDialog size="s" title={say('setType')} form={form} label={say('save')} onClose={onClose}>
      <StaleForm
        form={form}
        load={() => readEmployment(personId)}
        startOf={startOf}
        fields={[
          { label: say('type'), text: (one) => labelOf(options, one.type) },
          {
            label: say('appointedOn'),
            text: (one) => (one.appointedOn ? formatDay(one.appointedOn, language) : ''),
          },
          { label: say('suffix'), text: (one) => labelOf(suffixes, one.suffix) },
        ]}
        onSeen={setSeen}
      />
      <Select label={say('type')} options={options} {...form.field('type')} />
      <DatePicker label={say('appointedOn')} minValue="1900-01-01" {...form.field('appointedOn')} />
      <Select
        label={say('suffix')}
        options={[{ value: '', label: say('noSuffix') }, ...suffixes]}
        {...form.field('suffix')}
      />
    </FormDialog>
  );
}

/** Transfers a person by an order. */
export function TransferDialog({
  personId,
  item,
  onClose,
}: DialogProps & { readonly item: EmploymentView }) {
  const say = useWords(recordWords);
  const transfer = useTransfer();
  const start = { day: todayNow() as string | null, orderNo: '', reason: '', post: noPost };
  const form = useDialogForm({
    ...{ name: 'record.transfer', about: personId, start },
    check: ({ day, post }) => ({
      day: !day && say('missing', { field: say('day') }),
      ...postFaults(post, (field) => say('missing', { field: say(field) })),
    }),
    send: async ({ day, orderNo, reason, post }) =>
      transfer.mutateAsync({ personId, day: day ?? '', orderNo, reason, ...sentPost(post) }),
    told: () => ({ title: say('transferred') }),
    onClose,
  });
  return (
    <FormDialog
      title={say('transfer')}
      form={form}
      label={say('transfer')}
      columns={2}
      about={<p className="s-muted">{say('transferAbout')}</p>}
      onClose={onClose}
    >
      <DatePicker label={say('day')} isRequired {...form.field('day')} />
      <TextField label={say('no')} maxLength={60} {...form.field('orderNo')} />
      <PostFields
        post={form.values.post}
        employment={item.type ?? 'civil'}
        onChange={(post) => form.change({ post })}
        error={(field) => form.error(field)}
      />
      <FormRow>
        <TextArea label={say('reason')} maxLength={500} {...form.field('reason')} />
      </FormRow>
    </FormDialog>
  );
}

/** Enters that a person leaves office on a day. */
export function LeaveDialog({ personId, onClose }: DialogProps) {
  const say = useWords(recordWords);
  const leave = useLeave();
  const start = {
    lastDay: todayNow() as string | null,
    ...{ kind: 'resigned' as LeaveKind, orderNo: '', reason: '' },
  };
  const form = useDialogForm({
    ...{ name: 'record.leave', about: personId, start },
    check: ({ lastDay }) => ({ lastDay: !lastDay && say('missing', { field: say('lastDay') }) }),
    send: async ({ lastDay, ...rest }) =>
      leave.mutateAsync({ personId, lastDay: lastDay ?? '', ...rest }),
    told: () => ({ title: say('left') }),
    onClose,
  });
  return (
    <FormDialog
      title={say('leave')}
      form={form}
      label={say('leave')}
      tone="danger"
      columns={2}
      about={<p className="s-muted">{say('leaveAbout')}</p>}
      onClose={onClose}
    >
      <DatePicker label={say('lastDay')} isRequired {...form.field('lastDay')} />
      <Select
        label={say('why')}
        options={leaveKinds.map((value) => ({ value, label: say(`leaveKind.${value}`) }))}
        {...form.field('kind')}
      />
      <TextField label={say('no')} maxLength={60} {...form.field('orderNo')} />
      <FormRow>
        <TextArea label={say('reason')} maxLength={500} {...form.field('reason')} />
      </FormRow>
    </FormDialog>
  );
}
