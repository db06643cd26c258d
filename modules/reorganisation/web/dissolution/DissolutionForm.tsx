import {
  Card,
  ComboBox,
  ErrorSummary,
  FormLayout,
  FormRow,
  RadioGroup,
  Skeleton,
  useForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useUnits } from '@sarn/organisation/web';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useDissolutionPreview } from './dissolution.client.ts';
import { DissolutionSteps } from './DissolutionSteps.tsx';
import type { DissolutionWay } from './DissolutionWork.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

interface Chosen {
  readonly unit: Option | null;
  readonly how: DissolutionWay;
  readonly successor: Option | null;
}

const nothingChosen: Chosen = { unit: null, how: 'merge', successor: null };

/** Only the choice of the unit; the order below is what is sent. */
const nothing = () => Promise.resolve();

/** Unit, order and the consequences, then the button. */
export function DissolutionForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords(dissolutionWords);
  const isEnglish = useLanguage() === 'en';
  const { data: units = [] } = useUnits();
  const options = units
    .filter((unit) => unit.parentId !== null)
    .map(({ id, nameTh, nameEn }): Option => ({
      value: id,
      label: (isEnglish && nameEn) || nameTh,
    }));
  const form = useForm({ name: 'unit.end-which', start: nothingChosen, send: nothing });
  const { unit, how, successor } = form.values;
  useUnitOfAddress(options, (option) => form.adopt({ unit: option }));
  const preview = useDissolutionPreview(unit?.value ?? null);
  return (
    <>
      <Card title={say('order')}>
        <FormLayout form={form}>
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
        </FormLayout>
      </Card>
      <ErrorSummary error={preview.error} onRetry={() => void preview.refetch()} />
      {unit && preview.isPending && <Skeleton count={4} />}
      {unit && preview.data && (
        <DissolutionSteps
          preview={preview.data}
          how={how}
          successor={how === 'merge' ? successor : null}
          onDone={onDone}
        />
      )}
    </>
  );
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
