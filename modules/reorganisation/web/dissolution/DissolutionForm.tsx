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
import { useDissolutionPreview } from './dissolution.client.ts';
import { DissolutionSteps } from './DissolutionSteps.tsx';
import type { DissolutionWay } from './DissolutionWork.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

/** Unit, order and what will happen; only then the button. */
export function DissolutionForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords(dissolutionWords);
  const { data: units = [] } = useUnits();
  const options = units
    .filter((unit) => unit.parentId !== null)
    .map((unit): Option => ({ value: unit.id, label: unit.nameTh }));
  const [unit, setUnit] = useState<Option | null>(null);
  const [how, setHow] = useState<DissolutionWay>('merge');
  const [successor, setSuccessor] = useState<Option | null>(null);
  const preview = useDissolutionPreview(unit?.value ?? null);
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
