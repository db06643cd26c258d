import {
  Card,
  ComboBox,
  ErrorSummary,
  FormLayout,
  FormRow,
  RadioGroup,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { useUnits } from '@sarn/document/web';
import { useEndingPreview } from './ending.client.ts';
import { EndingSteps } from './EndingSteps.tsx';
import type { EndingWay } from './EndingWork.tsx';
import { endingWords } from './words/ending-words.ts';

/** Unit, order and what will happen; only then the button. */
export function EndingForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords(endingWords);
  const { data: units = [] } = useUnits();
  const options = units
    .filter((unit) => unit.parentId !== null)
    .map((unit): Option => ({ value: unit.id, label: unit.nameTh }));
  const [unit, setUnit] = useState<Option | null>(null);
  const [how, setHow] = useState<EndingWay>('merge');
  const [successor, setSuccessor] = useState<Option | null>(null);
  const preview = useEndingPreview(unit?.value ?? null);
  return (
    <>
      <Card title={say('order')}>
        <FormLayout onSubmit={() => undefined}>
          <FormRow>
            <ComboBox
              label={say('unit')}
              isRequired
              {...{ options, value: unit }}
              onChange={setUnit}
            />
          </FormRow>
          <RadioGroup
            label={say('how')}
            options={[
              { value: 'merge', label: say('merge'), hint: say('mergeHint') },
              { value: 'dissolve', label: say('dissolve'), hint: say('dissolveHint') },
            ]}
            value={how}
            onChange={setHow}
          />
          {how === 'merge' && (
            <FormRow>
              <ComboBox
                label={say('successor')}
                isRequired
                options={options.filter((option) => option.value !== unit?.value)}
                value={successor}
                onChange={setSuccessor}
              />
            </FormRow>
          )}
        </FormLayout>
      </Card>
      <ErrorSummary error={preview.error} onRetry={() => void preview.refetch()} />
      {unit && preview.isPending && <Skeleton count={4} />}
      {unit && preview.data && (
        <EndingSteps
          preview={preview.data}
          how={how}
          successor={how === 'merge' ? successor : null}
          onDone={onDone}
        />
      )}
    </>
  );
}
