import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { helpErrors, helpLimits } from '@sarn/help/contract';
import type { Policy } from '@sarn/help/contract';
import {
  Button,
  DatePicker,
  TextArea,
  TextField,
  errorText,
  registerErrors,
  toasts,
  useDialogs,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { usePublishPolicy } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';

registerErrors(helpErrors);

/** A new version, written from the one in force. */
export function PublishForm({ from }: { readonly from: Policy }) {
  const say = useWords(helpWords);
  const dialogs = useDialogs();
  const publish = usePublishPolicy();
  const [version, setVersion] = useState('');
  const [inForceOn, setInForceOn] = useState<CivilDate | null>(null);
  const [textTh, setTextTh] = useState(from.textTh);
  const [textEn, setTextEn] = useState(from.textEn);
  const [isChecked, setChecked] = useState(false);
  const empty = (text: string | null) => text === null || text.trim() === '';
  const fault = (text: string | null, words: string) => (isChecked && empty(text) ? words : null);
  const send = async () => {
    setChecked(true);
    if (inForceOn === null || [version, textTh, textEn].some(empty)) return;
    const isSure = await dialogs.confirm({
      tone: 'warning',
      title: say('publish.ask', { version }),
      text: say('publish.askText'),
      confirmLabel: say('publish.send'),
    });
    if (!isSure) return;
    publish.mutate(
      { version, inForceOn, textTh, textEn },
      {
        onSuccess: () => void toasts.show({ tone: 'success', title: say('publish.done') }),
        onError: (error) =>
          toasts.show({ tone: 'danger', title: say('publish.failed'), text: errorText(error) }),
      },
    );
  };
  return (
    <div className="policy-form">
      <p className="s-muted">{say('publish.intro')}</p>
      <TextField
        label={say('publish.version')}
        description={say('publish.versionHint')}
        isRequired
        maxLength={helpLimits.maxVersionLength}
        value={version}
        onChange={setVersion}
        error={fault(version, say('publish.needVersion'))}
      />
      <DatePicker
        label={say('publish.inForceOn')}
        isRequired
        minValue={civilDateAt(new Date())}
        value={inForceOn}
        onChange={setInForceOn}
        error={fault(inForceOn, say('publish.needDate'))}
      />
      <TextArea
        label={say('publish.textTh')}
        description={say('publish.textHint')}
        isRequired
        rows={14}
        value={textTh}
        onChange={setTextTh}
        error={fault(textTh, say('publish.needText'))}
      />
      <TextArea
        label={say('publish.textEn')}
        isRequired
        rows={14}
        value={textEn}
        onChange={setTextEn}
        error={fault(textEn, say('publish.needText'))}
      />
      <div>
        <Button variant="primary" onPress={() => void send()} isPending={publish.isPending}>
          {say('publish.send')}
        </Button>
      </div>
    </div>
  );
}
