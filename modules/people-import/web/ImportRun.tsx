import {
  Button,
  ErrorSummary,
  FileName,
  PageHeader,
  Skeleton,
  useFocusHeading,
  useWords,
} from '@sarn/platform-web';
import type { ImportDetail } from '../contract/index.ts';
import { FileUp } from 'lucide-react';
import { ChangesStep } from './ChangesStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { useImport } from './import.client.ts';
import { OtherSheet } from './OtherSheet.tsx';
import { ReportStep } from './ReportStep.tsx';
import type { AskedRows } from './rows-address.ts';
import type { RunStep } from './run-step.ts';
import { Steps } from './Steps.tsx';
import type { StepName } from './Steps.tsx';
import { importWords } from './words/import-words.ts';

interface ImportRunProps {
  readonly id: string;
  /** The step that the address names. */
  readonly step: RunStep | null;
  /** Which of the rows of that step are shown. */
  readonly asked: AskedRows;
  /** Opens another import, or the list. */
  readonly open: (id: string | null) => void;
  /** Goes to a step of this import; null shows the rows that were checked. */
  readonly go: (step: RunStep | null) => void;
}

const entered: readonly ImportDetail['state'][] = ['DONE', 'UNDOING', 'UNDONE'];

/** One import, from its columns to its report. */
export function ImportRun({ id, step, asked, open, go }: ImportRunProps) {
  const say = useWords(importWords);
  const found = useImport(id);
  const item = found.data;
  const isChanging = step === 'changes';
  const isColumns = step === 'columns';
  const isEntered = item !== undefined && entered.includes(item.state);
  const now: StepName = isEntered ? 'report' : isChanging ? 'changes' : 'check';
  // The button of a step is gone in the next one.
  useFocusHeading(`${now} ${item?.state ?? ''} ${isColumns}`);
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
        <ColumnsStep
          key={item.sheetAt}
          item={item}
          onDone={() => go(null)}
          onDiscarded={() => open(null)}
        />
      )}
      {item?.state === 'CHECKED' && !isColumns && !isChanging && <OtherSheet item={item} />}
      {item?.state === 'CHECKED' && !isColumns && !isChanging && (
        <CheckStep
          key={item.sheetAt}
          item={item}
          asked={asked}
          onColumns={() => go('columns')}
          onChanges={() => go('changes')}
          onDiscarded={() => open(null)}
        />
      )}
      {item?.state === 'CHECKED' && !isColumns && isChanging && (
        <ChangesStep item={item} asked={asked} onBack={() => go(null)} />
      )}
    </div>
  );
}

function Meta({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const { rows, kind, mapping, columns, fileName, sheet } = item;
  const known = Object.keys(mapping).length;
  return (
    <span>
      <FileName name={fileName} /> · {sheet !== '' && `${say('readSheet', { sheet })} · `}
      {say('meta', { rows, kind: say(`kind.${kind}`), known, all: columns.length })}
    </span>
  );
}
