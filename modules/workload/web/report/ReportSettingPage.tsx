import {
  Card,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  StaleForm,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readReportSetting, useReportSetting, useSaveReportSetting } from './report.client.ts';
import { reportWords } from './words/report-words.ts';
import './report.css';

/** `/settings/{menuID}/report-hands`: above how many handoffs the report names a document. */
export default function ReportSettingPage() {
  const say = useWords(reportWords);
  const setting = useReportSetting();
  return (
    <div className="report-setting">
      <PageHeader above={say('settingAbove')} title={say('settingTitle')} />
      <Loaded query={setting} lines={2}>
        {({ handoffsAtMost }) => <SettingForm known={handoffsAtMost} />}
      </Loaded>
    </div>
  );
}

const startOf = (handoffs: number): { readonly handoffs: number | null } => ({ handoffs });

function SettingForm({ known }: { readonly known: number }) {
  const say = useWords(reportWords);
  const toasts = useToasts();
  const save = useSaveReportSetting();
  const [seen, setSeen] = useState(known);
  const form = useForm({
    name: 'report.setting',
    start: startOf(known),
    isCheckedAtOnce: true,
    check: ({ handoffs }) => ({
      handoffs: (handoffs === null || handoffs < 1 || handoffs > 50) && say('wrong'),
    }),
    send: async ({ handoffs }) => save.mutateAsync({ handoffsAtMost: handoffs ?? known, seen }),
    onDone: ({ handoffsAtMost }) => {
      setSeen(handoffsAtMost);
      toasts.show({ tone: 'success', title: say('saved') });
    },
  });
  return (
    <Card>
      <SaveForm form={form} label={say('save')}>
        <StaleForm
          form={form}
          load={readReportSetting}
          startOf={startOf}
          fields={[{ label: say('peopleAtMost'), text: ({ handoffs }) => String(handoffs ?? '') }]}
          onSeen={setSeen}
        />
        <NumberField
          label={say('peopleAtMost')}
          description={say('settingText')}
          minValue={1}
          maxValue={50}
          {...form.field('handoffs')}
        />
      </SaveForm>
    </Card>
  );
}
