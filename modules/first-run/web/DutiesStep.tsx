import { setFirstDuties } from '@sarn/first-run/contract';
import type { FirstRunView } from '@sarn/first-run/contract';
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

/** Seventh step: who registers, who heads, and a number to look at. */
export function DutiesStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const toasts = useToasts();
  const run = useStepCall();
  const central = view.points.find(({ isCentral }) => isCentral);
  const code = central?.letterCode ?? '';
  const form = useStepForm<Values, { readonly view: FirstRunView; readonly sample: string | null }>(
    {
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
    },
  );
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
        {(['clerk', 'head'] as const).map((duty) => {
          const name = central?.[duty] ?? null;
          if (name !== null) {
            return (
              <p key={duty}>
                <b>{say(`duties.${duty}`)}</b> {say('duties.held', { name })}
              </p>
            );
          }
          return (
            <PersonPicker
              key={duty}
              label={say(`duties.${duty}`)}
              description={say('duties.find')}
              scopeUnitId={null}
              {...form.field(duty)}
            />
          );
        })}
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
