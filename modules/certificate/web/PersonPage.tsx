import type { CertificateCard } from '@sarn/certificate/contract';
import { useUser } from '@sarn/authentication/web';
import {
  Button,
  Card,
  EmptyState,
  Loaded,
  PageHeader,
  Timeline,
  formatMoment,
  useLanguage,
  useSettingParams,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { CertificateFacts } from './CertificateFacts.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { CertificateChange } from './ChangeDialog.tsx';
import { useCertifiedPerson } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';
import './certificate.css';

/** `/settings/{menuID}/certificate-person/{personID}`: the certificates of a person with their history. */
export default function PersonPage() {
  const say = useWords(certificateWords);
  const { personID = '' } = useSettingParams();
  const person = useCertifiedPerson(personID);
  const isOwn = useUser()?.personId === personID;
  return (
    <div className="certificate-page">
      <PageHeader title={person.data?.name ?? say('person.title')} meta={person.data?.post} />
      <Loaded query={person} lines={8}>
        {({ certificates, history }) => (
          <>
            {certificates.length === 0 && (
              <Card>
                <EmptyState title={say('person.none')} text={say('person.noneText')} />
              </Card>
            )}
            {certificates.map((certificate) => (
              <Card key={certificate.id}>
                <CertificateFacts certificate={certificate} />
                {isOwn ? (
                  <p className="s-muted">{say('change.own')}</p>
                ) : (
                  <Changes certificate={certificate} />
                )}
              </Card>
            ))}
            {history.length > 0 && <History entries={history} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

const offered = (certificate: CertificateCard): readonly CertificateChange[] => {
  if (certificate.state === 'suspended') return ['resume', 'revoke'];
  if (certificate.state !== 'valid') return [];
  return certificate.origin === 'own' ? ['renew', 'suspend', 'revoke'] : ['suspend', 'revoke'];
};

function Changes({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const [act, choose] = useState<CertificateChange | null>(null);
  const acts = offered(certificate);
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
