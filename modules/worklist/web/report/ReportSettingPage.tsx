import {
  Card,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useReportSetting, useSaveReportSetting } from './report.client.ts';
import { reportWords } from './words/report-words.ts';
import './report.css';

/** `/settings/{menuID}/report-hands`: from how many hands on the report names a document. */
export default function ReportSettingPage() {
  const say = useWords(reportWords);
  const setting = useReportSetting();
  return (
    <div className="report-setting">
      <PageHeader above={say('settingAbove')} title={say('settingTitle')} />
      <Loaded query={setting} lines={2}>
        {({ handsAtMost }) => <SettingForm known={handsAtMost} />}
      </Loaded>
    </div>
  );
}

function SettingForm({ known }: { readonly known: number }) {
  const say = useWords(reportWords);
  const toasts = useToasts();
  const save = useSaveReportSetting();
  const [hands, setHandoffs] = useState<number | null>(known);
  const isWrong = hands === null || hands < 1 || hands > 50;
  const submit = () => {
    if (isWrong) return;
    const saved = () => toasts.show({ tone: 'success', title: say('saved') });
    save.mutate(hands, { onSuccess: saved });
  };
  return (
    <Card>
      <SaveForm save={save} label={say('save')} onSubmit={submit}>
        <NumberField
          label={say('handsAtMost')}
          description={say('settingText')}
          minValue={1}
          maxValue={50}
          value={hands}
          onChange={setHandoffs}
          error={isWrong ? say('wrong') : null}
        />
      </SaveForm>
    </Card>
  );
}
