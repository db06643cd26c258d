import { Button, Disclosure, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useNavigate } from '@tanstack/react-router';
import { Link2, Reply } from 'lucide-react';
import { useState } from 'react';
import { createKindPath } from '../draft/paths.ts';
import { LinkAnswered } from './LinkAnswered.tsx';
import { ReplyList } from './ReplyList.tsx';
import { useReplies } from './reply.client.ts';
import { replyWords } from './words/reply-words.ts';

/** The letters that a letter answers, its answers, and buttons to answer or link. */
export function Replies({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(replyWords);
  const { data } = useReplies(detail.id);
  const navigate = useNavigate();
  const [isLinking, setLinking] = useState(false);
  // The rest of the document is shown without this part, also when loading it fails.
  if (!data) return null;
  const { answers, answeredBy, mayReply, mayLink } = data;
  const count = answers.length + answeredBy.length;
  if (count === 0 && !mayReply && !mayLink) return null;
  const done = answeredBy.filter(({ toldAt }) => toldAt !== null);
  const begun = answeredBy.filter(({ toldAt }) => toldAt === null);
  return (
    <Disclosure
      title={say('title')}
      aside={<span className="s-small s-muted">{count}</span>}
      isOpenAtFirst
    >
      <div className="reg-stack">
        <ReplyList title={say('answers')} documentId={detail.id} letters={answers} />
        <ReplyList title={say('answeredBy')} documentId={detail.id} letters={done} />
        <ReplyList title={say('answeredSoon')} documentId={detail.id} letters={begun} />
        {mayReply && (
          <Button
            isWide
            icon={<Reply size={18} />}
            onPress={() =>
              void navigate({ to: createKindPath('outgoing'), search: { replyTo: detail.id } })
            }
          >
            {say('reply')}
          </Button>
        )}
        {mayLink && !isLinking && (
          <Button isWide icon={<Link2 size={18} />} onPress={() => setLinking(true)}>
            {say('link')}
          </Button>
        )}
        {mayLink && isLinking && (
          <LinkAnswered documentId={detail.id} onClose={() => setLinking(false)} />
        )}
      </div>
    </Disclosure>
  );
}
