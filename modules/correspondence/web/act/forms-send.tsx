import { Disclosure, RadioGroup, useWords } from '@sarn/platform-web';
import { GroupRecipients } from '@sarn/access-control/group-recipients';
import { ApprovalField } from '@sarn/second-factor/approval';
import type { Option } from '@sarn/platform-web';
import { useInstructionOptions } from '@sarn/document-classes/web';
import { letterForms, mostRecipients } from '@sarn/correspondence/contract';
import { PersonPicker } from '@sarn/organisation/web';
import { RecipientPicker } from '@sarn/document/web';
import { orderedRecipients, toRecipients } from '@sarn/document/web';
import type { ChosenRecipient } from '@sarn/document/web';
import { RoutingHelp, recipientMembers, withRecipients } from '@sarn/routing/web';
import { registryWords } from '@sarn/document/web';
import { actForm } from '@sarn/document/web';
import type { ActContext, ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';

interface Presenting {
  readonly to: 'head' | 'deputy' | 'person';
  readonly person: Option | null;
  readonly purpose: string;
  readonly note: string;
}

function PresentFields({ draft, change, error, may }: ActFieldsProps<Presenting>) {
  const say = useWords(registryWords);
  const to = [
    { value: 'head', label: say('form.toHead') },
    { value: 'deputy', label: say('form.toDeputy') },
    { value: 'person', label: say('form.toPerson') },
  ] as const;
  return (
    <>
      <RadioGroup
        label={say('field.presentTo')}
        isRow
        options={to}
        value={draft.to}
        onChange={(value) => change({ to: value })}
      />
      {draft.to === 'person' && (
        <PersonPicker
          label={say('field.person')}
          isRequired
          scopeUnitId={may.scopeUnitId}
          value={draft.person}
          onChange={(person) => change({ person })}
          error={error('personId')}
        />
      )}
      <RadioGroup
        label={say('field.purpose')}
        isRow
        options={useInstructionOptions('purpose')}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
        error={error('purpose')}
      />
      <NoteField
        label={say('field.suggestion')}
        phrases="proposal"
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

export const presentForm = actForm<'present', Presenting>('present', {
  schema: letterForms.present,
  start: () => ({ to: 'head', person: null, purpose: 'to-consider', note: '' }),
  toInput: ({ to, person, purpose, note }) => ({
    to,
    purpose,
    note,
    // The schema refuses an empty id, so that the error is shown at the field of the person.
    ...(to === 'person' ? { personId: person?.value ?? '' } : {}),
  }),
  Fields: PresentFields,
});

interface Sending {
  readonly recipients: readonly ChosenRecipient[];
  readonly note: string;
}

/** Usual recipients of such letters, and people of user groups, above the recipient picker. */
function SendingHelp({ draft, change, detail }: ActFieldsProps<Sending>) {
  const { recipients } = draft;
  return (
    <>
      <RoutingHelp
        documentId={detail.id}
        purpose="send"
        chosen={recipientMembers(recipients)}
        onUse={(members) => change({ recipients: withRecipients(recipients, members) })}
      />
      <GroupRecipients
        recipients={recipients}
        most={mostRecipients}
        onChange={(all) => change({ recipients: all })}
      />
    </>
  );
}

function SendFields(props: ActFieldsProps<Sending>) {
  const { draft, change, error } = props;
  const say = useWords(registryWords);
  return (
    <>
      <SendingHelp {...props} />
      <RecipientPicker
        label={say('field.recipients')}
        recipients={draft.recipients}
        onChange={(recipients) => change({ recipients })}
        error={error('recipients')}
      />
      <NoteField
        label={say('field.sendNote')}
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

/** Distribute, dispatch and resend have the same form; it starts with those the order named. */
const sending = {
  start: ({ may }: ActContext): Sending => ({ recipients: orderedRecipients(may), note: '' }),
  toInput: ({ recipients, note }: Sending) => ({ recipients: toRecipients(recipients), note }),
  Fields: SendFields,
  isWide: true,
};

export const distributeForm = actForm('distribute', {
  schema: letterForms.distribute,
  ...sending,
});

export const dispatchForm = actForm('dispatch', { schema: letterForms.dispatch, ...sending });

interface Ordering extends Sending {
  readonly decision: string | null;
  readonly password: string;
  readonly asksPassword: boolean;
}

function CommandFields(props: ActFieldsProps<Ordering>) {
  const { draft, change, error, may } = props;
  const say = useWords(registryWords);
  return (
    <>
      <RadioGroup
        label={say('field.decision')}
        isRequired
        isRow
        options={useInstructionOptions('decision')}
        value={draft.decision}
        onChange={(decision) => change({ decision })}
        error={error('decision')}
      />
      <NoteField
        label={say('field.order')}
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
        rows={4}
        phrases="order"
      />
      <Disclosure title={say('form.orderRecipients')} isOpenAtFirst={draft.recipients.length > 0}>
        <SendingHelp {...props} />
        <RecipientPicker
          label={say('field.recipients')}
          recipients={draft.recipients}
          onChange={(recipients) => change({ recipients })}
          error={error('recipients')}
        />
      </Disclosure>
      {may.asksPassword && (
        <ApprovalField
          label={say('field.password')}
          description={say('form.passwordWhy')}
          isRequired
          value={draft.password}
          onChange={(password) => change({ password })}
          error={error('password')}
        />
      )}
    </>
  );
}

export const commandForm = actForm<'command', Ordering>('command', {
  schema: letterForms.command,
  start: ({ may }) => ({
    decision: null,
    note: '',
    recipients: orderedRecipients(may),
    password: '',
    asksPassword: may.asksPassword,
  }),
  toInput: ({ decision, note, recipients, password, asksPassword }) => ({
    decision: decision ?? undefined,
    note,
    recipients: toRecipients(recipients),
    ...(asksPassword ? { password } : {}),
  }),
  Fields: CommandFields,
  secrets: ['password'],
  isWide: true,
});
