import { addDays, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import {
  Card,
  ComboBox,
  ErrorSummary,
  FormLayout,
  FormRow,
  RadioGroup,
  Skeleton,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useUnits } from '@sarn/organisation/web';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useDissolutionPreview } from './dissolution.client.ts';
import { DissolutionButton, DissolutionSteps } from './DissolutionSteps.tsx';
import type { DissolutionDraft, DissolutionFormState } from './dissolution-draft.ts';
import { useDissolutionSteps } from './use-dissolution-steps.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

const startOn = (today: CivilDate): DissolutionDraft => ({
  ...{ unit: null, how: 'merge', successor: null },
  ...{ lastDay: addDays(today, -1), orderNo: '', note: '' },
});

function useDissolutionForm(onDone: () => void): DissolutionFormState {
  const say = useWords(dissolutionWords);
  const steps = useDissolutionSteps();

  return useDialogForm({
    name: 'unit.end',
    start: startOn(civilDateAt(new Date())),
    check: ({ unit, how, successor, lastDay, orderNo }) => ({
      unit: unit === null && say('unchosen', { field: say('unit') }),
      successor:
        how === 'merge' && successor === null && say('unchosen', { field: say('successor') }),
      lastDay: lastDay === null && say('missing', { field: say('lastDay') }),
      orderNo: orderNo.trim() === '' && say('missing', { field: say('orderNo') }),
    }),
    ask: steps.ask,
    send: steps.take,
    told: (told) => told,
    onClose: onDone,
  });
}

/** Unit, order and the consequences, then the button. */
export function DissolutionForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords(dissolutionWords);
  const form = useDissolutionForm(onDone);
  const options = useUnitOptions();
  const { unit } = form.values;
  useUnitOfAddress(options, (option) => form.adopt({ unit: option }));
  const preview = useDissolutionPreview(unit?.value ?? null);
  return (
    <Card title={say('order')}>
      <FormLayout
        form={form}
        actions={unit && preview.data && <DissolutionButton form={form} preview={preview.data} />}
      >
        <ErrorSummary error={form.failure} isFocused />
        <UnitFields form={form} options={options} />
        <ErrorSummary error={preview.error} onRetry={() => void preview.refetch()} />
        {unit && preview.isPending && <Skeleton count={4} />}
        {unit && preview.data && <DissolutionSteps form={form} preview={preview.data} />}
      </FormLayout>
    </Card>
  );
}

interface UnitFieldsProps {
  readonly form: DissolutionFormState;
  readonly options: readonly Option[];
}

/** Which unit ends, and what goes on in its place. */
function UnitFields({ form, options }: UnitFieldsProps) {
  const say = useWords(dissolutionWords);
  const { unit, how } = form.values;
  return (
    <>
      <FormRow>
        <ComboBox label={say('unit')} isRequired options={options} {...form.field('unit')} />
      </FormRow>
      <RadioGroup
        label={say('how')}
        options={[
          { value: 'merge', label: say('merge'), hint: say('mergeHint') },
          { value: 'dissolve', label: say('dissolve'), hint: say('dissolveHint') },
        ]}
        {...form.field('how')}
      />
      {how === 'merge' && (
        <FormRow>
          <ComboBox
            label={say('successor')}
            isRequired
            options={options.filter((option) => option.value !== unit?.value)}
            {...form.field('successor')}
          />
        </FormRow>
      )}
    </>
  );
}

/** Units that can end: all but the one above all. */
function useUnitOptions(): Option[] {
  const isEnglish = useLanguage() === 'en';
  const { data: units = [] } = useUnits();
  return units
    .filter((unit) => unit.parentId !== null)
    .map(({ id, nameTh, nameEn }) => ({ value: id, label: (isEnglish && nameEn) || nameTh }));
}

/** A unit that the address names, as the organisation does, is chosen once its name is known. */
function useUnitOfAddress(options: readonly Option[], choose: (option: Option) => void): void {
  const { unit: wanted } = useSearch({ strict: false }) as { unit?: string };
  const [isDone, setDone] = useState(false);
  const option = options.find(({ value }) => value === wanted);
  useEffect(() => {
    if (isDone || !option) return;
    setDone(true);
    choose(option);
  }, [isDone, option, choose]);
}
