import { civilDateAt } from '@sarn/kernel';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  LinkButton,
  Loaded,
  formatDay,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MakeAuthorityDialog } from './MakeAuthorityDialog.tsx';
import { RootKeyDialog } from './RootKeyDialog.tsx';
import { LockFacts } from './issuing/LockFacts.tsx';
import type { IssuingDialog } from './issuing/use-issuing-dialogs.tsx';
import { useAuthority } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface AuthorityCardProps {
  /** Opens a form of the issuing key. */
  readonly onIssuing: (dialog: IssuingDialog) => void;
}

/** The certification authority of the agency: made here once, its files for those who verify. */
export function AuthorityCard({ onIssuing }: AuthorityCardProps) {
  const say = useWords(certificateWords);
  const authority = useAuthority();
  const mayMake = authority.data && (authority.data.rows.length === 0 || authority.data.isUnused);
  const [isMaking, make] = useOpened<true>(
    (id, what) => (id === '' && what === 'authority' && mayMake) || undefined,
    () => ({ row: '', what: 'authority' }),
  );
  const [rootKey, setRootKey] = useState<string | null>(null);
  return (
    <Card title={say('authority.title')}>
      <Loaded query={authority} lines={4}>
        {({ rows, listNumber, isUnused, lock }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<ShieldCheck size={28} />}
              title={say('authority.none')}
              text={say('authority.noneText')}
              action={
                <Button variant="primary" onPress={() => make(true)}>
                  {say('authority.make')}
                </Button>
              }
            />
          ) : (
            <Made rows={rows} listNumber={listNumber} onAgain={isUnused ? () => make(true) : null}>
              {lock && <LockFacts lock={lock} onOpen={onIssuing} />}
            </Made>
          )
        }
      </Loaded>
      {isMaking && (
        <MakeAuthorityDialog
          file={authority.data?.secretFile ?? 'none'}
          onMade={setRootKey}
          onClose={() => make(null)}
        />
      )}
      {rootKey !== null && <RootKeyDialog pem={rootKey} onClose={() => setRootKey(null)} />}
    </Card>
  );
}

type Authority = NonNullable<ReturnType<typeof useAuthority>['data']>;

interface MadeProps extends Pick<Authority, 'rows' | 'listNumber'> {
  /** Null once certificates were issued. */
  readonly onAgain: (() => void) | null;
  /** Of the issuing key. */
  readonly children: ReactNode;
}

function Made({ rows, listNumber, onAgain, children }: MadeProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const file = (name: string) => `/api/certificate/pki/${name}`;
  return (
    <div className="certificate-card">
      <DescriptionList
        items={rows.map(({ role, subject, notAfter, fingerprint }) => ({
          term: say(`authority.roles.${role}`),
          value: (
            <>
              {subject} · {say('until')} {formatDay(civilDateAt(new Date(notAfter)), language)}
              <code className="certificate-code s-small s-muted">{fingerprint}</code>
            </>
          ),
          isLong: true,
        }))}
      />
      {children}
      <div className="certificate-buttons">
        <LinkButton href={file('root.crt')} isNewTab>
          {say('authority.rootFile')}
        </LinkButton>
        <LinkButton href={file('issuing.crt')} isNewTab>
          {say('authority.issuingFile')}
        </LinkButton>
        <LinkButton href={file('issuing.crl')} isNewTab>
          {say('authority.list', { number: listNumber })}
        </LinkButton>
      </div>
      {onAgain && (
        <div className="certificate-buttons">
          <p className="s-muted">{say('authority.againText')}</p>
          <Button onPress={onAgain}>{say('authority.again')}</Button>
        </div>
      )}
    </div>
  );
}
