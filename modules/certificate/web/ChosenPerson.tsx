import type { CertificateCard } from '@sarn/certificate/contract';
import { useUser } from '@sarn/authentication/web';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Loaded,
  Timeline,
  formatMoment,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { BadgeCheck } from 'lucide-react';
import { CertificateFacts } from './CertificateFacts.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { CertificateChange } from './ChangeDialog.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { useCertificateRequests, useCertifiedPerson } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Beside the list while nobody is chosen. */
export function NobodyChosen() {
  const say = useWords(certificateWords);
  return (
    <Card className="certificate-chosen certificate-nobody">
      <EmptyState
        icon={<BadgeCheck size={28} />}
        title={say('person.choose')}
        text={say('person.chooseText')}
      />
    </Card>
  );
}

/** The request of a person that waits, then the certificates and their history. */
export function ChosenPerson({ personId }: { readonly personId: string }) {
  const say = useWords(certificateWords);
  const person = useCertifiedPerson(personId);
  const requests = useCertificateRequests();
  const isOwn = useUser()?.personId === personId;
  const request = requests.data?.rows.find((one) => one.personId === personId);
  return (
    <section className="certificate-chosen" aria-label={person.data?.name ?? say('person.title')}>
      {request && <RequestPanel key={request.id} request={request} />}
      <Loaded query={person} lines={8}>
        {({ name, post, certificates, history, request: last }) => (
          <>
            {(certificates.length > 0 || !request) && (
              <Card title={name}>
                <p className="s-muted">{post}</p>
                {certificates.length === 0 && (
                  <EmptyState title={say('person.none')} text={say('person.noneText')} />
                )}
                {last?.state === 'waiting' && last.issuer === 'other' && (
                  <Badge tone="info">{say('elsewhere.state')}</Badge>
                )}
                {certificates.map((certificate) => (
                  <div key={certificate.id} className="certificate-one">
                    <CertificateFacts certificate={certificate} />
                    {isOwn ? (
                      <p className="s-muted">{say('change.own')}</p>
                    ) : (
                      <Changes certificate={certificate} />
                    )}
                  </div>
                ))}
              </Card>
            )}
            {history.length > 0 && <History entries={history} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const offered = (certificate: CertificateCard): readonly CertificateChange[] => {
  if (certificate.state === 'suspended') return ['resume', 'revoke'];
  if (certificate.state !== 'valid') return [];
  return certificate.origin === 'own' ? ['renew', 'suspend', 'revoke'] : ['suspend', 'revoke'];
};

function Changes({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const acts = offered(certificate);
  const [act, choose] = useOpened<CertificateChange>(
    (id, what) => (id === certificate.id ? acts.find((one) => one === what) : undefined),
    (what) => ({ row: certificate.id, what }),
  );
  if (acts.length === 0) return null;
  return (
    <div className="certificate-buttons">
      {acts.map((one) => (
        <Button
          key={one}
          {...(one === 'revoke' && { variant: 'ghost' })}
          onPress={() => choose(one)}
        >
          {say(`change.${one}`)}
        </Button>
      ))}
      {act && <ChangeDialog certificate={certificate} act={act} onClose={() => choose(null)} />}
    </div>
  );
}

type Entries = NonNullable<ReturnType<typeof useCertifiedPerson>['data']>['history'];

function History({ entries }: { readonly entries: Entries }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  return (
    <Card title={say('person.history')}>
      <Timeline
        aria-label={say('person.history')}
        entries={entries.map(({ id, act, actorName, at, reason }) => ({
          ...{ id, at, what: say(`acts.${act}`), who: actorName || say('person.system') },
          ...{ when: formatMoment(at, language), note: reason || undefined },
        }))}
      />
    </Card>
  );
}
