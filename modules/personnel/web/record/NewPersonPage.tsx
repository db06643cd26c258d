import { civilDateAt, settingsMenus } from '@sarn/kernel';
import {
  Button,
  Card,
  ComboBox,
  DatePicker,
  ErrorSummary,
  FormLayout,
  LinkButton,
  PageHeader,
  Select,
  Table,
  TextField,
  formatDay,
  useForm,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Leaving } from '@sarn/personnel/contract';
import { useNavigate } from '@tanstack/react-router';
import { accountWords } from '../account/words/account-words.ts';
import { noPost, postFaults, PostFields, sentPost } from './PostFields.tsx';
import { useCreatePerson, useLeaving, useMayImport } from './record.client.ts';
import { useNameOptions, usePrefixGender, useTermOptions } from './term-options.ts';
import { recordWords } from './words/record-words.ts';
import './record.css';

const record = `/settings/${settingsMenus.centre}/employee-information`;

const empty = {
  ...{ employeeCode: '', prefix: '', firstName: '', lastName: '', firstNameEn: '', lastNameEn: '' },
  ...{ idCard: '', gender: '' as '' | 'male' | 'female', birthday: null as string | null },
  ...{ email: '', phone: '', employment: 'civil', username: '', suffix: '' },
  ...{ appointedOn: null as string | null, post: noPost },
};
type Draft = typeof empty;

/** `/settings/{menuID}/new-person`: adds a person; below, who is leaving. */
export default function NewPersonPage() {
  const say = useWords(recordWords);
  const mayImport = useMayImport();
  return (
    <div className="record-page">
      <PageHeader
        title={say('add')}
        meta={say('addAbout')}
        actions={
          mayImport && (
            <LinkButton href={`/settings/${settingsMenus.centre}/people-import`} variant="quiet">
              {say('import')}
            </LinkButton>
          )
        }
      />
      <NewPersonForm />
      <LeavingCard />
    </div>
  );
}

function useNewPerson() {
  const say = useWords(recordWords);
  const sayOfMail = useWords(accountWords);
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCreatePerson();
  const missing = (field: 'code' | 'firstName' | 'unit' | 'position') =>
    say('missing', { field: say(field) });
  const form = useForm({
    ...{ name: 'record.new', start: empty },
    // The number of an ID card is kept nowhere.
    withoutSecrets: ({ idCard: _idCard, ...rest }: Draft) => rest,
    check: ({ employeeCode, firstName, post }) => ({
      employeeCode: employeeCode.trim() === '' && missing('code'),
      firstName: firstName.trim() === '' && missing('firstName'),
      ...postFaults(post, missing),
    }),
    send: async ({ post, birthday, appointedOn, ...rest }) =>
      create.mutateAsync({
        ...rest,
        ...{ birthday: birthday ?? '', appointedOn: appointedOn ?? '', ...sentPost(post) },
      }),
    onDone: ({ personId, isInvited, sendsMail }, { prefix, firstName, lastName }) =>
      void toasts.show({
        ...{
          tone: isInvited && !sendsMail ? 'warning' : 'success',
          title: say('added', { name: `${prefix}${firstName} ${lastName}`.trim() }),
        },
        ...(isInvited ? { text: sendsMail ? say('invited') : sayOfMail('notMailed') } : {}),
        action: {
          label: say('openRecord'),
          onPress: () => void navigate({ to: record, search: { person: personId } as never }),
        },
      }),
    onFinish: () => form.reset(empty),
  });
  return form;
}

/** The form by which one person is added. */
export function NewPersonForm() {
  const say = useWords(recordWords);
  const form = useNewPerson();
  return (
    <FormLayout form={form}>
      <ErrorSummary error={form.failure} isFocused />
      <NameFields form={form} />
      <WorkFields form={form} />
      <PersonalFields form={form} />
      <div className="record-bar record-end">
        <Button variant="primary" type="submit" isPending={form.isPending}>
          {say('add')}
        </Button>
      </div>
    </FormLayout>
  );
}

interface PartProps {
  readonly form: ReturnType<typeof useNewPerson>;
}

function NameFields({ form }: PartProps) {
  const say = useWords(recordWords);
  const prefixes = useNameOptions('prefix');
  const suffixes = useTermOptions('suffix');
  const genderOf = usePrefixGender();
  const { prefix } = form.values;
  // Known by the prefix; somebody for whom another was chosen keeps it.
  const choosePrefix = (next: string) => {
    const { gender } = form.values;
    const isOwn = gender !== '' && gender !== genderOf(prefix);
    form.change({ prefix: next, gender: isOwn ? gender : genderOf(next) });
  };
  return (
    <Card title={say('name')}>
      <div className="record-fields">
        <TextField label={say('code')} isRequired maxLength={40} {...form.field('employeeCode')} />
        <ComboBox
          label={say('prefix')}
          description={say('prefixHint')}
          isFreeText
          options={prefixes}
          value={prefix === '' ? null : { value: '', label: prefix }}
          onChange={(chosen) => choosePrefix(chosen?.label.slice(0, 60) ?? '')}
          error={form.error('prefix')}
        />
        <TextField
          label={say('firstName')}
          isRequired
          maxLength={100}
          {...form.field('firstName')}
        />
        <TextField label={say('lastName')} maxLength={100} {...form.field('lastName')} />
        <Select
          label={say('suffix')}
          options={[{ value: '', label: say('noSuffix') }, ...suffixes]}
          {...form.field('suffix')}
        />
        <TextField label={say('firstNameEn')} maxLength={100} {...form.field('firstNameEn')} />
        <TextField label={say('lastNameEn')} maxLength={100} {...form.field('lastNameEn')} />
      </div>
    </Card>
  );
}

function WorkFields({ form }: PartProps) {
  const say = useWords(recordWords);
  const types = useTermOptions('employee-type');
  return (
    <Card title={say('work')}>
      <div className="record-fields">
        <PostFields
          post={form.values.post}
          employment={form.values.employment}
          onChange={(post) => form.change({ post })}
          error={(field) => form.error(field)}
        />
        <Select label={say('type')} options={types} {...form.field('employment')} />
        <DatePicker
          label={say('appointedOn')}
          minValue="1900-01-01"
          {...form.field('appointedOn')}
        />
        <TextField label={say('email')} type="email" maxLength={254} {...form.field('email')} />
        <TextField
          label={say('username')}
          description={say('usernameHint')}
          maxLength={100}
          autoComplete="off"
          {...form.field('username')}
        />
      </div>
    </Card>
  );
}

function PersonalFields({ form }: PartProps) {
  const say = useWords(recordWords);
  const genders = ['', 'male', 'female'] as const;
  return (
    <Card title={say('personal')}>
      <div className="record-fields">
        <TextField
          label={say('idCard')}
          description={say('idCardHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('idCard')}
        />
        <Select
          label={say('gender')}
          options={genders.map((value) => ({ value, label: say(`genders.${value || 'none'}`) }))}
          {...form.field('gender')}
        />
        <DatePicker
          label={say('birthday')}
          minValue="1900-01-01"
          maxValue={civilDateAt(new Date())}
          {...form.field('birthday')}
        />
        <TextField label={say('phone')} type="tel" maxLength={60} {...form.field('phone')} />
      </div>
    </Card>
  );
}

function LeavingCard() {
  const say = useWords(recordWords);
  const language = useLanguage();
  const found = useLeaving();
  const columns: readonly TableColumn<Leaving>[] = [
    {
      ...{ id: 'name', label: say('name'), role: 'title' },
      render: ({ name, positionName }) => `${name} ${positionName}`,
    },
    { id: 'unit', label: say('unit'), width: '18rem', render: ({ unitName }) => unitName || '–' },
    {
      ...{ id: 'day', label: say('lastDay'), width: '10rem', priority: 1 },
      render: ({ lastDay }) => formatDay(lastDay, language),
    },
    {
      ...{ id: 'why', label: say('why'), width: '10rem', priority: 2 },
      render: ({ why }) => say(why === 'retires' ? 'retires' : 'byOrder'),
    },
  ];
  return (
    <Card title={say('leaving')} isFlush>
      <Table
        aria-label={say('leaving')}
        columns={columns}
        rows={found.data}
        rowId={({ personId, why }) => `${personId}-${why}`}
        rowName={({ name }) => name}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={{ none: { title: say('leavingNone'), text: say('leavingNoneText') }, filter: null }}
      />
    </Card>
  );
}
