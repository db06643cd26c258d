import { FileList, FileView } from '@sarn/file/web';
import {
  Badge,
  Card,
  DescriptionList,
  EmptyState,
  LinkButton,
  Loaded,
  PageHeader,
  SplitView,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import { arrivalSources, arrivalStates, leftOutReasons } from '@sarn/intake/contract';
import type { ArrivalDetail, LeftOutReason } from '@sarn/intake/contract';
import { MailOpen } from 'lucide-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { arrivalsPath } from '../register/paths.ts';
import { documentPath } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { ArrivalActions } from './ArrivalActions.tsx';
import { useArrival } from './arrival.client.ts';
import { ArrivalSender } from './ArrivalSender.tsx';
import { arrivalWords } from './words/arrival-words.ts';
import './arrival.css';
import '@sarn/document/registry.css';

/** `/sarabun/arrivals/<id>`: a letter from elsewhere as it came, and what becomes of it. */
export default function ArrivalPage() {
  const say = useWords(arrivalWords);
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const arrival = useArrival(id);
  return (
    <>
      <PageHeader
        above={say('title')}
        title={arrival.data?.title ?? say('title')}
        onBack={() => void navigate({ to: arrivalsPath })}
      />
      <Loaded query={arrival} lines={8}>
        {(item) => <Arrival key={item.id} arrival={item} />}
      </Loaded>
    </>
  );
}

function Arrival({ arrival }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const [shownId, setShown] = useState(arrival.files[0]?.id);
  const isOpen = arrival.state === 'waiting' || arrival.state === 'spam';
  const shown = arrival.files.find(({ id }) => id === shownId);
  return (
    <div className="arrival-view">
      <SplitView
        mainLabel={say('letter')}
        panelLabel={say('facts')}
        main={
          shown ? (
            <FileView
              key={shown.id}
              fileId={shown.id}
              name={shown.name}
              mediaType={shown.mediaType}
            />
          ) : (
            <EmptyState
              icon={<MailOpen size={28} />}
              title={say('noFile')}
              text={say('noFileText')}
            />
          )
        }
        panel={
          <div className="arrival-panel">
            <ArrivalSender arrival={arrival} />
            <Decision arrival={arrival} />
            <Facts arrival={arrival} />
            <Card title={say('text')}>
              <p className="arrival-text" lang="th">
                {arrival.body || say('noText')}
              </p>
            </Card>
            <Card title={say('attached')}>
              <FileList
                files={arrival.files}
                openedId={shownId}
                onOpen={(file) => setShown(file.id)}
                aria-label={say('attached')}
              />
              <LeftOut arrival={arrival} />
            </Card>
            {arrival.original && (
              <Card title={say('original')}>
                <FileList files={[arrival.original]} aria-label={say('original')} />
              </Card>
            )}
          </div>
        }
        actions={isOpen && <ArrivalActions arrival={arrival} />}
      />
    </div>
  );
}

function Facts({ arrival }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const term = useTerms();
  const language = useLanguage();
  const { contactId, letterNo, letterDate, sentAt } = arrival;
  const time = (at: string) => formatMoment(at, language);
  return (
    <Card>
      <DescriptionList
        items={[
          ...(contactId ? [{ term: say('known'), value: arrival.sender }] : []),
          { term: say('letterNo'), value: letterNo || say('notFound') },
          {
            term: say('letterDate'),
            value: letterDate ? formatDay(letterDate, language, 'full') : say('notFound'),
          },
          { term: say('source'), value: term(arrivalSources[arrival.source]) },
          ...(sentAt ? [{ term: say('sentAt'), value: time(sentAt) }] : []),
          { term: say('arrivedAt'), value: time(arrival.arrivedAt) },
        ]}
      />
    </Card>
  );
}

function LeftOut({ arrival: { leftOut } }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const term = useTerms();
  if (leftOut.length === 0) return null;
  return (
    <div className="reg-warning" role="note" aria-label={say('leftOut')}>
      <div className="reg-stack">
        <strong>{say('leftOut')}</strong>
        {leftOut.map(({ name, reason }, index) => (
          <p key={`${index} ${name}`} className="arrival-address">
            {name}: {reason in leftOutReasons ? term(leftOutReasons[reason as LeftOutReason]) : ''}
          </p>
        ))}
      </div>
    </div>
  );
}

function Decision({ arrival }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const term = useTerms();
  const language = useLanguage();
  const { state, decidedAt, decidedBy, reason, receiveNo, documentId } = arrival;
  if (decidedAt === null) return null;
  return (
    <Card>
      <div className="reg-stack">
        <div className="arrival-sender">
          <Badge tone={state === 'registered' ? 'success' : 'neutral'}>
            {term(arrivalStates[state])}
          </Badge>
          {receiveNo && <strong>{say('receiveNo', { no: receiveNo })}</strong>}
        </div>
        <p className="s-small s-muted">
          {say('decided', { name: decidedBy, when: formatMoment(decidedAt, language) })}
        </p>
        {reason && <p>{reason}</p>}
        {documentId && <LinkButton href={documentPath(documentId)}>{say('openLetter')}</LinkButton>}
      </div>
    </Card>
  );
}
