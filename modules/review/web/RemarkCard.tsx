import {
  Avatar,
  Button,
  formatMoment,
  useDialogs,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Remark } from '@sarn/review/contract';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Numbered } from './remark-order.ts';
import { SuggestedWords, useRemarkText } from './RemarkWords.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useReviewing } from './review-context.ts';
import { reviewWords } from './words/review-words.ts';

/** One remark: whose it is, what it says, its answers, and what the reader may do with it. */
export function RemarkCard({ remark, number }: Numbered) {
  const say = useWords(reviewWords);
  const language = useLanguage();
  const { activeId, activate } = useReviewing();
  const textOf = useRemarkText();
  const isActive = activeId === remark.id;
  const isOpen = remark.state === 'open';
  const isWhole = isOpen || isActive;
  return (
    <article
      id={cardId(remark.id)}
      className="review-card"
      data-remark={remark.id}
      data-active={isActive || undefined}
      data-done={!isOpen || undefined}
      aria-label={say('badge', { number, author: remark.author })}
      tabIndex={-1}
    >
      <header>
        <button
          type="button"
          className="review-card-pick"
          aria-pressed={isActive}
          onClick={() => activate(remark.id)}
        >
          <span className="review-number">{number}</span>
          <Avatar name={remark.author} size="s" isDecorative />
          {isWhole ? (
            <span className="review-card-author">
              <strong>{remark.author}</strong>
              <span className="s-small s-muted">{remark.post}</span>
            </span>
          ) : (
            <span className="review-card-short">{remark.text || textOf(remark)}</span>
          )}
        </button>
        {isOpen ? (
          <time className="s-small s-muted" dateTime={remark.at}>
            {formatMoment(remark.at, language)}
          </time>
        ) : (
          <StateOf remark={remark} />
        )}
      </header>
      {isWhole && <Body remark={remark} />}
      <Actions remark={remark} number={number} />
    </article>
  );
}

export const cardId = (remarkId: string): string => `remark-${remarkId}`;

function StateOf({ remark: { state } }: { readonly remark: Remark }) {
  const say = useWords(reviewWords);
  return (
    <span className="review-card-state" data-state={state}>
      {state === 'refused' ? (
        <X size={14} aria-hidden="true" />
      ) : (
        <Check size={14} aria-hidden="true" />
      )}
      {say(`state.${state}`)}
    </span>
  );
}

function Body({ remark }: { readonly remark: Remark }) {
  const say = useWords(reviewWords);
  const language = useLanguage();
  return (
    <div className="review-card-body">
      <p>
        {remark.kind === 'suggestion' ? (
          <SuggestedWords {...remark} />
        ) : (
          <span className="s-muted">
            {say('onWords')} “{remark.quote}”
          </span>
        )}
      </p>
      {remark.text && <p className="review-card-text">{remark.text}</p>}
      {!remark.place && <p className="s-small review-card-gone">{say('gone')}</p>}
      {remark.decidedAt && (
        <p className="s-small s-muted">
          {say('decidedBy', {
            state: say(`state.${remark.state}`),
            ...{ name: remark.decidedBy, at: formatMoment(remark.decidedAt, language) },
          })}
        </p>
      )}
      {remark.replies.length > 0 && (
        <ol className="review-replies">
          {remark.replies.map(({ id, author, post, at, text }) => (
            <li key={id}>
              <span>
                <strong>{author}</strong>{' '}
                <span className="s-small s-muted">
                  {post} · {formatMoment(at, language)}
                </span>
              </span>
              <p className="review-card-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Actions({ remark, number }: Numbered) {
  const say = useWords(reviewWords);
  const dialogs = useDialogs();
  const { review, decide, isDeciding, activeId } = useReviewing();
  const [isReplying, setReplying] = useState(false);
  const { may, replies } = remark;
  const button = (
    decision: 'accept' | 'refuse' | 'resolve' | 'reopen',
    label: string,
    icon?: typeof Check,
  ) => {
    const Icon = icon;
    return (
      may.includes(decision) && (
        <Button
          size="s"
          {...(Icon ? { icon: <Icon size={16} /> } : { variant: 'ghost' as const })}
          aria-label={`${label} ${number}`}
          isPending={isDeciding && activeId === remark.id}
          isDisabled={decision === 'accept' && !remark.place}
          onPress={() => void decide(decision, [remark])}
        >
          {label}
        </Button>
      )
    );
  };
  const withdraw = async () => {
    if (await dialogs.confirm({ title: say('withdrawTitle') })) await decide('withdraw', [remark]);
  };
  if (isReplying) return <ReplyForm remarkId={remark.id} onClose={() => setReplying(false)} />;
  return (
    <div className="review-card-actions">
      {button('accept', say('accept'), Check)}
      {button('refuse', say('refuse'), X)}
      {button('resolve', say('resolve'), Check)}
      {button('reopen', say('reopen'))}
      {review.mayReply && (
        <Button size="s" variant="ghost" onPress={() => setReplying(true)}>
          {replies.length > 0 ? say('replyCount', { count: replies.length }) : say('reply')}
        </Button>
      )}
      {may.includes('withdraw') && (
        <Button size="s" variant="ghost" onPress={() => void withdraw()}>
          {say('withdraw')}
        </Button>
      )}
    </div>
  );
}
