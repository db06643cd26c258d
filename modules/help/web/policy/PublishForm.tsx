import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { helpErrors, helpLimits } from '@sarn/help/contract';
import type { Policy } from '@sarn/help/contract';
import {
  DatePicker,
  registerErrors,
  SaveForm,
  TextArea,
  TextField,
  toasts,
  useDialogs,
  useForm,
  useWords,
} from '@sarn/platform-web';
import { usePublishPolicy } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';

registerErrors(helpErrors);

interface NewVersion {
  readonly version: string;
  readonly inForceOn: CivilDate | null;
  readonly textTh: string;
  readonly textEn: string;
}

const startOf = ({ textTh, textEn }: Policy): NewVersion => ({
  ...{ version: '', inForceOn: null, textTh, textEn },
});

/** A new version; the form starts with the text in force. */
export function PublishForm({ from }: { readonly from: Policy }) {
  const say = useWords(helpWords);
  const dialogs = useDialogs();
  const publish = usePublishPolicy();
  const empty = (text: string) => text.trim() === '';
  const form = useForm({
    name: 'policy.publish',
    start: startOf(from),
    check: ({ version, inForceOn, textTh, textEn }) => ({
      version: empty(version) && say('publish.needVersion'),
      inForceOn: inForceOn === null && say('publish.needDate'),
      textTh: empty(textTh) && say('publish.needText'),
      textEn: empty(textEn) && say('publish.needText'),
    }),
    ask: ({ version }) =>
      dialogs.confirm({
        tone: 'warning',
        title: say('publish.ask', { version }),
        text: say('publish.askText'),
        confirmLabel: say('publish.send'),
      }),
    send: async ({ inForceOn, ...texts }) =>
      publish.mutateAsync({ ...texts, inForceOn: inForceOn ?? '' }),
    onDone: () => toasts.show({ tone: 'success', title: say('publish.done') }),
  });
  return (
    <div className="policy-form">
      <p className="s-muted">{say('publish.intro')}</p>
      <SaveForm form={form} label={say('publish.send')}>
        <TextField
          label={say('publish.version')}
          description={say('publish.versionHint')}
          isRequired
          maxLength={helpLimits.maxVersionLength}
          {...form.field('version')}
        />
        <DatePicker
          label={say('publish.inForceOn')}
          isRequired
          minValue={civilDateAt(new Date())}
          {...form.field('inForceOn')}
        />
        <TextArea
          label={say('publish.textTh')}
          description={say('publish.textHint')}
          isRequired
          rows={14}
          {...form.field('textTh')}
        />
        <TextArea label={say('publish.textEn')} isRequired rows={14} {...form.field('textEn')} />
      </SaveForm>
    </div>
  );
}
