import { Button, PageHeader, Table, useWords, Moment } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MakeDialog } from './MakeDialog.tsx';
import { useSampleRequests } from './sample-request.client.ts';
import { sampleRequestWords } from './words/sample-request-words.ts';

/** `/sample-request`: the reader's own requests, and all that they may answer. */
export default function SampleRequestListPage() {
  const say = useWords(sampleRequestWords);
  const go = useNavigate();
  const requests = useSampleRequests();
  const [isMaking, setIsMaking] = useState(false);
  const open = (id: string) => void go({ to: `/sample-request/${id}` });
  return (
    <>
      <PageHeader
        title={say('title')}
        actions={
          <Button variant="primary" onPress={() => setIsMaking(true)}>
            {say('make')}
          </Button>
        }
      />
      <Table
        aria-label={say('title')}
        columns={[
          { id: 'title', label: say('subject'), role: 'title', render: ({ title }) => title },
          {
            ...{ id: 'requester', label: say('requester'), role: 'meta' },
            render: ({ requesterName }) => requesterName,
          },
          {
            ...{ id: 'state', label: say('state'), role: 'badge' },
            render: ({ state }) => say(`states.${state}`),
          },
          {
            ...{ id: 'createdAt', label: say('createdAt'), role: 'meta' },
            render: ({ createdAt }) => <Moment at={createdAt} />,
          },
        ]}
        rows={requests.data}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        onRowAction={({ id }) => open(id)}
        empty={{ none: { title: say('empty') }, filter: null }}
      />
      {isMaking && <MakeDialog onMade={open} onClose={() => setIsMaking(false)} />}
    </>
  );
}
