import { Button, ErrorSummary, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import type { ImportDetail } from '@sarn/personnel/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { ChangesStep } from './ChangesStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { useImport } from './import.client.ts';
import { ReportStep } from './ReportStep.tsx';
import { Steps } from './Steps.tsx';
import type { StepName } from './Steps.tsx';
import { importWords } from './words/import-words.ts';

interface ImportRunProps {
  readonly id: string;
  /** Opens another import, or the list. */
  readonly open: (id: string | null) => void;
}

const entered: readonly ImportDetail['state'][] = ['DONE', 'UNDOING', 'UNDONE'];

/** One import, from its columns to its report. */
export function ImportRun({ id, open }: ImportRunProps) {
  const say = useWords(importWords);
  const found = useImport(id);
  const [isChanging, setChanging] = useState(false);
  const [isColumns, setColumns] = useState(false);
  const item = found.data;
  const isEntered = item !== undefined && entered.includes(item.state);
  const now: StepName = isEntered ? 'report' : isChanging ? 'changes' : 'check';
  return (
    <div className="people-import">
      <PageHeader
        title={say('title')}
        meta={item && <Meta item={item} />}
        onBack={() => open(null)}
        actions={
          <Button variant="ghost" icon={<FileUp size={18} />} onPress={() => open(null)}>
            {say('changeFile')}
          </Button>
        }
      />
      <Steps now={now} isOver={isEntered} />
      {found.isPending && <Skeleton kind="block" />}
      {!item && <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />}
      {item && isEntered && <ReportStep item={item} open={open} />}
      {item && !isEntered && (item.state === 'UPLOADED' || isColumns) && (
        <ColumnsStep item={item} onDone={() => setColumns(false)} onDiscarded={() => open(null)} />
      )}
      {item?.state === 'CHECKED' && !isColumns && !isChanging && (
        <CheckStep
          item={item}
          onColumns={() => setColumns(true)}
          onChanges={() => setChanging(true)}
          onDiscarded={() => open(null)}
        />
      )}
      {item?.state === 'CHECKED' && !isColumns && isChanging && (
        <ChangesStep item={item} onBack={() => setChanging(false)} />
      )}
    </div>
  );
}

function Meta({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const { rows, kind, mapping, columns, fileName } = item;
  const known = Object.keys(mapping).length;
  return (
    <span>
      {fileName} · {say('meta', { rows, kind: say(`kind.${kind}`), known, all: columns.length })}
    </span>
  );
}
