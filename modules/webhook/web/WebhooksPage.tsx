import {
  Button,
  Card,
  EmptyState,
  Loaded,
  PageHeader,
  ShownOnce,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import type { Webhook } from '@sarn/webhook/contract';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { LogDialog } from './LogDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { useWebhooks } from './webhook.client.ts';
import { webhookWords } from './words/webhook-words.ts';
import './webhook.css';

type Opened =
  | { readonly kind: 'form'; readonly hook: Webhook | null }
  | { readonly kind: 'log'; readonly hook: Webhook }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string };

/** `/settings/{menuID}/webhooks`: receivers of what happens, their secrets and their logs. */
export default function WebhooksPage() {
  const say = useWords(webhookWords);
  const webhooks = useWebhooks();
  const [opened, setOpened] = useOpenedHook(webhooks.data?.rows);
  const close = () => setOpened(null);
  const showSecret = (name: string, secret: string) => setOpened({ kind: 'secret', name, secret });
  return (
    <div className="webhook-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            isDisabled={!webhooks.data}
            onPress={() => setOpened({ kind: 'form', hook: null })}
          >
            {say('add')}
          </Button>
        }
      />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={webhooks} lines={8}>
        {({ rows, types }) => (
          <>
            {rows.length === 0 && (
              <Card>
                <EmptyState
                  icon={<WebhookIcon size={28} />}
                  title={say('none')}
                  text={say('noneText')}
                />
              </Card>
            )}
            {rows.map((hook) => (
              <WebhookCard
                key={hook.id}
                hook={hook}
                onEdit={() => setOpened({ kind: 'form', hook })}
                onLog={() => setOpened({ kind: 'log', hook })}
                onSecret={(secret) => showSecret(hook.name, secret)}
              />
            ))}
            {opened?.kind === 'form' && (
              <WebhookDialog hook={opened.hook} types={types} onClose={close} onMade={showSecret} />
            )}
          </>
        )}
      </Loaded>
      {opened?.kind === 'log' && <LogDialog hook={opened.hook} onClose={close} />}
      {opened?.kind === 'secret' && <NewSecret {...opened} onClose={close} />}
    </div>
  );
}

/** What is open, as in the address. */
function useOpenedHook(rows: readonly Webhook[] | undefined) {
  return useOpened<Opened>(
    (id, what) => {
      if (id === '') return { kind: 'form', hook: null };
      const hook = rows?.find((one) => one.id === id);
      return hook && { kind: what === 'log' ? what : 'form', hook };
    },
    // A secret is shown once.
    (next) => (next.kind === 'secret' ? null : { row: next.hook?.id ?? '', what: next.kind }),
  );
}

interface NewSecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

function NewSecret({ name, secret, onClose }: NewSecretProps) {
  const say = useWords(webhookWords);
  const title = say('secretTitle', { name });
  return (
    <ShownOnce
      text={say('secretText')}
      use={say('secretHow')}
      value={secret}
      {...{ title, onClose }}
    />
  );
}
