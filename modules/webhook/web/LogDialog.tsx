import {
  Badge,
  Button,
  Dialog,
  ErrorSummary,
  Loaded,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { Webhook, WebhookAttempt, WebhookDelivery } from '@sarn/webhook/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { problemKind } from './problem.ts';
import { useDeliveries, useSendAgain } from './webhook.client.ts';
import { webhookWords } from './words/webhook-words.ts';

interface LogDialogProps {
  readonly hook: Webhook;
  readonly onClose: () => void;
}

/** What was sent in the last month, each with its attempts, newest first. */
export function LogDialog({ hook, onClose }: LogDialogProps) {
  const say = useWords(webhookWords);
  const [page, setPage] = useState(1);
  const found = useDeliveries(hook.id, page);
  return (
    <Dialog
      isOpen
      size="l"
      title={say('logTitle', { name: hook.name })}
      onClose={onClose}
      footer={
        <>
          {page > 1 && <Button onPress={() => setPage(page - 1)}>{say('newer')}</Button>}
          {found.data?.hasMore && <Button onPress={() => setPage(page + 1)}>{say('more')}</Button>}
          <Button onPress={onClose}>{say('close')}</Button>
        </>
      }
    >
      <Loaded query={found} lines={6}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="s-muted">{say('logNone')}</p>
          ) : (
            <ul className="webhook-log">
              {rows.map((row) => (
                <Delivery key={row.id} row={row} isOn={hook.isOn} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const tones: Readonly<Record<WebhookDelivery['state'], Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

function Delivery({ row, isOn }: { readonly row: WebhookDelivery; readonly isOn: boolean }) {
  const say = useWords(webhookWords);
  const language = useLanguage();
  const toasts = useToasts();
  const again = useSendAgain();
  const onAgain = () => toasts.show({ title: say('sentAgain') });
  return (
    <li>
      <div className="webhook-line">
        <strong>{say(`type.${row.type as 'webhook.test'}`)}</strong>
        <Badge tone={tones[row.state]}>{say(`state.${row.state}`)}</Badge>
        <span className="s-muted s-small">{formatMoment(row.createdAt, language)}</span>
        {row.dueAt && (
          <span className="s-muted s-small">
            {say('next', { at: formatMoment(row.dueAt, language) })}
          </span>
        )}
        {(row.state !== 'waiting' || row.attempts.length > 0) && (
          <Button
            size="s"
            className="webhook-again"
            icon={<RotateCw size={16} />}
            isDisabled={!isOn}
            isPending={again.isPending}
            onPress={() => again.mutate(row.id, { onSuccess: onAgain })}
          >
            {say('again')}
          </Button>
        )}
      </div>
      <ErrorSummary error={again.error} isFocused />
      <code className="webhook-body" aria-label={say('body')}>
        {row.body}
      </code>
      {row.attempts.length > 0 && (
        <ol
          className="webhook-attempts"
          aria-label={say('attempts', { count: row.attempts.length })}
        >
          {row.attempts.map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const say = useWords(webhookWords);
  const language = useLanguage();
  const { at, status, problem, ms, answer } = attempt;
  return (
    <li>
      <span className="s-small">
        {formatMoment(at, language)} ·{' '}
        {status === null
          ? say('noAnswer', { problem: say(`problem.${problemKind(problem)}`, { code: problem }) })
          : say('status', { status, ms })}
      </span>
      {answer !== '' && <code className="webhook-body">{answer}</code>}
    </li>
  );
}
