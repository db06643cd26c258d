import { FileList } from '@sarn/file/web';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  Loaded,
  PageHeader,
  Timeline,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import { dataRequestKindNames } from '@sarn/data-request/contract';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { usePrintDataRequest, useDataRequest } from './data-request.client.ts';
import { StepButtons } from './StepButtons.tsx';
import { stateTones } from './state-tones.ts';
import { dataRequestWords } from './words/data-request-words.ts';
import './data-request.css';

/** `/data-request/{id}`: a request, the steps open to the reader, and its history. */
export default function DataRequestPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const request = useDataRequest(id);
  return (
    <Loaded query={request} lines={6}>
      {(found) => <Shown request={found} />}
    </Loaded>
  );
}

function Shown({ request }: { readonly request: DataRequestDetail }) {
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  const go = useNavigate();
  const print = usePrintDataRequest();
  const { id, no, kind, history } = request;
  const entries = history.map(({ id: eventId, act, words, actorName, at }) => ({
    ...{ id: eventId, at, what: say(`acts.${act}`), note: words || undefined },
    ...{ who: actorName, when: formatMoment(at, language) },
  }));
  return (
    <div className="s-record-page">
      <PageHeader
        above={`${say('no')} ${no}`}
        title={dataRequestKindNames[kind][language === 'en' ? 'en' : 'th']}
        onBack={() => void go({ to: '/data-request' })}
        actions={
          <Button isPending={print.isPending} onPress={() => print.mutate(id)}>
            {say('print')}
          </Button>
        }
      />
      <ErrorSummary error={print.error} />
      <FactsCard request={request} />
      <Card title={say('history')}>
        <Timeline aria-label={say('history')} entries={entries} />
      </Card>
    </div>
  );
}

/** Of the request of somebody without an account: when it came in, from whom, and where the answer goes. */
function useOutsideItems() {
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  return ({ outside }: DataRequestDetail) =>
    outside === null
      ? []
      : [
          { term: say('outside.contact'), value: outside.contact, isLong: true },
          { term: say('outside.proof'), value: outside.proof, isLong: true },
          { term: say('outside.receivedDay'), value: formatDay(outside.receivedDay, language) },
          { term: say('outside.receivedBy'), value: outside.receivedByName },
        ];
}

function FactsCard({ request }: { readonly request: DataRequestDetail }) {
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  const { requesterName, details, answer, state, dueDay, isOverdue, createdAt, files } = request;
  const outsideItems = useOutsideItems();
  const due = formatDay(dueDay, language);
  const answerName = say(state === 'REFUSED' ? 'refusal' : 'answer');
  return (
    <Card>
      <DescriptionList
        items={[
          {
            term: say('state'),
            value: <Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>,
          },
          {
            term: say('requester'),
            value: request.isOutside ? say('outside.of', { name: requesterName }) : requesterName,
          },
          ...outsideItems(request),
          {
            term: say(request.isOutside ? 'outside.enteredAt' : 'createdAt'),
            value: formatMoment(createdAt, language),
          },
          { term: say('dueDay'), value: isOverdue ? `${due} (${say('overdue')})` : due },
          ...(details ? [{ term: say('details'), value: details, isLong: true }] : []),
          ...(answer ? [{ term: answerName, value: answer, isLong: true }] : []),
        ]}
      />
      {files.length > 0 && <FileList aria-label={say('files')} files={files} />}
      <StepButtons request={request} />
    </Card>
  );
}
