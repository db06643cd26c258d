import { Button, ErrorSummary, Select, useToasts, useWords } from '@sarn/platform-web';
import { retentionListKinds, retentionPageSize } from '@sarn/retention/contract';
import type { RetentionListKind } from '@sarn/retention/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { openDocument } from '@sarn/document/web';
import { retentionListPath } from './paths.ts';
import { SearchedTable, chosenOf, useSearched } from '@sarn/document/web';
import { useCandidates, useCreateList } from './retention.client.ts';
import { useListedColumns } from './listed-columns.tsx';
import { retentionWords } from './words/retention-words.ts';

const none: ReadonlySet<string> = new Set();
const kindNames = Object.keys(retentionListKinds) as RetentionListKind[];

/** Documents that could be put on a list, and a list made of them. */
export function CandidatesTab() {
  const say = useWords(retentionWords);
  const searched = useSearched({ kind: 'destroy' });
  const kind = chosenOf(kindNames, searched.value('kind'), 'destroy');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none);
  const found = useCandidates({ kind, ...searched.ask });
  const kinds = useTermOptions(retentionListKinds);
  const total = found.data?.total ?? 0;
  return (
    <div className="retention-tab">
      <SearchedTable
        aria-label={say('tab.candidates')}
        searchLabel={say('candidates.search')}
        searched={searched}
        found={found}
        pageSize={retentionPageSize}
        columns={useListedColumns()}
        rowId={(row) => row.documentId}
        rowName={(row) => row.title}
        onRowAction={({ documentId }) => openDocument(documentId)}
        selection={{ chosen, onChoose: setChosen, isChoosing: true }}
        empty={{ title: say('candidates.none'), text: say('candidates.noneText') }}
        tools={<MakeButton kind={kind} chosen={chosen} total={total} />}
        // What the button makes is in sight on a phone too.
        lead={
          <Select
            label={say('kind.label')}
            isLabelHidden
            options={kinds}
            value={kind}
            onChange={(value) => {
              setChosen(none);
              searched.choose('kind', value);
            }}
          />
        }
      />
    </div>
  );
}

interface MakeButtonProps {
  readonly kind: RetentionListKind;
  readonly chosen: ReadonlySet<string>;
  readonly total: number;
}

function MakeButton({ kind, chosen, total }: MakeButtonProps) {
  const say = useWords(retentionWords);
  const navigate = useNavigate();
  const toasts = useToasts();
  const make = useCreateList();
  const onPress = () =>
    make.mutate(
      { kind, documentIds: [...chosen] },
      {
        onSuccess: ({ id, documents }) => {
          toasts.show({ tone: 'success', title: say('candidates.made', { documents }) });
          void navigate({ to: retentionListPath(id) });
        },
      },
    );
  return (
    <>
      <Button
        variant="primary"
        isDisabled={total === 0}
        isPending={make.isPending}
        onPress={onPress}
      >
        {chosen.size > 0
          ? say('candidates.makeChosen', { count: chosen.size })
          : say('candidates.make')}
      </Button>
      <ErrorSummary error={make.error} isFocused />
    </>
  );
}
