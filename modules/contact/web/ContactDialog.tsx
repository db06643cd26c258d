import {
  Button,
  ErrorSummary,
  FormDialog,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { contactKinds, sendMethods } from '@sarn/contact/contract';
import type { Contact, ContactDraft } from '@sarn/contact/contract';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { useRetireContact, useSaveContact } from './contact.client.ts';
import { contactWords } from './words/contact-words.ts';

const empty: ContactDraft = {
  kind: 'agency',
  name: '',
  abbreviation: '',
  address: '',
  email: '',
  phone: '',
  exchangeCode: '',
  usualMethod: 'post',
  note: '',
};

/** Enough to tell a slip; the server looks closer. */
const isEmail = (text: string): boolean => text === '' || /^\S+@\S+\.\S+$/.test(text);

interface ContactDialogProps {
  /** The entry to correct; a new one where left out. */
  readonly contact: Contact | undefined;
  readonly onClose: () => void;
}

/** An entry of the address book. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const say = useWords(contactWords);
  const toasts = useToasts();
  const save = useSaveContact();
  const [draft, setDraft] = useState<ContactDraft>(contact ?? empty);
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part });
  const isMissing = draft.name.trim().length < 2;
  const submit = () => {
    setChecked(true);
    if (isMissing || !isEmail(draft.email)) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('saved'), text: draft.name });
      onClose();
    };
    save.mutate({ ...draft, ...(contact ? { id: contact.id } : {}) }, { onSuccess });
  };
  return (
    <FormDialog
      title={say(contact ? 'editTitle' : 'addTitle')}
      save={save}
      label={say('save')}
      more={contact && <RetireButton contact={contact} onGone={onClose} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={say('kind')}
        isRow
        options={useTermOptions(contactKinds)}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={say('name')}
        description={say('nameHint')}
        isRequired
        value={draft.name}
        maxLength={300}
        onChange={(name) => change({ name })}
        error={isChecked && isMissing ? say('nameMissing') : null}
      />
      <TextField
        label={say('abbreviation')}
        value={draft.abbreviation}
        maxLength={60}
        onChange={(abbreviation) => change({ abbreviation })}
      />
      <TextArea
        label={say('address')}
        value={draft.address}
        maxLength={1000}
        onChange={(address) => change({ address })}
      />
      <TextField
        label={say('email')}
        value={draft.email}
        maxLength={200}
        onChange={(email) => change({ email: email.trim() })}
        error={isChecked && !isEmail(draft.email) ? say('emailWrong') : null}
      />
      <TextField
        label={say('phone')}
        value={draft.phone}
        maxLength={100}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        label={say('exchangeCode')}
        value={draft.exchangeCode}
        maxLength={100}
        onChange={(exchangeCode) => change({ exchangeCode })}
      />
      <Select
        label={say('usualMethod')}
        description={say('usualMethodHint')}
        options={useTermOptions(sendMethods)}
        value={draft.usualMethod}
        onChange={(usualMethod) => change({ usualMethod })}
      />
      <TextArea
        label={say('note')}
        value={draft.note}
        maxLength={1000}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}

interface RetireButtonProps {
  readonly contact: Contact;
  readonly onGone: () => void;
}

function RetireButton({ contact: { id, name }, onGone }: RetireButtonProps) {
  const say = useWords(contactWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const drop = useRetireContact();
  const retire = async () => {
    if (!(await dialogs.confirm({ title: say('retireSure', { name }), tone: 'warning' }))) return;
    const onSuccess = () => {
      toasts.show({ title: say('retired'), text: name });
      onGone();
    };
    drop.mutate(id, { onSuccess });
  };
  return (
    <>
      <ErrorSummary error={drop.error} isFocused />
      <Button variant="ghost" isPending={drop.isPending} onPress={() => void retire()}>
        {say('retire')}
      </Button>
    </>
  );
}
