import {
  Badge,
  Button,
  Card,
  LinkButton,
  PageHeader,
  Table,
  Tabs,
  useWords,
  Moment,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useSecrecyName } from '@sarn/document-classes/web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FilePlus, Siren } from 'lucide-react';
import { useState } from 'react';
import { documentPath } from '@sarn/document/web';
import { registerIncomingPath } from '@sarn/document/web';
import { useRegistryLive } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { BreakGlassDialog } from './BreakGlassDialog.tsx';
import { useSecretDocuments } from './classification.client.ts';
import { ControlRegister } from './ControlRegister.tsx';
import { addressOf, viewOf } from './secret-view.ts';
import type { SecretView } from './secret-view.ts';
import { secretWords } from './words/classification-words.ts';
import './classification.css';
import '@sarn/document/registry.css';

type Documents = NonNullable<ReturnType<typeof useSecretDocuments>['data']>;

const pageSize = 50;

/** `/sarabun/secret`: the classified documents and the control registers of the reader. */
export default function SecretPage() {
  const say = useWords(secretWords);
  const { view, show } = useSecretView();
  const { page } = view;
  const [isGlass, setGlass] = useState(false);
  const documents = useSecretDocuments(page);
  const navigate = useNavigate();
  useRegistryLive();
  const { units = [], mayBreakGlass = false } = documents.data ?? {};
  const open = (documentId: string) => void navigate({ to: documentPath(documentId) });
  const list = (
    <SecretDocuments
      {...{ documents, page }}
      onPage={(next) => show({ page: next })}
      onOpen={open}
    />
  );
  return (
    <div className="secret-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          <PageActions
            mayBreakGlass={mayBreakGlass}
            mayRegister={units.length > 0}
            onBreakGlass={() => setGlass(true)}
          />
        }
      />
      <p className="s-muted">{say('text')}</p>
      {units.length === 0 ? (
        list
      ) : (
        <Tabs
          aria-label={say('title')}
          selected={view.tab}
          onSelect={(tab) => show({ tab: tab === 'control' ? tab : 'documents' })}
          items={[
            { id: 'documents', label: say('tab.documents'), content: list },
            {
              id: 'control',
              label: say('tab.control'),
              content: <ControlRegister {...{ units, view }} onShow={show} onOpen={open} />,
            },
          ]}
        />
      )}
      {isGlass && <BreakGlassDialog onOpen={open} onClose={() => setGlass(false)} />}
    </div>
  );
}

interface PageActionsProps {
  readonly mayBreakGlass: boolean;
  readonly mayRegister: boolean;
  readonly onBreakGlass: () => void;
}

function PageActions({ mayBreakGlass, mayRegister, onBreakGlass }: PageActionsProps) {
  const say = useWords(secretWords);
  return (
    <>
      {mayBreakGlass && (
        <Button icon={<Siren size={18} />} onPress={onBreakGlass}>
          {say('glass')}
        </Button>
      )}
      {mayRegister && (
        <LinkButton variant="primary" icon={<FilePlus size={18} />} href={registerIncomingPath}>
          {say('register')}
        </LinkButton>
      )}
    </>
  );
}

/** The view that the address holds, so that a refresh and Back keep it. */
function useSecretView() {
  const navigate = useNavigate();
  const view = viewOf(useSearch({ strict: false }));
  const show = (part: Partial<SecretView>) =>
    void navigate({
      ...{ to: '.', search: addressOf({ ...view, ...part }) },
      ...{ replace: true, resetScroll: false },
    });
  return { view, show };
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
