import {
  Card,
  DescriptionList,
  FormRow,
  Loaded,
  PageHeader,
  SaveForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { ConnectForm } from './ConnectForm.tsx';
import { useExchange, useSetExchange } from './exchange.client.ts';
import { GatewayCard } from './GatewayCard.tsx';
import { PartnerRow } from './PartnerRow.tsx';
import { exchangeWords } from './words/exchange-words.ts';
import './exchange.css';

/** `/settings/{menuID}/letter-exchange`: this installation in the exchange, and its partners. */
export default function ExchangePage() {
  const say = useWords(exchangeWords);
  const exchange = useExchange();
  return (
    <div className="exchange-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={exchange} lines={6}>
        {({ code, address, fingerprint, rows, gateway }) => (
          <>
            <Card title={say('own')}>
              <p className="s-muted">{say('ownText')}</p>
              <DescriptionList
                items={[
                  {
                    term: say('address'),
                    value: <code className="exchange-code">{address}</code>,
                    isLong: true,
                  },
                  {
                    term: say('fingerprint'),
                    value: <code className="exchange-code">{fingerprint}</code>,
                    isLong: true,
                  },
                ]}
              />
              <CodeForm known={code} />
            </Card>
            <Card title={say('partners')}>
              {rows.length === 0 && <p className="s-muted">{say('none')}</p>}
              <ul className="exchange-partners">
                {rows.map((partner) => (
                  <PartnerRow key={partner.id} partner={partner} />
                ))}
              </ul>
            </Card>
            {code !== '' && (
              <Card title={say('add')}>
                <ConnectForm />
              </Card>
            )}
            <GatewayCard gateway={gateway} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function CodeForm({ known }: { readonly known: string }) {
  const say = useWords(exchangeWords);
  const toasts = useToasts();
  const save = useSetExchange();
  const form = useForm({
    name: 'exchange.code',
    start: { code: known },
    check: ({ code }) => ({ code: code.trim().length < 2 && say('codeMissing') }),
    send: async ({ code }) => save.mutateAsync(code),
    onDone: () => toasts.show({ tone: 'success', title: say('saved') }),
  });
  return (
    <SaveForm form={form} label={say('save')}>
      <FormRow>
        <TextField
          label={say('code')}
          description={say('codeHint')}
          isRequired
          maxLength={100}
          {...form.field('code')}
        />
      </FormRow>
    </SaveForm>
  );
}
