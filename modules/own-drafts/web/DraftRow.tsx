import { Badge, IconButton, LinkButton, useWords, useSavedWhen } from '@sarn/platform-web';
import type { OwnDraft } from '@sarn/own-drafts/contract';
import { documentPath, useTerms } from '@sarn/document/web';
import { Trash2 } from 'lucide-react';
import { editPathOf } from '@sarn/correspondence/web';
import type { TypedDraft } from './typed-drafts.ts';
import { ownDraftWords } from './words/own-draft-words.ts';

interface DraftRowProps {
  readonly draft: OwnDraft;
  /** What was typed over it on this device and not saved. */
  readonly typed: TypedDraft | undefined;
  readonly onRemove: () => void;
}

/** One own draft: what it is, when it was saved, who has it, and why it came back. */
export function DraftRow({ draft, typed, onRemove }: DraftRowProps) {
  const say = useWords(ownDraftWords);
  const term = useTerms();
  const when = useSavedWhen();
  const { documentId, title, returned, isMine } = draft;
  const who = isMine ? say('withYou') : say('with', { names: draft.principals.join(', ') || '–' });
  const path = isMine ? editPathOf(draft.kind, documentId) : documentPath(documentId);
  return (
    <li className="own-draft">
      <div className="own-draft-text">
        <LinkButton href={path} className="own-draft-title">
          {title}
        </LinkButton>
        <p className="own-draft-facts s-dotted s-small s-muted">
          <span>{term(draft.kindTerm)}</span>
          {!isMine && <span>{term(draft.stateTerm)}</span>}
          <span>{say('saved', { at: when(draft.savedAt) })}</span>
          <span>{who}</span>
        </p>
        {returned && (
          <p className="own-draft-returned s-small">
            <Badge tone="warning">{say('returned')}</Badge>{' '}
            {say('returnedBy', { name: returned.byName, at: when(returned.at) })}
            {returned.reason && <q>{returned.reason}</q>}
          </p>
        )}
        {typed && (
          <p className="own-draft-unsaved s-small">{say('unsaved', { at: when(typed.typedAt) })}</p>
        )}
      </div>
      <div className="own-draft-acts">
        <LinkButton href={path} variant="quiet">
          {say(isMine ? 'resume' : 'open')}
          <span className="s-hidden"> {title}</span>
        </LinkButton>
        {isMine && (
          <IconButton aria-label={say('removeOf', { title })} onPress={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </div>
    </li>
  );
}
