import {
  Badge,
  Button,
  Card,
  Loaded,
  PageHeader,
  Table,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { retentionFates } from '@sarn/retention/contract';
import type { RetentionClassRow } from '@sarn/retention/contract';
import { Plus } from 'lucide-react';
import { useTerms } from '@sarn/document/web';
import { ClassEditDialog } from './ClassEditDialog.tsx';
import { KindDefaults } from './KindDefaults.tsx';
import { useRetentionClasses } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';
import './retention.css';
import '@sarn/document/registry.css';

/** `/settings/{menuID}/retention`: the classes, and the default class of each kind of document. */
export default function RetentionSettingPage() {
  const say = useWords(retentionWords);
  const found = useRetentionClasses();
  const columns = useColumns();
  const [asked, setAsked] = useOpened<{ readonly row?: RetentionClassRow }>(
    (code) => {
      if (code === '') return {};
      const known = found.data?.rows.find((one) => one.code === code);
      return known && { row: known };
    },
    ({ row }) => ({ row: row?.code ?? '' }),
  );
  return (
    <div className="retention-list">
      <PageHeader
        above={say('setting.above')}
        title={say('setting.title')}
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAsked({})}>
            {say('setting.add')}
          </Button>
        }
      />
      <Loaded query={found} lines={8}>
        {({ rows, defaults }) => (
          <>
            <Card isFlush>
              <Table
                aria-label={say('setting.classes')}
                columns={columns}
                rows={rows}
                rowId={(row) => row.code}
                rowName={(row) => row.name.th}
                onRowAction={(row) => setAsked({ row })}
              />
            </Card>
            <KindDefaults defaults={defaults} />
          </>
        )}
      </Loaded>
      {asked && <ClassEditDialog row={asked.row} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useColumns(): readonly TableColumn<RetentionClassRow>[] {
  const say = useWords(retentionWords);
  const term = useTerms();
  return [
    {
      id: 'name',
      label: say('setting.name'),
      role: 'title',
      render: ({ name, isRetired }) => (
        <>
          {term(name)} {isRetired && <Badge>{say('setting.retired')}</Badge>}
        </>
      ),
    },
    {
      id: 'end',
      label: say('setting.end'),
      width: '20rem',
      render: ({ fate, years }) =>
        years === null ? term(retentionFates[fate]) : say('setting.yearsShort', { years }),
    },
    { id: 'rule', label: say('setting.rule'), width: '20rem', render: ({ rule }) => rule || '–' },
  ];
}
