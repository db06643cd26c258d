import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { Undo2 } from 'lucide-react';
import { useTerms } from '../term.ts';
import { returnedWords } from '../words/returned-words.ts';
import { returnOf } from './returned.ts';
import './returned.css';

/** Says above a document or draft that it was sent back: by whom, when and why. */
export function Returned({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(returnedWords);
  const term = useTerms();
  const language = useLanguage();
  const back = returnOf(detail);
  if (!back) return null;
  const at = formatMoment(back.at, language);
  const name = [back.actorName, back.actorPost].filter(Boolean).join(' ');
  const words = { what: term(back.actTerm), name, at };
  return (
    <div role="note" className="doc-returned">
      <Undo2 size={20} aria-hidden="true" />
      <div>
        <p>
          <strong>
            {name === ''
              ? say('bySystem', words)
              : say(detail.state === 'DRAFT' ? 'toCorrect' : 'by', words)}
          </strong>
        </p>
        {back.note && <p className="doc-returned-reason">{say('reason', { reason: back.note })}</p>}
      </div>
    </div>
  );
}
