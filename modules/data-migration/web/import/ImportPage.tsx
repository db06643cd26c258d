import {
  Card,
  FileName,
  FileUpload,
  PageHeader,
  Table,
  fileRefusal,
  useUploads,
  useWords,
  Moment,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { ImportCard } from '@sarn/data-migration/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRegistryLive } from '@sarn/document/web';
import { sendSheet, useImports } from './import.client.ts';
import { ImportRunPage } from './ImportRunPage.tsx';
import { sheetLimits } from './sheet-limits.ts';
import { StateBadge, useBookName } from './StateBadge.tsx';
import { importWords } from './words/import-words.ts';
import './import.css';
import '@sarn/document/registry.css';

/** `/settings/{menuID}/register-import`: registers of an older system, and with `run` one of them. */
export default function ImportPage() {
  const { run } = useSearch({ strict: false }) as { run?: string };
  useRegistryLive();
  return run ? <ImportRunPage key={run} id={run} /> : <ImportList />;
}

function ImportList() {
  const say = useWords(importWords);
  const navigate = useNavigate();
  const found = useImports();
  const uploads = useUploads(sendSheet, (file) => fileRefusal(file, sheetLimits));
  const sent = uploads.results[0]?.id;
  const open = (run: string) => void navigate({ to: '.', search: { run } });
  useEffect(() => {
    if (sent) void navigate({ to: '.', search: { run: sent } });
  }, [sent, navigate]);
  return (
    <div className="import-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('about')}</p>
      <Card title={say('start')}>
        <FileUpload
          label={say('sheet')}
          description={say('sheetHint')}
          {...sheetLimits}
          items={uploads.items}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </Card>
      <Card title={say('known')} isFlush>
        <Table
          aria-label={say('known')}
          columns={useColumns()}
          rows={found.data?.rows}
          rowId={(row) => row.id}
          rowName={(row) => row.fileName}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => open(row.id)}
          empty={{ none: { title: say('none'), text: say('noneText') }, filter: null }}
        />
      </Card>
    </div>
  );
}

function useColumns(): readonly TableColumn<ImportCard>[] {
  const say = useWords(importWords);
  const bookName = useBookName();
  return [
    {
      id: 'file',
      label: say('file'),
      role: 'title',
      render: (row) => <FileName name={row.fileName} />,
    },
    {
      id: 'state',
      label: say('stateWord'),
      width: '11rem',
      priority: 1,
      isPlain: true,
      render: (row) => <StateBadge state={row.state} />,
    },
    { id: 'register', label: say('register'), width: '20rem', render: bookName },
    {
      id: 'entered',
      label: say('entered'),
      width: '9rem',
      render: ({ counts, rows }) => `${counts.done}/${rows}`,
    },
    {
      id: 'when',
      label: say('when'),
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.createdAt} />,
    },
    { id: 'by', label: say('by'), width: '13rem', render: (row) => row.byName },
  ];
}
