import { Badge, Button, useWords, Moment } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { retentionPageSize } from '@sarn/retention/contract';
import type { RetentionHold } from '@sarn/retention/contract';
import { useState } from 'react';
import { SearchedTable, useSearched } from '@sarn/document/web';
import { HoldDialog } from './HoldDialog.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { useHolds } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

/** Legal holds, live ones first. */
export function HoldsTab() {
  const say = useWords(retentionWords);
  const searched = useSearched();
  const found = useHolds(searched.ask);
  const [isPlacing, setPlacing] = useState(false);
  const [lifting, setLifting] = useState<string | null>(null);
  return (
    <div className="retention-tab">
      <SearchedTable
        aria-label={say('tab.holds')}
        searchLabel={say('hold.search')}
        searched={searched}
        found={found}
        pageSize={retentionPageSize}
        columns={useColumns(setLifting)}
        rowId={(row) => row.id}
        rowName={(row) => row.caseNo}
        empty={{ title: say('hold.none'), text: say('hold.noneText') }}
        tools={<Button onPress={() => setPlacing(true)}>{say('hold.placeFolder')}</Button>}
      />
      {isPlacing && <HoldDialog onClose={() => setPlacing(false)} />}
      {lifting && <LiftDialog holdId={lifting} onClose={() => setLifting(null)} />}
    </div>
  );
}

function useColumns(onLift: (id: string) => void): readonly TableColumn<RetentionHold>[] {
  const say = useWords(retentionWords);
  return [
    {
      id: 'about',
      label: say('hold.about'),
      role: 'title',
      render: ({ about, documents: count }) => (
        <span className="s-two">
          <span>{about}</span>
          <span className="s-small s-muted">{say('list.count', { count })}</span>
        </span>
      ),
    },
    { id: 'case', label: say('hold.case'), width: '10rem', render: (row) => row.caseNo },
    {
      id: 'reason',
      label: say('reason'),
      width: '16rem',
      render: ({ reason, lifted }) =>
        lifted
          ? `${reason} (${say('hold.liftedBy', { name: lifted.by, reason: lifted.reason })})`
          : reason,
    },
    {
      id: 'by',
      label: say('hold.by'),
      width: '13rem',
      render: (row) => (
        <span className="s-two">
          <span>{row.placedBy}</span>
          <Moment at={row.placedAt} />
        </span>
      ),
    },
    {
      id: 'state',
      label: say('hold.state'),
      role: 'badge',
      width: '11rem',
      priority: 1,
      render: ({ id, lifted }) =>
        lifted ? (
          <Badge>{say('hold.over')}</Badge>
        ) : (
          <Button onPress={() => onLift(id)}>{say('hold.lift')}</Button>
        ),
    },
  ];
}
