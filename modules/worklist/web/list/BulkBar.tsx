import { Button, Menu, useWaitingActs, useWords } from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { BulkDialog } from './BulkDialog.tsx';
import { offeredActs, withoutWaiting } from './bulk-step.ts';
import type { BulkStep } from './bulk-step.ts';
import { listWords } from './words/list-words.ts';
import '@sarn/document/bulk.css';

interface BulkBarProps {
  readonly chosen: readonly QueueRow[];
  /** Folder whose documents are shown; empty elsewhere. */
  readonly folderId: string;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows; the acts that fit them first. */
export function BulkBar({ chosen, folderId, onClear }: BulkBarProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const [begun, setBegun] = useState<{ step: BulkStep; rows: readonly QueueRow[] } | null>(null);
  const begin = (step: BulkStep) => setBegun({ step, rows: chosen });
  const waiting = useWaitingActs();
  const [first, ...others] = offeredActs(withoutWaiting(chosen, waiting));
  const named = (act: NonNullable<typeof first>) =>
    say('bulk.act', { act: term(act.step.term), count: act.count });
  const entries = [
    ...others.map((act) => ({
      id: act.step.act,
      label: named(act),
      onAction: () => begin(act.step),
    })),
    {
      id: 'file',
      label: say('bulk.file'),
      onAction: () => begin({ what: 'file', fromFolderId: folderId }),
    },
    ...(folderId === ''
      ? []
      : [
          {
            id: 'unfile',
            label: say('bulk.unfile'),
            onAction: () => begin({ what: 'unfile', folderId }),
          },
        ]),
    { id: 'read', label: say('bulk.read'), onAction: () => begin({ what: 'read' }) },
  ];
  return (
    <>
      {chosen.length > 0 && (
        <div className="list-bulk-bar" role="toolbar" aria-label={say('bulk.bar')}>
          <strong role="status">{say('bulk.chosen', { count: chosen.length })}</strong>
          {first && (
            <Button variant="primary" onPress={() => begin(first.step)}>
              {named(first)}
            </Button>
          )}
          <Menu
            aria-label={say('bulk.more')}
            trigger={<Button>{say('bulk.more')}</Button>}
            entries={entries}
          />
          <Button variant="ghost" onPress={onClear}>
            {say('bulk.stop')}
          </Button>
        </div>
      )}
      {begun && <BulkDialog step={begun.step} chosen={begun.rows} onClose={() => setBegun(null)} />}
    </>
  );
}
