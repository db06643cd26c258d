import { FormDialog, RadioGroup, useDialogForm, useWords } from '@sarn/platform-web';
import { ApprovalField } from '@sarn/second-factor/approval';
import type { StepDialogProps } from './step-dialog.ts';
import { ReasonField, useChecks, useDone } from './ReasonField.tsx';
import { useCancelList, useDecideList, useExecuteList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface ConfirmFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | null;
}

/** The password of the person who gives the order. */
function ConfirmField(props: ConfirmFieldProps) {
  const say = useWords(retentionWords);
  return (
    <ApprovalField
      label={say('decide.password')}
      isRequired
      autoComplete="current-password"
      {...props}
    />
  );
}

/** What an approval leads to, in numbers. */
function useWhatFollows(list: StepDialogProps['list']): string {
  const say = useWords(retentionWords);
  if (list.kind !== 'destroy') return say('decide.handOver', { count: list.documents });
  const count = list.items.filter(({ decision }) => decision === 'destroy').length;
  return say('decide.text', { count, kept: list.documents - count });
}

interface Deciding {
  readonly decision: 'approve' | 'return';
  readonly reason: string;
  readonly password: string;
}

const approval: Deciding = { decision: 'approve', reason: '', password: '' };

/** The head approves the list, or sends it back. */
export function DecideDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const decide = useDecideList();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.decide',
    about: list.id,
    start: approval,
    withoutSecrets: ({ decision, reason }) => ({ decision, reason }),
    check: ({ decision, reason, password }) => ({
      reason: decision === 'return' && checks.reason(reason),
      password: checks.missing(list.asksPassword && password === ''),
    }),
    send: async ({ decision, reason, password }) =>
      decide.mutateAsync({ id: list.id, decision, reason, ...(password ? { password } : {}) }),
    told: useDone(),
    onClose,
  });
  const { decision } = form.values;
  return (
    <FormDialog
      title={say('step.decide')}
      form={form}
      label={say(`decide.${decision}`)}
      onClose={onClose}
    >
      <p className="s-muted">{useWhatFollows(list)}</p>
      <RadioGroup
        label={say('decide.label')}
        options={[
          { value: 'approve', label: say('decide.approve') },
          { value: 'return', label: say('decide.return') },
        ]}
        {...form.field('decision')}
      />
      {decision === 'return' && <ReasonField {...form.field('reason')} />}
      {list.asksPassword && <ConfirmField {...form.field('password')} />}
    </FormDialog>
  );
}

/** The last question before a destruction that cannot be undone. */
export function ExecuteDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const execute = useExecuteList();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.execute',
    about: list.id,
    start: { password: '' },
    withoutSecrets: () => ({}),
    check: ({ password }) => ({ password: checks.missing(list.asksPassword && password === '') }),
    send: async ({ password }) =>
      execute.mutateAsync({ id: list.id, ...(password ? { password } : {}) }),
    told: useDone(),
    onClose,
  });
  const count = list.items.filter(({ decision }) => decision === 'destroy').length;
  return (
    <FormDialog
      title={say('step.execute')}
      form={form}
      label={say('execute.go')}
      tone="danger"
      onClose={onClose}
    >
      <p>{say('execute.text', { count })}</p>
      {list.asksPassword && <ConfirmField {...form.field('password')} />}
    </FormDialog>
  );
}

/** Ends a list before anything is destroyed. */
export function CancelDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const cancel = useCancelList();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.cancel',
    about: list.id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ reason }) => cancel.mutateAsync({ id: list.id, reason }),
    told: useDone(),
    onClose,
  });
  return (
    <FormDialog title={say('step.cancel')} form={form} label={say('step.cancel')} onClose={onClose}>
      <p className="s-muted">{say('cancel.text')}</p>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
