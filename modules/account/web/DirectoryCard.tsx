import type { DirectoryAccount } from '@sarn/account/contract';
import {
  Button,
  Card,
  ErrorSummary,
  FormDialog,
  Skeleton,
  StaleForm,
  TextField,
  useDialogForm,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import {
  readDirectoryAccount,
  useDirectoryAccount,
  useMarkDirectoryAccount,
} from './account.client.ts';
import { accountWords } from './words/account-words.ts';

/** Whether the password of a person is kept here or in the directory of the agency. */
export function DirectoryCard({ subjectId: personId }: { readonly subjectId: string }) {
  const say = useWords(accountWords);
  const account = useDirectoryAccount(personId);
  return (
    <Card title={say('directory.title')}>
      <ErrorSummary error={account.error} onRetry={() => void account.refetch()} />
      {account.isPending && <Skeleton count={2} />}
      {account.data && <Account personId={personId} account={account.data} />}
    </Card>
  );
}

interface AccountProps {
  readonly personId: string;
  readonly account: DirectoryAccount;
}

function Account({ personId, account }: AccountProps) {
  const say = useWords(accountWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const mark = useMarkDirectoryAccount(personId);
  const [isOpen, setOpen] = useState(false);
  const { username, directoryName: name, isDirectoryOn } = account;
  if (username === null) return <p className="s-muted">{say('directory.noAccount')}</p>;
  const told = ({ message }: { message: string }) =>
    void toasts.show({ tone: 'success', title: message });
  const takeBack = async () => {
    const isSure = await dialogs.confirm({
      title: say('directory.backQuestion'),
      text: say('directory.backText'),
      confirmLabel: say('directory.back'),
    });
    if (isSure) mark.mutate({ directoryName: '', seen: name ?? '' }, { onSuccess: told });
  };
  return (
    <div className="s-record-data">
      <p>
        {name === null
          ? say('directory.own', { username })
          : say('directory.marked', { username, name })}
      </p>
      {!isDirectoryOn && <p className="s-muted">{say('directory.off')}</p>}
      <ErrorSummary error={mark.error} isFocused />
      <div className="s-record-data-actions">
        {isDirectoryOn && (
          <Button onPress={() => setOpen(true)}>
            {say(name === null ? 'directory.mark' : 'directory.change')}
          </Button>
        )}
        {name !== null && (
          <Button isPending={mark.isPending} onPress={() => void takeBack()}>
            {say('directory.back')}
          </Button>
        )}
      </div>
      {isOpen && (
        <MarkDialog personId={personId} name={name ?? ''} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface MarkDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

function MarkDialog({ personId, name, onClose }: MarkDialogProps) {
  const say = useWords(accountWords);
  const mark = useMarkDirectoryAccount(personId);
  const [seen, setSeen] = useState(name);
  const form = useDialogForm({
    name: 'account.directory',
    about: personId,
    start: { typed: name },
    send: async ({ typed }) => mark.mutateAsync({ directoryName: typed.trim(), seen }),
    told: ({ message }) => ({ title: message }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('directory.mark')}
      form={form}
      label={say('directory.save')}
      isDisabled={form.values.typed.trim() === ''}
      onClose={onClose}
    >
      <StaleForm
        form={form}
        load={async () => (await readDirectoryAccount(personId)).directoryName ?? ''}
        startOf={(typed) => ({ typed })}
        fields={[{ label: say('directory.name'), text: ({ typed }) => typed }]}
        onSeen={setSeen}
      />
      <TextField
        label={say('directory.name')}
        description={say('directory.nameHint')}
        maxLength={200}
        {...form.field('typed')}
      />
      <p className="s-muted">{say('directory.warning')}</p>
    </FormDialog>
  );
}
