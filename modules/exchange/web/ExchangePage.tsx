import {
  Card,
  DescriptionList,
  FormRow,
  Loaded,
  PageHeader,
  SaveForm,
  StaleForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ConnectForm } from './ConnectForm.tsx';
import { readOwnCode, useExchange, useSetExchange } from './exchange.client.ts';
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

const startOf = (code: string) => ({ code });

function CodeForm({ known }: { readonly known: string }) {
  const say = useWords(exchangeWords);
  const toasts = useToasts();
  const save = useSetExchange();
  const [seen, setSeen] = useState(known);
  const form = useForm({
    name: 'exchange.code',
    start: startOf(known),
    check: ({ code }) => ({ code: code.trim().length < 2 && say('codeMissing') }),
    send: async ({ code }) => save.mutateAsync({ code, seen }),
    onDone: (_, { code }) => {
      setSeen(code.trim());
      toasts.show({ tone: 'success', title: say('saved') });
    },
  });
  return (
    <SaveForm form={form} label={say('save')}>
      <StaleForm
        form={form}
        load={readOwnCode}
        startOf={startOf}
        fields={[{ label: say('code'), text: ({ code }) => code }]}
        onSeen={setSeen}
      />
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
