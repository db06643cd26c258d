import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { Undo2 } from 'lucide-react';
import { returnedWords } from './returned-words.ts';
import { returnOf } from './saved-draft.ts';
import { useSavedWhen } from './saved-when.ts';
import './returned.css';

/** Says above a draft that it was sent back to be corrected: by whom, when and why. */
export function Returned({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(returnedWords);
  const when = useSavedWhen();
  const back = returnOf(detail);
  if (!back) return null;
  const name = [back.actorName, back.actorPost].filter(Boolean).join(' ');
  return (
    <div role="note" className="draft-returned">
      <Undo2 size={20} aria-hidden="true" />
      <div>
        <p>
          <strong>{say('returnedBy', { name, at: when(back.at) })}</strong>
        </p>
        {back.note && (
          <p className="draft-returned-reason">{say('reason', { reason: back.note })}</p>
        )}
      </div>
    </div>
  );
}
