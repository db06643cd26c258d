import { setFirstSafety } from '@sarn/first-run/contract';
import {
  FormLayout,
  FormRow,
  FormSection,
  TextArea,
  TextField,
  call,
  useWords,
} from '@sarn/platform-web';
import { useStepCall } from './first-run.client.ts';
import { fixedHolidays } from './holidays.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

/** Years between the Buddhist and the Christian era. */
const buddhistOffset = 543;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function useSafetyForm({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const run = useStepCall();
  const { backup, holidays } = view;
  return useStepForm({
    name: 'first-run.safety',
    start: {
      folder: backup?.folder ?? '',
      dailyAt: backup?.dailyAt || '02:00',
      keep: String(backup?.keep ?? 14),
      holidays: holidays === 0 ? fixedHolidays(view.year - buddhistOffset) : '',
    },
    check: (values) => ({
      dailyAt: values.folder !== '' && !time.test(values.dailyAt) && say('safety.dailyAtWrong'),
    }),
    send: ({ folder, dailyAt, keep, holidays: days }) => {
      const asked = folder.trim() === '' ? null : { folder, dailyAt, keep: Number(keep) };
      const sent = { backup: asked, holidays: days };
      return run(() => call(setFirstSafety, { ...sent, seen: view.version }));
    },
    onFinish: () => go('end'),
  });
}

/** Last step: where backups go, and the days off of this year. */
export function SafetyStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const { holidays } = view;
  const form = useSafetyForm({ view, go });
  return (
    <StepFrame
      {...{ view, go, step: 'safety', title: say('safety.title'), text: say('safety.text') }}
      formId={form.id}
      isPending={form.isPending}
      error={form.failure}
      skipHint={say('safety.skipHint')}
    >
      <FormLayout form={form} columns={2}>
        <FormSection title={say('safety.backup')}>
          <FormRow>
            <TextField
              label={say('safety.folder')}
              description={say('safety.folderHint')}
              {...form.field('folder')}
            />
          </FormRow>
          <TextField label={say('safety.dailyAt')} maxLength={5} {...form.field('dailyAt')} />
          <TextField
            label={say('safety.keep')}
            inputMode="numeric"
            maxLength={3}
            {...form.field('keep')}
          />
        </FormSection>
        <FormRow>
          <TextArea
            label={say('safety.holidays', { year: view.year })}
            description={
              holidays === 0
                ? say('safety.holidaysHint')
                : say('safety.holidaysThere', { count: holidays, year: view.year - buddhistOffset })
            }
            {...form.field('holidays')}
          />
        </FormRow>
      </FormLayout>
    </StepFrame>
  );
}
