import { buddhistYear, civilDateAt } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  LinkButton,
  PageHeader,
  Select,
  Table,
  Tabs,
  useWords,
  Moment,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useSecrecyName } from '@sarn/document-classes/web';
import { secretControlTerm } from '@sarn/classification/contract';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus, Siren } from 'lucide-react';
import { useState } from 'react';
import { documentPath } from '@sarn/document/web';
import { registerIncomingPath } from '@sarn/document/web';
import { useRegistryLive } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { BreakGlassDialog } from './BreakGlassDialog.tsx';
import { useSecretControl, useSecretDocuments } from './classification.client.ts';
import { ControlCopies } from './ControlCopies.tsx';
import { secretWords } from './words/classification-words.ts';
import './classification.css';
import '@sarn/document/registry.css';

type Documents = NonNullable<ReturnType<typeof useSecretDocuments>['data']>;
type Control = NonNullable<ReturnType<typeof useSecretControl>['data']>;

const pageSize = 50;

/** `/sarabun/secret`: the classified documents and the control registers of the reader. */
export default function SecretPage() {
  const say = useWords(secretWords);
  const [page, setPage] = useState(1);
  const [isGlass, setGlass] = useState(false);
  const documents = useSecretDocuments(page);
  const navigate = useNavigate();
  useRegistryLive();
  const { units = [], mayBreakGlass = false } = documents.data ?? {};
  const open = (documentId: string) => void navigate({ to: documentPath(documentId) });
  const list = <SecretDocuments {...{ documents, page }} onPage={setPage} onOpen={open} />;
  return (
    <div className="secret-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          <>
            {mayBreakGlass && (
              <Button icon={<Siren size={18} />} onPress={() => setGlass(true)}>
                {say('glass')}
              </Button>
            )}
            {units.length > 0 && (
              <LinkButton
                variant="primary"
                icon={<FilePlus size={18} />}
                href={registerIncomingPath}
              >
                {say('register')}
              </LinkButton>
            )}
          </>
        }
      />
      <p className="s-muted">{say('text')}</p>
      {units.length === 0 ? (
        list
      ) : (
        <Tabs
          aria-label={say('title')}
          items={[
            { id: 'documents', label: say('tab.documents'), content: list },
            {
              id: 'control',
              label: say('tab.control'),
              content: <ControlRegister units={units} onOpen={open} />,
            },
          ]}
        />
      )}
      {isGlass && <BreakGlassDialog onOpen={open} onClose={() => setGlass(false)} />}
    </div>
  );
}

interface SecretDocumentsProps {
  readonly documents: ReturnType<typeof useSecretDocuments>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (documentId: string) => void;
}

function SecretDocuments({ documents, page, onPage, onOpen }: SecretDocumentsProps) {
  const say = useWords(secretWords);
  return (
    <Card isFlush>
      <Table
        aria-label={say('title')}
        columns={useDocumentColumns()}
        rows={documents.data?.rows}
        rowId={(row) => row.documentId}
        rowName={(row) => row.title}
        isLoading={documents.isFetching}
        error={documents.error}
        onRetry={() => void documents.refetch()}
        onRowAction={(row) => onOpen(row.documentId)}
        page={{ page, pageSize, total: documents.data?.total ?? 0 }}
        onPage={onPage}
        empty={{ none: { title: say('none'), text: say('noneText') }, filter: null }}
      />
    </Card>
  );
}

function useDocumentColumns(): readonly TableColumn<Documents['rows'][number]>[] {
  const say = useWords(secretWords);
  const term = useTerms();
  const secrecyName = useSecrecyName();
  return [
    {
      id: 'number',
      label: say('column.number'),
      width: '8rem',
      render: (row) => row.number || '–',
    },
    { id: 'title', label: say('column.title'), role: 'title', render: (row) => row.title },
    {
      id: 'class',
      label: say('column.class'),
      role: 'badge',
      width: '7rem',
      priority: 1,
      isPlain: true,
      render: (row) => <Badge tone="danger">{secrecyName(row.secrecy)}</Badge>,
    },
    {
      id: 'state',
      label: say('column.state'),
      width: '10rem',
      render: (row) => term(row.stateTerm),
    },
    {
      id: 'date',
      label: say('column.date'),
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.createdAt} />,
    },
  ];
}

interface ControlRegisterProps {
  readonly units: Documents['units'];
  readonly onOpen: (documentId: string) => void;
}

/** The control register of a unit, year by year. */
function ControlRegister({ units, onOpen }: ControlRegisterProps) {
  const say = useWords(secretWords);
  const term = useTerms();
  const thisYear = buddhistYear(civilDateAt(new Date()));
  const [unitId, setUnit] = useState(units[0]?.id ?? '');
  const [year, setYear] = useState(thisYear);
  const found = useSecretControl(unitId, year);
  return (
    <>
      <div className="secret-bar">
        <Select
          label={say('unit')}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={unitId}
          onChange={setUnit}
        />
        <Select
          label={say('year')}
          options={[thisYear, thisYear - 1, thisYear - 2].map((one) => ({
            value: String(one),
            label: String(one),
          }))}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        />
      </div>
      <Card isFlush title={term(secretControlTerm)}>
        <Table
          aria-label={term(secretControlTerm)}
          columns={useControlColumns()}
          rows={found.data?.rows}
          rowId={(row) => String(row.number)}
          rowName={(row) => String(row.number)}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => row.documentId && onOpen(row.documentId)}
          empty={{ none: { title: say('noControl') }, filter: null }}
        />
      </Card>
    </>
  );
}

function useControlColumns(): readonly TableColumn<Control['rows'][number]>[] {
  const say = useWords(secretWords);
  const secrecyName = useSecrecyName();
  return [
    { id: 'control', label: say('column.control'), width: '7rem', render: (row) => row.number },
    {
      id: 'number',
      label: say('column.number'),
      width: '8rem',
      render: (row) => row.registerNo || '–',
    },
    {
      id: 'title',
      label: say('column.title'),
      role: 'title',
      render: (row) => row.title || say('above2'),
    },
    {
      id: 'class',
      label: say('column.class'),
      role: 'badge',
      width: '7rem',
      priority: 1,
      isPlain: true,
      render: (row) =>
        row.secrecy ? <Badge tone="danger">{secrecyName(row.secrecy)}</Badge> : '–',
    },
    {
      id: 'readers',
      label: say('column.readers'),
      width: '9rem',
      render: (row) => say('people', { count: row.readers }),
    },
    {
      id: 'copies',
      label: say('column.copies'),
      width: '14rem',
      priority: 2,
      render: (row) => <ControlCopies copies={row.copies} />,
    },
    {
      id: 'date',
      label: say('column.date'),
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.enteredAt} />,
    },
    { id: 'by', label: say('column.by'), width: '12rem', render: (row) => row.enteredBy },
  ];
}
