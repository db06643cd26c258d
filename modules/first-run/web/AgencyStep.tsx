import { agencyPacks, setUpAgency } from '@sarn/first-run/contract';
import type { AgencyForm, FirstRunView } from '@sarn/first-run/contract';
import { toThaiDigits } from '@sarn/kernel';
import { isEmail } from '@sarn/organisation/contract';
import {
  FormLayout,
  FormRow,
  Select,
  TextArea,
  TextField,
  call,
  useWords,
} from '@sarn/platform-web';
import type { Form, Say } from '@sarn/platform-web';
import { useStepCall } from './first-run.client.ts';
import { keptCode } from './setup-code.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';
import type { th } from './words/th.ts';

const empty: AgencyForm = {
  ...{ nameTh: '', nameEn: '', abbreviation: '', pack: 'civil', letterCode: '', unitCode: '01' },
  ...{ address: '', phone: '', mail: '' },
};

const startOf = ({ agency }: FirstRunView): AgencyForm => agency ?? empty;

const needed = ['nameTh', 'letterCode', 'unitCode', 'address'] as const;

const check = (say: Say<typeof th>) => (values: AgencyForm) => ({
  ...Object.fromEntries(
    needed.map((field) => [
      field,
      values[field].trim() === '' && say('agency.missing', { field: say(`agency.${field}`) }),
    ]),
  ),
  mail: values.mail !== '' && !isEmail(values.mail) && say('agency.mailWrong'),
});

/** First step: name, kind and letter code. */
export function AgencyStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const run = useStepCall();
  const form = useStepForm({
    name: 'first-run.agency',
    start: startOf(view),
    check: check(say),
    send: (values) =>
      run(() => call(setUpAgency, { ...values, code: keptCode(), seen: view.version })),
    onFinish: (answer) => (answer.view.isSignedIn ? goAfter(go, 'agency') : go('administrator')),
  });
  return (
    <StepFrame
      {...{ view, go, step: 'agency', title: say('agency.title'), text: say('agency.text') }}
      formId={form.id}
      isPending={form.isPending}
      error={form.failure}
    >
      <div className="first-run-two">
        <AgencyFields form={form} />
        <LetterHead values={form.values} />
      </div>
    </StepFrame>
  );
}

function AgencyFields({ form }: { readonly form: Form<AgencyForm, unknown, 'submit'> }) {
  const say = useWords(firstRunWords);
  const number = `${form.values.letterCode || '…'}/1`;
  return (
    <FormLayout form={form} columns={2}>
      <FormRow>
        <TextField label={say('agency.nameTh')} isRequired {...form.field('nameTh')} />
      </FormRow>
      <TextField label={say('agency.abbreviation')} {...form.field('abbreviation')} />
      <TextField label={say('agency.nameEn')} {...form.field('nameEn')} />
      <Select
        label={say('agency.pack')}
        isRequired
        options={agencyPacks.map((pack) => ({ value: pack, label: say(`pack.${pack}`) }))}
        {...form.field('pack')}
      />
      <TextField
        label={say('agency.letterCode')}
        description={say('agency.letterCodeHint', { number })}
        isRequired
        {...form.field('letterCode')}
      />
      <FormRow>
        <TextArea
          label={say('agency.address')}
          description={say('agency.addressHint')}
          isRequired
          {...form.field('address')}
        />
      </FormRow>
      <TextField label={say('agency.phone')} {...form.field('phone')} />
      <TextField label={say('agency.mail')} inputMode="email" {...form.field('mail')} />
      <TextField
        label={say('agency.unitCode')}
        description={say('agency.unitCodeHint')}
        isRequired
        {...form.field('unitCode')}
      />
    </FormLayout>
  );
}

/** How the first letter will begin; Thai digits, as on paper. */
function LetterHead({ values }: { readonly values: AgencyForm }) {
  const say = useWords(firstRunWords);
  const lines = values.address.split('\n').filter((line) => line.trim() !== '');
  return (
    <figure className="first-run-paper" lang="th">
      <div>
        <span className="first-run-emblem" aria-hidden="true" />
        <p>
          {say('agency.at')} {toThaiDigits(`${values.letterCode}/1`)}
        </p>
        <p>
          {[values.nameTh, ...lines].map((line, index) => (
            <span key={index}>{toThaiDigits(line)}</span>
          ))}
        </p>
      </div>
      <figcaption className="s-muted s-small">{say('agency.preview')}</figcaption>
    </figure>
  );
}
