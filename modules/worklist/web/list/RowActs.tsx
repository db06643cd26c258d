import { IconButton, Menu, useWaitingActs, useWords } from '@sarn/platform-web';
import { placesFor } from '@sarn/worklist/contract';
import type { ListRow } from '@sarn/search/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { arrangedActs } from './arranged-acts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { offeredActs, withoutWaiting } from './bulk-step.ts';
import type { BulkStep } from './bulk-step.ts';
import { useActDesigns } from './list.client.ts';
import { listWords } from './words/list-words.ts';

/** What can be done with one row, as the lists of its register offer it. */
export function RowActs({ row }: { readonly row: ListRow }) {
  const say = useWords(listWords);
  const term = useTerms();
  const designs = useActDesigns();
  const waiting = useWaitingActs();
  const [begun, setBegun] = useState<BulkStep | null>(null);
  const offered = offeredActs(withoutWaiting([row], waiting));
  const { main, menu } = arrangedActs(offered, placesFor([row], designs));
  const entries = [...main, ...menu].map(({ step }) => ({
    id: step.act,
    label: term(step.term),
    onAction: () => setBegun(step),
  }));
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        aria-label={say('row.acts', { title: row.title })}
        trigger={
          <IconButton size="s" aria-label={say('row.acts', { title: row.title })}>
            <Ellipsis size={18} />
          </IconButton>
        }
        entries={entries}
      />
      {begun && <BulkDialog step={begun} chosen={[row]} onClose={() => setBegun(null)} />}
    </>
  );
}
