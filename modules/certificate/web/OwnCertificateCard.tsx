import type { RequestCard } from '@sarn/certificate/contract';
import {
  Button,
  Card,
  EmptyState,
  Loaded,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { BadgeCheck, FileInput } from 'lucide-react';
import { useState } from 'react';
import { BringDialog } from './BringDialog.tsx';
import { ChangeSecretDialog } from './ChangeSecretDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NewSecretDialog } from './NewSecretDialog.tsx';
import { EndOwnDialog } from './EndOwnDialog.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';
import { WaitingElsewhere } from './WaitingElsewhere.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { useOwnCertificate } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';
import './certificate.css';

type Opened = 'ask' | 'import' | 'bring' | 'secret' | 'suspend' | 'revoke';

/** On the profile: the certificate with which the person signs, and how to get one. */
export function OwnCertificateCard() {
  const say = useWords(certificateWords);
  const own = useOwnCertificate();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  return (
    <Card title={say('title')}>
      <div className="certificate-card">
        <p className="s-muted s-small">{say('text')}</p>
        <Loaded query={own} lines={3}>
          {({ isReady, certificate, request, signed }) =>
            certificate ? (
              <OwnCertificate {...{ certificate, request, signed }} onOpen={open} />
            ) : (
              <Without isReady={isReady} request={request} onOpen={open} />
            )
          }
        </Loaded>
      </div>
      {opened === 'ask' && (
        <NewSecretDialog
          isReady={own.data?.isReady === true}
          hasTokens={own.data?.hasTokens === true}
          onClose={close}
        />
      )}
      {opened === 'bring' && (
        <BringDialog isRenewal={Boolean(own.data?.certificate)} onClose={close} />
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'secret' && <ChangeSecretDialog onClose={close} />}
      {(opened === 'suspend' || opened === 'revoke') && (
        <EndOwnDialog act={opened} onClose={close} />
      )}
    </Card>
  );
}

interface PartProps {
  readonly onOpen: (dialog: Opened) => void;
}

interface WithoutProps extends PartProps {
  readonly isReady: boolean;
  readonly request: RequestCard | null;
}

function Without({ isReady, request, onOpen }: WithoutProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  if (request?.state === 'waiting') return <Waiting request={request} onOpen={onOpen} />;
  return (
    <>
      {request?.state === 'refused' || request?.state === 'ended' ? (
        <p>
          {say(request.state, {
            ...{ at: formatMoment(request.askedAt, language), reason: request.reason },
          })}
        </p>
      ) : (
        <EmptyState title={say(isReady ? 'none' : 'notReady')} />
      )}
      <div className="certificate-buttons">
        <Button variant="primary" icon={<BadgeCheck size={18} />} onPress={() => onOpen('ask')}>
          {say('ask')}
        </Button>
        <Button icon={<FileInput size={18} />} onPress={() => onOpen('import')}>
          {say('import')}
        </Button>
      </div>
    </>
  );
}

function Waiting({ request, onOpen }: PartProps & { readonly request: RequestCard }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const button = <WithdrawButton request={request} />;
  if (request.issuer === 'other') {
    return <WaitingElsewhere request={request} onBring={() => onOpen('bring')} withdraw={button} />;
  }
  return (
    <>
      <p>{say('waiting', { at: formatMoment(request.askedAt, language) })}</p>
      <div className="certificate-buttons">{button}</div>
    </>
  );
}
