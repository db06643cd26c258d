import {
  Badge,
  Button,
  Dialog,
  errorText,
  isRefusedAct,
  offlineWords,
  Progress,
  SelectionBar,
  useWaitingActs,
  useWords,
} from '@sarn/platform-web';
import type { WholeOffer } from '@sarn/platform-web';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { Clock, Mail } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useOutgoingStep } from './dispatch.client.ts';
import type { LineResult, OutgoingStep } from './dispatch.client.ts';
import { dispatchWords } from './words/dispatch-words.ts';
import '@sarn/platform-web/bulk.css';

const EnvelopeDialog = lazy(() => import('./envelope/EnvelopeDialog.tsx'));

interface OutgoingBarProps {
  readonly lines: readonly DispatchLine[];
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  readonly onClear: () => void;
  /** A step is being taken with all of the chosen rows: those of other pages are chosen no more. */
  readonly onRun: () => void;
}

/** What can be done with the chosen rows. */
export function OutgoingBar({ lines, offer, onClear, onRun }: OutgoingBarProps) {
  const say = useWords(dispatchWords);
  const [begun, setBegun] = useState<{
    readonly step: OutgoingStep;
    readonly lines: readonly DispatchLine[];
  } | null>(null);
  const [envelopes, setEnvelopes] = useState<readonly DispatchLine[] | null>(null);
  const waiting = useWaitingActs().filter((act) => !isRefusedAct(act));
  const taken = new Set(waiting.map(({ targetId }) => targetId));
  const steps = (['send', 'record'] as const).flatMap((step) => {
    const fitting = lines.filter(
      ({ may, recipientId }) => may.includes(step) && !taken.has(recipientId),
    );
    return fitting.length > 0 ? [{ step, lines: fitting }] : [];
  });
  return (
    <>
      {lines.length > 0 && (
        <SelectionBar
          className="list-bulk-bar"
          isPrimary={steps.length > 0}
          aria-label={say('bulk.bar')}
          chosen={say('bulk.chosen', { count: lines.length })}
          offer={offer}
          acts={[
            ...steps.map(({ step, lines: fitting }) => ({
              ...{ id: step, label: say(`bulk.${step}`, { count: fitting.length }) },
              onAction: () => setBegun({ step, lines: fitting }),
            })),
            {
              ...{ id: 'envelopes', label: say('bulk.envelopes', { count: lines.length }) },
              ...{ icon: <Mail size={18} />, onAction: () => setEnvelopes(lines) },
            },
          ]}
          clear={say('bulk.stop')}
          onClear={onClear}
        />
      )}
      {begun && <StepDialog {...begun} onRun={onRun} onClose={() => setBegun(null)} />}
      {envelopes && (
        <Suspense>
          <EnvelopeDialog lines={envelopes} onClose={() => setEnvelopes(null)} />
        </Suspense>
      )}
    </>
  );
}

interface StepDialogProps {
  readonly step: OutgoingStep;
  readonly lines: readonly DispatchLine[];
  readonly onRun: () => void;
  readonly onClose: () => void;
}

function StepDialog({ step, lines, onRun, onClose }: StepDialogProps) {
  const say = useWords(dispatchWords);
  const { run, results, isRunning } = useOutgoingStep(step, lines);
  const countOf = (state: LineResult['state']) =>
    [...results.values()].filter((result) => result.state === state).length;
  const [failed, waiting] = [countOf('failed'), countOf('waiting')];
  const isOver = results.size > 0 && !isRunning;
  const go = () => {
    onRun();
    void run();
  };
  const said = [
    waiting < lines.length && say('bulk.done', { done: countOf('done'), all: lines.length }),
    waiting > 0 && say('bulk.kept', { count: waiting }),
  ].filter((sentence) => sentence !== false);
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say(`bulk.${step}Title`, { count: lines.length })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('bulk.close')}</Button>
          {(!isOver || failed > 0) && (
            <Button variant="primary" isPending={isRunning} onPress={go}>
              {say(isOver ? 'bulk.retry' : 'bulk.go')}
            </Button>
          )}
        </>
      }
    >
      <div className="list-bulk">
        {isRunning && (
          <Progress
            label={say(`bulk.${step}Title`, { count: lines.length })}
            value={results.size / lines.length}
            text={say('bulk.progress', { done: results.size, all: lines.length })}
          />
        )}
        <p role="status" className="list-bulk-count">
          {isOver && said.join(' · ')}
        </p>
        <ul className="list-results" aria-label={say('bulk.results')}>
          {lines.map((line) => (
            <LineState
              key={line.recipientId}
              line={line}
              result={results.get(line.recipientId)}
              isStarted={isRunning || results.size > 0}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface LineStateProps {
  readonly line: DispatchLine;
  readonly result: LineResult | undefined;
  readonly isStarted: boolean;
}

/** One row and its result, as text. */
function LineState({ line, result, isStarted }: LineStateProps) {
  const say = useWords(dispatchWords);
  const sayOffline = useWords(offlineWords);
  return (
    <li className="list-result">
      <span className="list-result-title">
        {line.letterNo} · {line.recipient}
        {line.method === 'email' && line.address && ` (${line.address})`}
      </span>
      {isStarted && result === undefined && <Badge>{say('bulk.waiting')}</Badge>}
      {result?.state === 'done' && <Badge tone="success">{say('bulk.ok')}</Badge>}
      {result?.state === 'waiting' && (
        <Badge tone="warning" icon={<Clock size={14} />}>
          {sayOffline('waiting.mark')}
        </Badge>
      )}
      {result?.state === 'failed' && <Badge tone="danger">{say('bulk.failed')}</Badge>}
      {result?.state === 'failed' && (
        <span className="list-result-why">{errorText(result.error)}</span>
      )}
    </li>
  );
}
