import type { DirectoryAccount } from '@sarn/account/contract';
import {
  Button,
  Card,
  Dialog,
  ErrorSummary,
  Skeleton,
  TextField,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
import { useDirectoryAccount, useMarkDirectoryAccount } from './account.client.ts';
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
  const told = ({ message }: { message: string }) => {
    setOpen(false);
    toasts.show({ tone: 'success', title: message });
  };
  const takeBack = async () => {
    const isSure = await dialogs.confirm({
      title: say('directory.backQuestion'),
      text: say('directory.backText'),
      confirmLabel: say('directory.back'),
    });
    if (isSure) mark.mutate('', { onSuccess: told });
  };
  return (
    <div className="s-record-data">
      <p>
        {name === null
          ? say('directory.own', { username })
          : say('directory.marked', { username, name })}
      </p>
      {!isDirectoryOn && <p className="s-muted">{say('directory.off')}</p>}
      {!isOpen && <ErrorSummary error={mark.error} />}
      <div className="s-record-data-actions">
        {isDirectoryOn && (
          <Button onPress={() => setOpen(true)}>
            {say(name === null ? 'directory.mark' : 'directory.change')}
          </Button>
        )}
        {name !== null && (
          <Button isPending={mark.isPending && !isOpen} onPress={() => void takeBack()}>
            {say('directory.back')}
          </Button>
        )}
      </div>
      {isOpen && (
        <MarkDialog
          name={name ?? ''}
          error={mark.error}
          isPending={mark.isPending}
          onSave={(wanted) => mark.mutate(wanted, { onSuccess: told })}
          onClose={() => {
            mark.reset();
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface MarkDialogProps {
  readonly name: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function MarkDialog({ name, error, isPending, onSave, onClose }: MarkDialogProps) {
  const say = useWords(accountWords);
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  return (
    <Dialog
      isOpen
      isGuarded
      size="s"
      title={say('directory.mark')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('directory.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={wanted === ''}
          >
            {say('directory.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="s-record-data"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') onSave(wanted);
        }}
      >
        <ErrorSummary error={error} />
        <TextField
          label={say('directory.name')}
          description={say('directory.nameHint')}
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
        <p className="s-muted">{say('directory.warning')}</p>
      </form>
    </Dialog>
  );
}
