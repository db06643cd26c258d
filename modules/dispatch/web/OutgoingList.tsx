import {
  Button,
  CheckboxField,
  LinkButton,
  Select,
  usePicking,
  useWholeChoice,
  useWords,
  wholeChoiceLimit,
} from '@sarn/platform-web';
import { dispatchPageSize } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { outsideStates } from '@sarn/correspondence/contract';
import { sendMethods } from '@sarn/contact/contract';
import type { OutsideState } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { BookCheck, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { openDocument } from '@sarn/document/web';
import { deliveryBookPath } from './paths.ts';
import { SearchedTable, chosenOf, useSearched } from '@sarn/document/web';
import { readOutgoing, useExportOutgoing, useOutgoing } from './dispatch.client.ts';
import { OutgoingBar } from './OutgoingBar.tsx';
import { useOutgoingColumns } from './outgoing-columns.tsx';
import { dispatchWords } from './words/dispatch-words.ts';
import './dispatch.css';
import '@sarn/document/registry.css';

const methodNames = Object.keys(sendMethods) as SendMethod[];
const stateNames = [...(Object.keys(outsideStates) as OutsideState[]), 'open'] as const;
/** Every state, as the address has it: without a value it means the open ones. */
const everyState = 'all';

/** Every addressee of letters of the reader's registers, and its state. */
export default function OutgoingList() {
  const say = useWords(dispatchWords);
  const searched = useSearched({ method: '', state: 'open', overdue: '' });
  const method = chosenOf(methodNames, searched.value('method'), '');
  const state = chosenOf(stateNames, searched.value('state'), '');
  const isOverdue = searched.value('overdue') === 'yes';
  const filters = {
    search: searched.ask.search,
    isOverdue,
    ...(method ? { method } : {}),
    ...(state ? { state } : {}),
  };
  const found = useOutgoing({ ...filters, page: searched.ask.page });
  const { choice, setChosen } = useChoice(filters, found.data);
  const picking = usePicking(choice);
  const choose = (name: 'method' | 'state' | 'overdue', value: string) => {
    setChosen(new Set());
    searched.choose(name, value);
  };
  return (
    <div className="outgoing-page">
      <ListActions filters={filters} />
      <SearchedTable
        aria-label={say('title')}
        searchLabel={say('search')}
        searched={searched}
        found={found}
        pageSize={dispatchPageSize}
        columns={useOutgoingColumns()}
        rowId={(row) => row.recipientId}
        rowName={(row) => `${row.letterNo} ${row.recipient}`}
        onRowAction={(row) => openDocument(row.documentId)}
        selection={picking.selection}
        empty={{ title: say('none'), text: say('noneText') }}
        filters={
          <Filters
            method={method}
            state={state}
            isOverdue={isOverdue}
            onMethod={(value) => choose('method', value)}
            onState={(value) => choose('state', value || everyState)}
            onOverdue={(value) => choose('overdue', value ? 'yes' : '')}
          />
        }
      />
      <OutgoingBar
        lines={choice.chosenRows}
        offer={choice.offer}
        onClear={picking.end}
        onRun={choice.drop}
      />
    </div>
  );
}

type Filtered = Parameters<ReturnType<typeof useExportOutgoing>['mutate']>[0];

/** The chosen rows, of the shown page or of all pages. */
function useChoice(
  filters: Filtered,
  found: { readonly rows: readonly DispatchLine[]; readonly total: number } | undefined,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = useWholeChoice({
    ...{ rows: found?.rows, total: found?.total ?? 0, chosen, onChoose: setChosen },
    ...{ scope: JSON.stringify(filters), limit: wholeChoiceLimit },
    idOf: ({ recipientId }) => recipientId,
    read: (page, signal) => readOutgoing({ ...filters, page }, signal),
  });
  return { choice, setChosen };
}

interface ListActionsProps {
  readonly filters: Filtered;
}

function ListActions({ filters }: ListActionsProps) {
  const say = useWords(dispatchWords);
  const file = useExportOutgoing();
  return (
    <div className="outgoing-actions">
      <LinkButton href={deliveryBookPath} variant="quiet" icon={<BookCheck size={18} />}>
        {say('toBook')}
      </LinkButton>
      <Button
        icon={<FileSpreadsheet size={18} />}
        isPending={file.isPending}
        onPress={() => file.mutate(filters)}
      >
        {say('export')}
      </Button>
    </div>
  );
}

interface FiltersProps {
  readonly method: SendMethod | '';
  readonly state: OutsideState | 'open' | '';
  readonly isOverdue: boolean;
  readonly onMethod: (method: SendMethod | '') => void;
  readonly onState: (state: OutsideState | 'open' | '') => void;
  readonly onOverdue: (isOverdue: boolean) => void;
}

function Filters({ method, state, isOverdue, onMethod, onState, onOverdue }: FiltersProps) {
  const say = useWords(dispatchWords);
  return (
    <>
      <Select
        label={say('method')}
        options={[
          { value: '' as const, label: say('everyMethod') },
          ...useTermOptions(sendMethods),
        ]}
        value={method}
        onChange={onMethod}
      />
      <Select
        label={say('state')}
        options={[
          { value: 'open' as const, label: say('open') },
          { value: '' as const, label: say('everyState') },
          ...useTermOptions(outsideStates),
        ]}
        value={state}
        onChange={onState}
      />
      <CheckboxField isSelected={isOverdue} onChange={onOverdue}>
        {say('overdueOnly')}
      </CheckboxField>
    </>
  );
}
