import {
  Badge,
  Button,
  Card,
  ErrorSummary,
  FileName,
  FileUpload,
  fileRefusal,
  formatDay,
  Moment,
  PageHeader,
  Table,
  useLanguage,
  useUploads,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { importKinds, importLimits } from '../contract/index.ts';
import type { ImportCard } from '../contract/index.ts';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { sendTable, useImports, useSample } from './import.client.ts';
import { Steps } from './Steps.tsx';
import { tableLimits } from './table-limits.ts';
import { importWords } from './words/import-words.ts';

interface ImportListProps {
  readonly open: (id: string) => void;
}

/** The first step: a file is chosen, or an earlier import is opened. */
export function ImportList({ open }: ImportListProps) {
  const say = useWords(importWords);
  const count = (value: number) => value.toLocaleString('en');
  return (
    <div className="people-import">
      <PageHeader
        title={say('title')}
        meta={say('about', {
          people: count(importLimits.people),
          units: count(importLimits.units),
        })}
      />
      <Steps now="file" />
      <div className="people-import-two">
        <ChooseCard open={open} />
        <HeadingsCard />
      </div>
      <EarlierCard open={open} />
    </div>
  );
}

function ChooseCard({ open }: ImportListProps) {
  const say = useWords(importWords);
  const sample = useSample();
  const uploads = useUploads(sendTable, (file) => fileRefusal(file, tableLimits));
  const sent = uploads.results[0]?.id;
  useEffect(() => {
    if (sent) open(sent);
  }, [sent, open]);
  return (
    <Card title={say('choose')}>
      <div className="people-import-stack">
        <FileUpload
          label={say('sheet')}
          description={say('sheetHint')}
          {...tableLimits}
          items={uploads.items}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
        <ErrorSummary error={sample.error} isFocused />
        <div className="people-import-bar">
          {importKinds.toReversed().map((kind) => (
            <Button
              key={kind}
              icon={<Download size={18} />}
              isPending={sample.isPending && sample.variables === kind}
              onPress={() => sample.mutate(kind)}
            >
              {say(`sample.${kind}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

const heads = [
  ['code', true],
  ['name', true],
  ['unit', false],
  ['post', false],
  ['contact', false],
  ['units', false],
] as const;

function HeadingsCard() {
  const say = useWords(importWords);
  return (
    <Card title={say('known')}>
      <p className="s-muted s-small">{say('knownHint')}</p>
      <dl className="people-import-heads">
        {heads.map(([name, isNeeded]) => (
          <div key={name}>
            <dt>{say(`heads.${name}`)}</dt>
            <dd className="s-muted">{say(`heads.${name}Also`)}</dd>
            <dd>
              <Badge tone={isNeeded ? 'danger' : 'neutral'}>
                {say(isNeeded ? 'needed' : 'optional')}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function EarlierCard({ open }: ImportListProps) {
  const say = useWords(importWords);
  const found = useImports();
  return (
    <Card title={say('earlier')} isFlush>
      <Table
        aria-label={say('earlier')}
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
  );
}

function useColumns(): readonly TableColumn<ImportCard>[] {
  const say = useWords(importWords);
  const language = useLanguage();
  const resultOf = ({ state, counts }: ImportCard): string => {
    if (state !== 'DONE' || !counts) return say(`state.${state}`);
    const { changed, bad, waits } = counts;
    return say('resultText', { new: counts.new, changed, out: bad + waits });
  };
  return [
    {
      ...{ id: 'file', label: say('file'), role: 'title' },
      render: (row) => (
        <>
          <FileName name={row.fileName} />
          <span className="s-small s-muted people-import-under">
            {say('by', { name: row.byName })}
          </span>
        </>
      ),
    },
    {
      ...{ id: 'when', label: say('when'), width: '12rem', priority: 1, isPlain: true },
      render: (row) => <Moment at={row.enteredAt ?? row.createdAt} />,
    },
    { id: 'result', label: say('result'), width: '17rem', priority: 1, render: resultOf },
    {
      ...{ id: 'undo', label: say('undo'), isLabelHidden: true, width: '15rem', priority: 2 },
      render: ({ undoUntil }) =>
        undoUntil === null ? '' : say('undoUntil', { day: formatDay(undoUntil, language) }),
    },
  ];
}
