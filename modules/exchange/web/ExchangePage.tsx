import {
  Card,
  DescriptionList,
  FormRow,
  Loaded,
  PageHeader,
  SaveForm,
  TextField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ConnectForm } from './ConnectForm.tsx';
import { useExchange, useSetExchange } from './exchange.client.ts';
import { GatewayCard } from './GatewayCard.tsx';
import { PartnerLine } from './PartnerLine.tsx';
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
                  <PartnerLine key={partner.id} partner={partner} />
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
  const [code, setCode] = useState(known);
  const [isChecked, setChecked] = useState(false);
  const isMissing = code.trim().length < 2;
  const submit = () => {
    setChecked(true);
    if (isMissing) return;
    save.mutate(code, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('saved') }),
    });
  };
  return (
    <SaveForm save={save} label={say('save')} onSubmit={submit}>
      <FormRow>
        <TextField
          label={say('code')}
          description={say('codeHint')}
          isRequired
          value={code}
          maxLength={100}
          onChange={setCode}
          error={isChecked && isMissing ? say('codeMissing') : null}
        />
      </FormRow>
    </SaveForm>
  );
}
