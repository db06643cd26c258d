import {
  CheckboxField,
  FormRow,
  SaveForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useSavePartner } from './exchange.client.ts';
import { exchangeWords } from './words/exchange-words.ts';

/** Address and fingerprint of a partner, as given by its administrator. */
export function ConnectForm() {
  const say = useWords(exchangeWords);
  const toasts = useToasts();
  const save = useSavePartner();
  const form = useForm({
    name: 'exchange.connect',
    start: { url: '', fingerprint: '', takesSecret: false },
    check: ({ url, fingerprint }) => ({
      url: url.trim().length < 8 && say('addressMissing'),
      fingerprint:
        fingerprint.replaceAll(/[^0-9a-f]/gi, '').length !== 64 && say('fingerprintMissing'),
    }),
    send: async (values) => save.mutateAsync(values),
    onDone: (_, { url }) => {
      toasts.show({ tone: 'success', title: say('connected'), text: url });
      form.reset();
    },
  });
  return (
    <>
      <p className="s-muted">{say('addText')}</p>
      <SaveForm form={form} label={say('connect')}>
        <FormRow>
          <TextField
            label={say('partnerAddress')}
            isRequired
            maxLength={300}
            {...form.field('url')}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={say('partnerFingerprint')}
            isRequired
            maxLength={200}
            {...form.field('fingerprint')}
          />
        </FormRow>
        <FormRow>
          <CheckboxField {...form.tick('takesSecret')}>{say('takesSecret')}</CheckboxField>
        </FormRow>
      </SaveForm>
    </>
  );
}
