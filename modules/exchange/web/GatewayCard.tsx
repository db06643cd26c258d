import type { GatewayHealth } from '@sarn/exchange/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { useCheckGateway } from './exchange.client.ts';
import { exchangeWords } from './words/exchange-words.ts';

/** The national gateway: whether it is set up, its state, and that it was never tried. */
export function GatewayCard({ gateway }: { readonly gateway: GatewayHealth | null }) {
  const say = useWords(exchangeWords);
  return (
    <Card title={say('gateway.title')}>
      <div className="exchange-untried" role="note">
        <p>{say('gateway.untried')}</p>
      </div>
      {gateway ? <Health gateway={gateway} /> : <p className="s-muted">{say('gateway.off')}</p>}
    </Card>
  );
}

function Health({ gateway }: { readonly gateway: GatewayHealth }) {
  const say = useWords(exchangeWords);
  const language = useLanguage();
  const toasts = useToasts();
  const check = useCheckGateway();
  const { address, code, pulledAt, failure, failedAt, waiting } = gateway;
  const time = (at: string | null) => (at ? formatMoment(at, language) : say('never'));
  const state = failure ? 'failing' : pulledAt ? 'fine' : 'notYet';
  const tones = { failing: 'danger', fine: 'success', notYet: 'info' } as const;
  return (
    <>
      <ErrorSummary error={check.error} isFocused />
      <DescriptionList
        items={[
          { term: say('state'), value: <Badge tone={tones[state]}>{say(state)}</Badge> },
          { term: say('gateway.code'), value: <code>{code}</code> },
          {
            term: say('gateway.address'),
            value: <code className="exchange-code">{address}</code>,
            isLong: true,
          },
          { term: say('gateway.pulledAt'), value: time(pulledAt) },
          ...(failure ? [{ term: say('gateway.failedAt'), value: time(failedAt) }] : []),
          ...(failure ? [{ term: say('gateway.failure'), value: failure, isLong: true }] : []),
          ...(waiting > 0
            ? [{ term: say('gateway.waiting'), value: say('waiting', { count: waiting }) }]
            : []),
        ]}
      />
      <Button
        isPending={check.isPending}
        onPress={() =>
          check.mutate(undefined, {
            onSuccess: () => toasts.show({ title: say('gateway.checking') }),
          })
        }
      >
        {say('gateway.check')}
      </Button>
    </>
  );
}
