import { formatInstant } from '@sarn/kernel';
import {
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  Loaded,
  PageHeader,
  Timeline,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { SampleRequestDetail } from '@sarn/sample-request/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { usePrintSampleRequest, useSampleRequest } from './sample-request.client.ts';
import { StepButtons } from './StepButtons.tsx';
import { sampleRequestWords } from './words/sample-request-words.ts';

/** `/sample-request/{id}`: a request, the steps open to the reader, and its history. */
export default function SampleRequestPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const request = useSampleRequest(id);
  return (
    <Loaded query={request} lines={6}>
      {(found) => <Shown request={found} />}
    </Loaded>
  );
}

function Shown({ request }: { readonly request: SampleRequestDetail }) {
  const say = useWords(sampleRequestWords);
  const language = useLanguage();
  const go = useNavigate();
  const print = usePrintSampleRequest();
  const { id, title, requesterName, reason, answer, state, createdAt, history } = request;
  const entries = history.map(({ id: eventId, act, actorName, at }) => ({
    ...{ id: eventId, at, what: say(`acts.${act}`) },
    ...{ who: actorName, when: formatInstant(at, 'short', language) },
  }));
  return (
    <>
      <PageHeader
        above={say('title')}
        title={title}
        onBack={() => void go({ to: '/sample-request' })}
        actions={
          <Button isPending={print.isPending} onPress={() => print.mutate(id)}>
            {say('print')}
          </Button>
        }
      />
      <ErrorSummary error={print.error} />
      <Card>
        <DescriptionList
          items={[
            { term: say('state'), value: say(`states.${state}`) },
            { term: say('requester'), value: requesterName },
            { term: say('createdAt'), value: formatInstant(createdAt, 'short', language) },
            { term: say('reason'), value: reason, isLong: true },
            ...(answer ? [{ term: say('answer'), value: answer, isLong: true }] : []),
          ]}
        />
        <StepButtons request={request} />
      </Card>
      <Card title={say('history')}>
        <Timeline aria-label={say('history')} entries={entries} />
      </Card>
    </>
  );
}
