import type { ExchangePartner } from '@sarn/exchange/contract';
import {
  Badge,
  Button,
  ErrorSummary,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { useRetirePartner, useTestPartner } from './exchange.client.ts';
import { exchangeWords } from './words/exchange-words.ts';

/** One partner: whether it is reached, how many messages wait for it, and the possible actions. */
export function PartnerRow({ partner }: { readonly partner: ExchangePartner }) {
  const say = useWords(exchangeWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const test = useTestPartner();
  const retire = useRetirePartner();
  const { id, name, code, url, fingerprint, failure, trouble, doubtedAt, reachedAt, waiting } =
    partner;
  const takeOut = async () => {
    const question = { title: say('retireSure', { name }), text: say('retireText') };
    if (!(await dialogs.confirm({ ...question, tone: 'warning' }))) return;
    retire.mutate(id, { onSuccess: () => toasts.show({ title: say('retired'), text: name }) });
  };
  return (
    <li>
      <div className="exchange-partner-head">
        <strong>{name}</strong>
        <span className="s-muted">{code}</span>
        <Badge tone={trouble ? 'danger' : 'success'}>
          {trouble ? say(`trouble.${trouble}`) : say('fine')}
        </Badge>
        {waiting > 0 && <Badge tone="info">{say('waiting', { count: waiting })}</Badge>}
      </div>
      <code className="exchange-code s-small">{url}</code>
      <code className="exchange-code s-small s-muted">{fingerprint}</code>
      {failure && <p lang="th">{failure}</p>}
      {trouble && trouble !== 'other' && (
        <p className="exchange-untried">{say(`advice.${trouble}`)}</p>
      )}
      {doubtedAt && trouble !== 'key' && (
        <p className="exchange-untried">
          {say('doubted', { when: formatMoment(doubtedAt, language) })}
        </p>
      )}
      {reachedAt && (
        <p className="s-small s-muted">
          {say('reachedAt', { when: formatMoment(reachedAt, language) })}
        </p>
      )}
      <ErrorSummary error={test.error ?? retire.error} isFocused />
      <div className="exchange-partner-head">
        <Button
          isPending={test.isPending}
          onPress={() =>
            test.mutate(id, {
              onSuccess: () => toasts.show({ tone: 'success', title: say('tested', { name }) }),
            })
          }
        >
          {say('test')}
        </Button>
        <Button variant="ghost" isPending={retire.isPending} onPress={() => void takeOut()}>
          {say('retire')}
        </Button>
      </div>
    </li>
  );
}
