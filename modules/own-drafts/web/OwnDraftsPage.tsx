import { EmptyState, LinkButton, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import type { OwnDraft } from '@sarn/own-drafts/contract';
import { useRegistryLive } from '@sarn/document/web';
import { useState } from 'react';
import { useMayBegin } from '@sarn/creation/web';
import { createPath } from '@sarn/correspondence/web';
import { DraftRow } from './DraftRow.tsx';
import { useOwnDrafts } from './own-drafts.client.ts';
import { RemoveDraft } from './RemoveDraft.tsx';
import { TypedRows } from './TypedRows.tsx';
import { useTypedDrafts } from './use-typed-drafts.ts';
import { ownDraftWords } from './words/own-draft-words.ts';
import './own-drafts.css';

/** `/sarabun/drafts`: everything that the reader has begun to write and not finished. */
export default function OwnDraftsPage() {
  const say = useWords(ownDraftWords);
  const found = useOwnDrafts();
  const mayBegin = useMayBegin();
  useRegistryLive();
  return (
    <>
      <PageHeader
        title={say('title')}
        meta={<span className="s-muted">{say('about')}</span>}
        actions={
          mayBegin && (
            <LinkButton href={createPath} variant="primary">
              {say('create')}
            </LinkButton>
          )
        }
      />
      <Loaded query={found} lines={6}>
        {({ rows, total }) => <Lists rows={rows} total={total} />}
      </Loaded>
    </>
  );
}

interface ListsProps {
  readonly rows: readonly OwnDraft[];
  readonly total: number;
}

function Lists({ rows, total }: ListsProps) {
  const say = useWords(ownDraftWords);
  const { typed, forget } = useTypedDrafts();
  const [removing, setRemoving] = useState<OwnDraft | null>(null);
  const neverSaved = typed.filter(({ documentId }) => documentId === null);
  const typedOver = new Map(typed.map((one) => [one.documentId, one]));
  if (rows.length + neverSaved.length === 0) {
    return <EmptyState title={say('empty')} text={say('emptyHint')} />;
  }
  const list = (own: readonly OwnDraft[]) => (
    <ul className="own-drafts">
      {own.map((draft) => (
        <DraftRow
          key={draft.documentId}
          draft={draft}
          typed={typedOver.get(draft.documentId)}
          onRemove={() => setRemoving(draft)}
        />
      ))}
    </ul>
  );
  const mine = rows.filter((draft) => draft.isMine);
  const onRoute = rows.filter((draft) => !draft.isMine);
  return (
    <>
      <TypedRows typed={neverSaved} forget={forget} />
      <section aria-labelledby="drafts-mine">
        <h2 id="drafts-mine" className="own-drafts-title">
          {say('mine')} <span className="s-muted">{mine.length}</span>
        </h2>
        {mine.length > 0 ? list(mine) : <p className="s-muted">{say('noneMine')}</p>}
      </section>
      {onRoute.length > 0 && (
        <section aria-labelledby="drafts-on-route">
          <h2 id="drafts-on-route" className="own-drafts-title">
            {say('onRoute')} <span className="s-muted">{onRoute.length}</span>
          </h2>
          {list(onRoute)}
        </section>
      )}
      {total > rows.length && (
        <p className="s-muted s-small">{say('capped', { shown: rows.length, total })}</p>
      )}
      {removing && (
        <RemoveDraft
          documentId={removing.documentId}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            const over = typedOver.get(removing.documentId);
            if (over) void forget(over.key);
          }}
        />
      )}
    </>
  );
}
