import { setFirstDuties } from '@sarn/first-run/contract';
import type { FirstRunView, RegistryPoint } from '@sarn/first-run/contract';
import { PersonPicker } from '@sarn/organisation/web';
import { CheckboxField, FormLayout, call, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useStepCall } from './first-run.client.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

interface Values {
  readonly clerk: Option | null;
  readonly head: Option | null;
  readonly withSample: boolean;
}

const nothing: Values = { clerk: null, head: null, withSample: false };

interface DutiesAnswer {
  readonly view: FirstRunView;
  /** The number of the sample; null without one. */
  readonly sample: string | null;
}

function useDutiesForm({ view, go }: StepProps, code: string) {
  const say = useWords(firstRunWords);
  const toasts = useToasts();
  const run = useStepCall();
  return useStepForm<Values, DutiesAnswer>({
    name: 'first-run.duties',
    start: nothing,
    send: ({ clerk, head, withSample }) =>
      run(() =>
        call(setFirstDuties, {
          ...{ clerkId: clerk?.value ?? null, headId: head?.value ?? null },
          ...{ withSample, seen: view.version },
        }),
      ),
    onDone: ({ sample }) => {
      if (sample === null) return;
      const number = `${code}/${sample.split('/')[0] ?? ''}`;
      toasts.show({ tone: 'success', title: say('duties.sampled', { number }) });
    },
    onFinish: () => goAfter(go, 'duties'),
  });
}

/** Seventh step: who registers, who heads, and a number to look at. */
export function DutiesStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const central = view.points.find(({ isCentral }) => isCentral);
  const code = central?.letterCode ?? '';
  const form = useDutiesForm({ view, go }, code);
  const last = view.books.find(
    ({ unitId, kind }) => unitId === central?.unitId && kind === 'outgoing',
  );
  return (
    <StepFrame
      {...{ view, go, step: 'duties', title: say('duties.title'), text: say('duties.text') }}
      formId={form.id}
      isPending={form.isPending}
      error={form.failure}
    >
      <FormLayout form={form}>
        {view.people <= 1 && <p className="s-muted">{say('duties.nobody')}</p>}
        <DutyField duty="clerk" central={central} {...form.field('clerk')} />
        <DutyField duty="head" central={central} {...form.field('head')} />
        <section className="first-run-big">
          <span className="s-muted">{say('duties.willBe')}</span>
          <strong translate="no">{`${code}/${(last?.last ?? 0) + 1}`}</strong>
          <span>{say('duties.book', { year: view.year })}</span>
        </section>
        <CheckboxField hint={say('duties.sampleHint')} {...form.tick('withSample')}>
          {say('duties.sample')}
        </CheckboxField>
      </FormLayout>
    </StepFrame>
  );
}

interface DutyFieldProps {
  readonly duty: 'clerk' | 'head';
  readonly central: RegistryPoint | undefined;
  readonly value: Option | null;
  readonly onChange: (person: Option | null) => void;
  readonly error: string | null;
}

/** Who has the duty, or the field in which somebody is chosen. */
function DutyField({ duty, central, ...field }: DutyFieldProps) {
  const say = useWords(firstRunWords);
  const name = central?.[duty] ?? null;
  if (name !== null) {
    return (
      <p>
        <b>{say(`duties.${duty}`)}</b> {say('duties.held', { name })}
      </p>
    );
  }
  return (
    <PersonPicker
      label={say(`duties.${duty}`)}
      description={say('duties.find')}
      scopeUnitId={null}
      {...field}
    />
  );
}
