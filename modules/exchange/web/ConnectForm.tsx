import {
  CheckboxField,
  FormRow,
  SaveForm,
  TextField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useSavePartner } from './exchange.client.ts';
import { exchangeWords } from './words/exchange-words.ts';

/** Address and fingerprint of a partner, as his administrator told them. */
export function ConnectForm() {
  const say = useWords(exchangeWords);
  const toasts = useToasts();
  const save = useSavePartner();
  const [url, setUrl] = useState('');
  const [fingerprint, setFingerprint] = useState('');
  const [takesSecret, setTakesSecret] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const hasAddress = url.trim().length >= 8;
  const hasFingerprint = fingerprint.replaceAll(/[^0-9a-f]/gi, '').length === 64;
  const submit = () => {
    setChecked(true);
    if (!hasAddress || !hasFingerprint) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('connected'), text: url });
      setUrl('');
      setFingerprint('');
      setTakesSecret(false);
      setChecked(false);
    };
    save.mutate({ url, fingerprint, takesSecret }, { onSuccess });
  };
  return (
    <>
      <p className="s-muted">{say('addText')}</p>
      <SaveForm save={save} label={say('connect')} onSubmit={submit}>
        <FormRow>
          <TextField
            label={say('partnerAddress')}
            isRequired
            value={url}
            maxLength={300}
            onChange={setUrl}
            error={isChecked && !hasAddress ? say('addressMissing') : null}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={say('partnerFingerprint')}
            isRequired
            value={fingerprint}
            maxLength={200}
            onChange={setFingerprint}
            error={isChecked && !hasFingerprint ? say('fingerprintMissing') : null}
          />
        </FormRow>
        <FormRow>
          <CheckboxField isSelected={takesSecret} onChange={setTakesSecret}>
            {say('takesSecret')}
          </CheckboxField>
        </FormRow>
      </SaveForm>
    </>
  );
}
