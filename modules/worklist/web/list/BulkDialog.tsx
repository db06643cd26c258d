import {
  Badge,
  Button,
  Dialog,
  errorText,
  FormBody,
  LineRefusal,
  offlineWords,
  Progress,
  RadioGroup,
  Select,
  TextArea,
  useClose,
  useForm,
  useLine,
  useWaitingActs,
  useWords,
} from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import type { Form } from '@sarn/platform-web';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { FolderSelect } from '../folder/FolderSelect.tsx';
import { useInstructionOptions } from '@sarn/document-classes/web';
import { registryWords, useTerms } from '@sarn/document/web';
import { useClassOptions } from '@sarn/retention/web';
import { RowOrder } from './RowOrder.tsx';
import { linesFor, noAnswers, takesNumbers } from './bulk-step.ts';
import type { BulkAnswers, BulkDone, BulkStep } from './bulk-step.ts';
import { useBulk } from './use-bulk.ts';
import type { LineResult } from './use-bulk.ts';
import { listWords } from './words/list-words.ts';
import '@sarn/platform-web/bulk.css';

interface BulkDialogProps {
  readonly step: BulkStep;
  readonly chosen: readonly QueueRow[];
  /** It is being done. */
  readonly onRun?: () => void;
  readonly onClose: () => void;
}

type Bulk = ReturnType<typeof useBulk>;

function useBulkForm({ step, chosen, onRun }: BulkDialogProps, bulk: Bulk) {
  const say = useWords(listWords);
  return useForm({
    name: `list.bulk-${step.what}`,
    about: step.what === 'act' ? step.act : undefined,
    start: noAnswers,
    keep: () => (chosen.some(({ isClassified }) => isClassified) ? 'server' : 'device'),
    check: ({ folderId, retention }) => ({
      folderId: step.what === 'file' && folderId === '' && say('bulk.folderMissing'),
      retention:
        step.what === 'act' &&
        step.form === 'close' &&
        retention === '' &&
        say('bulk.retentionMissing'),
    }),
    send: (answers) => {
      onRun?.();
      return bulk.run(answers);
    },
  });
}

/** An act on many rows: its form once, then the result for each row. */
export function BulkDialog(props: BulkDialogProps) {
  const { step, chosen, onClose } = props;
  const say = useWords(listWords);
  const term = useTerms();
  const waiting = useWaitingActs();
  const { isOff } = useLine();
  const [rows, setRows] = useState(() => linesFor(step, chosen, waiting));
  const [left] = useState(() => chosen.length - rows.length);
  const bulk = useBulk(step, rows);
  const form = useBulkForm(props, bulk);
  const close = useClose(form, onClose);
  const handled = bulk.results.size;
  const isStarted = handled > 0 || bulk.isRunning;
  const isNumbered = step.what === 'act' && takesNumbers(step.form);
  const isOrdered = !isStarted && isNumbered;
  const isOver = isStarted && !bulk.isRunning;
  const act = step.what === 'act' ? term(step.term) : say(`bulk.${step.what}`);
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say('bulk.title', { act, count: rows.length })}
      onClose={() => void close()}
      footer={
        <BulkButtons
          {...{ bulk, isOver }}
          isDisabled={form.kept !== null}
          onClose={() => void close()}
          onGo={() => void form.submit()}
        />
      }
    >
      <FormBody form={form} className="list-bulk">
        {left > 0 && <p className="s-muted">{say('bulk.left', { count: left })}</p>}
        {isOff && isNumbered && <LineRefusal code="platform.line-number" />}
        {!isStarted && <Question step={step} form={form} />}
        {bulk.isRunning && (
          <Progress
            label={act}
            value={handled / rows.length}
            text={say('bulk.progress', { done: handled, all: rows.length })}
          />
        )}
        <p role="status" className="list-bulk-count">
          {isOver && <BulkCounts bulk={bulk} all={rows.length} />}
        </p>
        {isOrdered ? (
          <RowOrder rows={rows} onChange={setRows} />
        ) : (
          <RowStates {...{ rows, bulk, isOver, isStarted }} />
        )}
      </FormBody>
    </Dialog>
  );
}

interface RowStatesProps {
  readonly rows: readonly QueueRow[];
  readonly bulk: Bulk;
  readonly isOver: boolean;
  readonly isStarted: boolean;
}

/** Each row, with its result once it was its turn. */
function RowStates({ rows, bulk, isOver, isStarted }: RowStatesProps) {
  const say = useWords(listWords);
  return (
    <ul className="list-results" aria-label={say('bulk.results')}>
      {shownRows(rows, isOver ? bulk.results : null).map((row) => (
        <RowState
          key={row.key}
          row={row}
          result={bulk.results.get(row.key)}
          isStarted={isStarted}
        />
      ))}
    </ul>
  );
}

/** The rows of the list of results: once it is over, those that failed first, to be found among hundreds. */
function shownRows(rows: readonly QueueRow[], results: Bulk['results'] | null) {
  const rank = ({ key }: QueueRow) => (results?.get(key)?.state === 'failed' ? 0 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

interface BulkButtonsProps {
  readonly bulk: Bulk;
  readonly isOver: boolean;
  /** What was typed before is not decided on. */
  readonly isDisabled: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

function BulkButtons({ bulk, isOver, isDisabled, onGo, onClose }: BulkButtonsProps) {
  const say = useWords(listWords);
  return (
    <>
      <Button onPress={onClose}>{say('bulk.close')}</Button>
      {!isOver && (
        <Button variant="primary" isPending={bulk.isRunning} isDisabled={isDisabled} onPress={onGo}>
          {say('bulk.go')}
        </Button>
      )}
      {isOver && bulk.failed > 0 && (
        <Button variant="primary" onPress={onGo}>
          {say('bulk.retry')}
        </Button>
      )}
    </>
  );
}

/** How many were done, and how many wait on this device. */
function BulkCounts({ bulk, all }: { readonly bulk: Bulk; readonly all: number }) {
  const say = useWords(listWords);
  const { results, failed, waiting } = bulk;
  // Where all of them wait, none was done, and none failed.
  const said = [
    waiting < all && say('bulk.done', { done: results.size - failed - waiting, all }),
    waiting > 0 && say('bulk.kept', { count: waiting }),
  ].filter((sentence) => sentence !== false);
  return said.join(' · ');
}

interface QuestionProps {
  readonly step: BulkStep;
  readonly form: Pick<Form<BulkAnswers, void, 'submit'>, 'field' | 'values' | 'change' | 'error'>;
}

function Question({ step, form }: QuestionProps) {
  const say = useWords(listWords);
  const retentions = useClassOptions();
  if (step.what === 'file') {
    return <FolderSelect exceptId={step.fromFolderId} {...form.field('folderId')} />;
  }
  if (step.what !== 'act' || step.form === 'none' || step.form === 'takeNumber') return null;
  return (
    <>
      {step.form === 'close' && (
        <Select
          label={say('bulk.retention')}
          isRequired
          options={retentions}
          value={form.values.retention || null}
          error={form.error('retention')}
          onChange={(retention) => form.change({ retention })}
        />
      )}
      {step.form === 'present' && <PresentFields form={form} />}
      <TextArea label={say('bulk.note')} rows={2} {...form.field('note')} />
    </>
  );
}

/** To whom all rows are presented, and for what; one of another kind goes where its flow says. */
function PresentFields({ form }: Pick<QuestionProps, 'form'>) {
  const say = useWords(registryWords);
  const to = [
    { value: 'head', label: say('form.toHead') },
    { value: 'deputy', label: say('form.toDeputy') },
  ] as const;
  return (
    <>
      <RadioGroup label={say('field.presentTo')} isRow options={to} {...form.field('to')} />
      <RadioGroup
        label={say('field.purpose')}
        isRow
        options={useInstructionOptions('purpose')}
        {...form.field('purpose')}
      />
    </>
  );
}

interface RowStateProps {
  readonly row: QueueRow;
  readonly result: LineResult | undefined;
  readonly isStarted: boolean;
}

/** One row and its result, as text. */
function RowState({ row, result, isStarted }: RowStateProps) {
  const say = useWords(listWords);
  const sayOffline = useWords(offlineWords);
  const isFailed = result?.state === 'failed';
  return (
    <li className="list-result">
      <span className="list-result-title">{row.title}</span>
      {isStarted && result === undefined && <Badge>{say('bulk.waiting')}</Badge>}
      {result?.state === 'done' &&
        (result.done.isWaiting ? (
          <Badge tone="warning" icon={<Clock size={14} />}>
            {sayOffline('waiting.mark')}
          </Badge>
        ) : (
          <Badge tone="success">
            <Done done={result.done} />
          </Badge>
        ))}
      {isFailed && <Badge tone="danger">{say('bulk.failed')}</Badge>}
      {isFailed && <span className="list-result-why">{errorText(result.error)}</span>}
    </li>
  );
}

/** That it is done, and the number it was given. */
function Done({ done }: { readonly done: BulkDone }) {
  const say = useWords(listWords);
  if (done.isOld) return say('bulk.already');
  return done.number === null ? say('bulk.ok') : say('bulk.number', { number: done.number });
}
