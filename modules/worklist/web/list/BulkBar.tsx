import { SelectionBar, useWaitingActs, useWords } from '@sarn/platform-web';
import type { WholeOffer } from '@sarn/platform-web';
import { placesFor } from '@sarn/worklist/contract';
import type { QueueRow } from '@sarn/search/contract';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { SignManyButton } from '@sarn/batch-signing/web';
import { ManyDialog } from '@sarn/printed-document/web';
import type { ManyDialogProps } from '@sarn/printed-document/web';
import { arrangedActs } from './arranged-acts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { idsToSign, offeredActs, withoutWaiting } from './bulk-step.ts';
import type { BulkStep, OfferedAct } from './bulk-step.ts';
import { useActDesigns } from './list.client.ts';
import { listWords } from './words/list-words.ts';
import '@sarn/platform-web/bulk.css';

interface BulkBarProps {
  readonly chosen: readonly QueueRow[];
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  /** Folder whose documents are shown; empty elsewhere. */
  readonly folderId: string;
  readonly onClear: () => void;
  /** Something is being done with all of the chosen rows: those of other pages are chosen no more. */
  readonly onRun: () => void;
}

/** What can be done with the chosen rows; the acts that fit them first. */
export function BulkBar({ chosen, offer, folderId, onClear, onRun }: BulkBarProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const [begun, setBegun] = useState<{ step: BulkStep; rows: readonly QueueRow[] } | null>(null);
  const [many, setMany] = useState<Pick<ManyDialogProps, 'as' | 'rows'> | null>(null);
  const begin = (step: BulkStep) => setBegun({ step, rows: chosen });
  const waiting = useWaitingActs();
  const offered = offeredActs(withoutWaiting(chosen, waiting));
  const { main, menu } = arrangedActs(offered, placesFor(chosen, useActDesigns()));
  const toSign = idsToSign(chosen, waiting);
  const named = (act: OfferedAct) =>
    say('bulk.act', { act: term(act.step.term), count: act.count });
  const entries = [
    ...menu.map((act) => ({ id: act.step.act, label: named(act), step: act.step })),
    ...listSteps(folderId).map((step) => ({
      ...{ id: step.what, label: say(`bulk.${step.what}`), step },
    })),
  ].map(({ step, ...entry }) => ({ ...entry, onAction: () => begin(step) }));
  const files = (['print', 'zip'] as const).map((as) => ({
    ...{ id: as, label: say(`bulk.${as}`) },
    onAction: () => setMany({ as, rows: chosen }),
  }));
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          className="list-bulk-bar"
          isPrimary
          aria-label={say('bulk.bar')}
          chosen={say('bulk.chosen', { count: chosen.length })}
          offer={offer}
          lead={toSign.length > 0 && <ToSign documentIds={toSign} />}
          acts={main.map((act) => ({
            ...{ id: act.step.act, label: named(act) },
            onAction: () => begin(act.step),
          }))}
          more={{ label: say('bulk.more'), entries: [...entries, ...files] }}
          clear={say('bulk.stop')}
          onClear={onClear}
        />
      )}
      {begun && (
        <BulkDialog
          step={begun.step}
          chosen={begun.rows}
          onRun={onRun}
          onClose={() => setBegun(null)}
        />
      )}
      {many && <ManyDialog {...many} onClose={() => setMany(null)} />}
    </>
  );
}

/** Leads to where those that wait for a signature are signed in one act. */
function ToSign({ documentIds }: { readonly documentIds: readonly string[] }) {
  const say = useWords(listWords);
  const label = say('bulk.sign', { count: documentIds.length });
  return <SignManyButton label={label} documentIds={documentIds} />;
}

/** What can be done with every document of a list, in this order. */
const listSteps = (folderId: string) => [
  { what: 'file', fromFolderId: folderId } as const,
  ...(folderId === '' ? [] : [{ what: 'unfile', folderId } as const]),
  { what: 'read' } as const,
];
