import {
  Button,
  ErrorSummary,
  FormDialog,
  Select,
  TextArea,
  TextField,
  useDialogForm,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { senderBases, sendMethods } from '@sarn/contact/contract';
import type { Contact, ContactDraft } from '@sarn/contact/contract';
import { useSenderTypeOptions } from './use-sender-types.ts';
import { useTermOptions } from '@sarn/document/web';
import { useRetireContact, useSaveContact } from './contact.client.ts';
import { contactWords } from './words/contact-words.ts';

type EntryDraft = Omit<ContactDraft, 'kind' | 'senderType'> & { readonly senderType: string };

const empty: EntryDraft = {
  senderType: senderBases.agency,
  name: '',
  abbreviation: '',
  address: '',
  email: '',
  phone: '',
  exchangeCode: '',
  usualMethod: 'post',
  note: '',
};

const draftOf = (contact: Contact): EntryDraft => ({
  senderType: contact.senderType,
  name: contact.name,
  abbreviation: contact.abbreviation,
  address: contact.address,
  email: contact.email,
  phone: contact.phone,
  exchangeCode: contact.exchangeCode,
  usualMethod: contact.usualMethod,
  note: contact.note,
});

/** Finds typing errors only; the server checks the address fully. */
const isEmail = (text: string): boolean => text === '' || /^\S+@\S+\.\S+$/.test(text);

interface ContactDialogProps {
  /** The entry to correct; a new one where left out. */
  readonly contact: Contact | undefined;
  readonly onClose: () => void;
}

/** An entry of the address book. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const say = useWords(contactWords);
  const save = useSaveContact();
  const types = useSenderTypeOptions(contact?.senderType ?? '');
  const form = useDialogForm({
    name: 'contact.entry',
    about: contact?.id,
    start: contact ? draftOf(contact) : empty,
    check: ({ name, email }) => ({
      name: name.trim().length < 2 && say('nameMissing'),
      email: !isEmail(email) && say('emailWrong'),
    }),
    send: async (draft) => save.mutateAsync({ ...draft, ...(contact ? { id: contact.id } : {}) }),
    told: (_, { name }) => ({ title: say('saved'), text: name }),
    onClose,
  });
  return (
    <FormDialog
      title={say(contact ? 'editTitle' : 'addTitle')}
      form={form}
      label={say('save')}
      more={contact && <RetireButton contact={contact} onGone={onClose} />}
      onClose={onClose}
    >
      <Select label={say('kind')} options={types} {...form.field('senderType')} />
      <TextField
        label={say('name')}
        description={say('nameHint')}
        isRequired
        maxLength={300}
        {...form.field('name')}
      />
      <TextField label={say('abbreviation')} maxLength={60} {...form.field('abbreviation')} />
      <TextArea label={say('address')} maxLength={1000} {...form.field('address')} />
      <TextField
        label={say('email')}
        value={form.values.email}
        maxLength={200}
        onChange={(email) => form.change({ email: email.trim() })}
        error={form.error('email')}
      />
      <TextField label={say('phone')} maxLength={100} {...form.field('phone')} />
      <TextField label={say('exchangeCode')} maxLength={100} {...form.field('exchangeCode')} />
      <Select
        label={say('usualMethod')}
        description={say('usualMethodHint')}
        options={useTermOptions(sendMethods)}
        {...form.field('usualMethod')}
      />
      <TextArea label={say('note')} maxLength={1000} {...form.field('note')} />
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
