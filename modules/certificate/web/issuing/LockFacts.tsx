import type { IssuingLock } from '@sarn/certificate/contract';
import {
  Button,
  DescriptionList,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useLockAuthority } from '../certificate.client.ts';
import type { IssuingDialog } from './use-issuing-dialogs.tsx';
import { certificateWords } from '../words/certificate-words.ts';

interface LockFactsProps {
  readonly lock: IssuingLock;
  readonly onOpen: (dialog: IssuingDialog) => void;
}

/** By what the issuing key is opened, how long lists are good for, and what can be done about both. */
export function LockFacts({ lock, onOpen }: LockFactsProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { protection, openedBy, listUntil, listDays, isShared } = lock;
  const isBare = protection === 'installation';
  const facts = { at: formatMoment(listUntil, language), days: listDays };
  return (
    <>
      <DescriptionList
        items={[
          { term: say('authority.key'), value: say(`authority.opened.${openedBy ?? 'locked'}`) },
          { term: say('authority.listUntil'), value: say('authority.listFacts', facts) },
        ]}
      />
      {isBare && <p className="certificate-note">{say('authority.unprotectedText')}</p>}
      {!isBare && isShared && openedBy !== 'file' && (
        <p className="s-muted s-small">{say('authority.shared')}</p>
      )}
      <div className="certificate-buttons">
        {isBare ? (
          <Button onPress={() => onOpen('protect')}>{say('authority.protect')}</Button>
        ) : (
          <>
            {openedBy === null && (
              <Button onPress={() => onOpen('unlock')}>{say('authority.unlock')}</Button>
            )}
            {openedBy === 'typed' && <LockButton />}
            <Button onPress={() => onOpen('issuing-secret')}>
              {say('authority.changeSecret')}
            </Button>
          </>
        )}
        <Button onPress={() => onOpen('list-days')}>{say('authority.listDays')}</Button>
      </div>
    </>
  );
}

/** Forgets the secret that was typed. */
function LockButton() {
  const say = useWords(certificateWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const lock = useLockAuthority();
  const ask = async () => {
    const asked = { title: say('authority.lock'), text: say('authority.lockText') };
    if (!(await dialogs.confirm({ ...asked, tone: 'warning' }))) return;
    lock.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('authority.locked') }),
      onError: (error) => toasts.fail(error),
    });
  };
  return (
    <Button isPending={lock.isPending} onPress={() => void ask()}>
      {say('authority.lock')}
    </Button>
  );
}
