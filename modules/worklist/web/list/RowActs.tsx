import { Button, IconButton, Menu, useIsPhone, useWaitingActs, useWords } from '@sarn/platform-web';
import { placesFor } from '@sarn/worklist/contract';
import type { QueueRow } from '@sarn/search/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { BulkDialog } from './BulkDialog.tsx';
import { withoutWaiting } from './bulk-step.ts';
import type { BulkStep } from './bulk-step.ts';
import { useActDesigns } from './list.client.ts';
import { offerOf } from './row-act.ts';
import { listWords } from './words/list-words.ts';

interface RowActsProps<R extends QueueRow> {
  readonly row: R;
  /** The list only watches its documents. */
  readonly isWatched: boolean;
  /** Opens the document of the row; with an act its form is opened too. */
  readonly onOpen: (row: R, act?: string) => void;
}

/**
 * The act for which a row waits, as a button: done from the list, or in the opened document where it needs
 * that beside it. Others are in a menu, as the register of the row offers them.
 */
export function RowActs<R extends QueueRow>({ row, isWatched, onOpen }: RowActsProps<R>) {
  const say = useWords(listWords);
  const term = useTerms();
  const designs = useActDesigns();
  const waiting = useWaitingActs();
  const [begun, setBegun] = useState<BulkStep | null>(null);
  // An act of the reader waits for the line: what comes after it is not known yet.
  const isFree = withoutWaiting([row], waiting).length > 0;
  const { main, others } = isFree
    ? offerOf(row, isWatched, placesFor([row], designs))
    : { main: null, others: [] };
  const act = main ? term(main.term) : say('row.open');
  const step = main?.step ?? null;
  const isPhone = useIsPhone();
  // While rows are chosen, a press on a row chooses it too: only the menu opens it then. A card has no acts then.
  const hasMenu = others.length > 0 || (step !== null && !isPhone);
  return (
    <span className="s-row-acts">
      <Button
        size="s"
        className="s-row-act"
        aria-label={say('row.actOn', { act, title: row.title })}
        onPress={() => (step ? setBegun(step) : onOpen(row, main?.act))}
      >
        {act}
      </Button>
      {hasMenu && (
        <Menu
          aria-label={say('row.acts', { title: row.title })}
          trigger={
            <IconButton size="s" aria-label={say('row.acts', { title: row.title })}>
              <Ellipsis size={18} />
            </IconButton>
          }
          entries={[
            ...others.flatMap((other) =>
              other.what === 'act'
                ? [{ id: other.act, label: term(other.term), onAction: () => setBegun(other) }]
                : [],
            ),
            { id: 'open', label: say('row.open'), onAction: () => onOpen(row) },
          ]}
        />
      )}
      {begun && <BulkDialog step={begun} chosen={[row]} onClose={() => setBegun(null)} />}
    </span>
  );
}
