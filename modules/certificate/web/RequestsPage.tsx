import type { WaitingRequest } from '@sarn/certificate/contract';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Loaded,
  PageHeader,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { DecideDialog } from './DecideDialog.tsx';
import { useCertificateRequests } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';
import './certificate.css';

interface Chosen {
  readonly request: WaitingRequest;
  readonly decision: 'issue' | 'refuse';
}

/** `/settings/{menuID}/certificate-person-request`: requests that wait for a second person. */
export default function RequestsPage() {
  const say = useWords(certificateWords);
  const requests = useCertificateRequests();
  const [chosen, choose] = useState<Chosen | null>(null);
  return (
    <div className="certificate-page">
      <PageHeader title={say('requests.title')} meta={say('requests.text')} />
      <Loaded query={requests} lines={6}>
        {({ rows }) => (
          <>
            {rows.length === 0 && (
              <Card>
                <EmptyState
                  icon={<BadgeCheck size={28} />}
                  title={say('requests.empty')}
                  text={say('requests.emptyText')}
                />
              </Card>
            )}
            {rows.map((request) => (
              <RequestCard key={request.id} request={request} onChoose={choose} />
            ))}
          </>
        )}
      </Loaded>
      {chosen && <DecideDialog {...chosen} onClose={() => choose(null)} />}
    </div>
  );
}

interface RequestCardProps {
  readonly request: WaitingRequest;
  readonly onChoose: (chosen: Chosen) => void;
}

function RequestCard({ request, onChoose }: RequestCardProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { name, post, unit, askedAt, fingerprint, token, isOwn } = request;
  return (
    <Card title={name}>
      <DescriptionList
        items={[
          { term: say('people.post'), value: post || '–' },
          { term: say('requests.unit'), value: unit || '–' },
          { term: say('requests.askedAt'), value: formatMoment(askedAt, language) },
          ...(token === null ? [] : [{ term: say('key'), value: say('keyInToken', { token }) }]),
          {
            term: say('requests.fingerprint'),
            value: <code className="certificate-code">{fingerprint}</code>,
            isLong: true,
          },
        ]}
      />
      {isOwn ? (
        <p className="s-muted">{say('requests.own')}</p>
      ) : (
        <div className="certificate-buttons">
          <Button variant="primary" onPress={() => onChoose({ request, decision: 'issue' })}>
            {say('requests.issue')}
          </Button>
          <Button onPress={() => onChoose({ request, decision: 'refuse' })}>
            {say('requests.refuse')}
          </Button>
        </div>
      )}
    </Card>
  );
}
