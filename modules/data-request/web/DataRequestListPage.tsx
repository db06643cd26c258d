import { Button, Card, PageHeader, Table, useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MakeDialog } from './MakeDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { useDataRequestColumns } from './data-request-columns.tsx';
import { useDataRequests } from './data-request.client.ts';
import { dataRequestWords } from './words/data-request-words.ts';

/** `/data-request`: the reader's own requests, those received for others, and all that they may answer. */
export default function DataRequestListPage() {
  const say = useWords(dataRequestWords);
  const go = useNavigate();
  const requests = useDataRequests();
  const columns = useDataRequestColumns();
  const [asked, setAsked] = useState<'make' | 'receive' | null>(null);
  const close = () => setAsked(null);
  const open = (id: string) => void go({ to: `/data-request/${id}` });
  return (
    <>
      <PageHeader
        title={say('title')}
        meta={say('text')}
        actions={
          <>
            {requests.data?.mayReceive && (
              <Button onPress={() => setAsked('receive')}>{say('receive')}</Button>
            )}
            <Button variant="primary" onPress={() => setAsked('make')}>
              {say('make')}
            </Button>
          </>
        }
      />
      <Card isFlush>
        <Table
          aria-label={say('title')}
          columns={columns}
          rows={requests.data?.items}
          rowId={({ id }) => id}
          rowName={({ no }) => no}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          onRowAction={({ id }) => open(id)}
          empty={{ none: { title: say('empty') }, filter: null }}
        />
      </Card>
      {asked === 'make' && <MakeDialog onMade={open} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog onMade={open} onClose={close} />}
    </>
  );
}
