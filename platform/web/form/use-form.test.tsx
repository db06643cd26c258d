import { expect, test, vi } from 'vitest';
import { PasswordField } from '../field/PasswordField.tsx';
import { TextField } from '../field/TextField.tsx';
import { SaveForm } from '../layout/SaveForm.tsx';
import { ApiError } from '../api/api-error.ts';
import { errorAt, fieldOf, screen, show, theForm, waitFor } from '../testing.ts';
import { useForm } from './use-form.ts';
import type { FormSpec } from './use-form.ts';
import type { SentBy } from './use-sending.ts';

const start = { name: '', password: '' };
type Values = typeof start;
type Sent = (values: Values, by: SentBy<'submit'>) => Promise<string>;

function Sample(props: Partial<FormSpec<Values, string, 'submit'>> & { readonly send: Sent }) {
  const form = useForm({
    name: 'sample',
    about: '7',
    start,
    withoutSecrets: ({ name }: Values) => ({ name }),
    check: ({ name }) => ({ name: name === '' && 'no name' }),
    ...props,
  });
  return (
    <SaveForm form={form} label="Save">
      <TextField label="Name" isRequired {...form.field('name')} />
      <PasswordField label="Password" {...form.field('password')} />
    </SaveForm>
  );
}

const refused = (issues: readonly object[] = []) =>
  new ApiError({
    ...{ code: 'platform.invalid-input', params: {}, message: '', status: 422, requestId: null },
    body: { issues },
  });

test('says what is missing at its field, takes the focus there, and sends nothing', async () => {
  const send = vi.fn<Sent>();
  const user = await show(<Sample send={send} />);
  expect(errorAt(fieldOf('Name'))).toBeNull();
  await user.type(fieldOf('Password'), 'x{Enter}');
  expect(errorAt(fieldOf('Name'))).toBe('no name');
  expect(document.activeElement).toBe(fieldOf('Name'));
  expect(send).not.toHaveBeenCalled();
  await user.type(fieldOf('Name'), 'a');
  expect(errorAt(fieldOf('Name'))).toBeNull();
});

test('is sent once, however often it is pressed', async () => {
  const answered = Promise.withResolvers<string>();
  const send = vi.fn<Sent>(() => answered.promise);
  const onDone = vi.fn();
  const user = await show(<Sample send={send} onDone={onDone} />);
  await user.type(fieldOf('Name'), 'a{Enter}{Enter}');
  await user.type(fieldOf('Password'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  answered.resolve('done');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done', { name: 'a', password: '' }, 'submit');
});

test('a repeated try is the same command, a changed one another', async () => {
  const keys: string[] = [];
  const send: Sent = async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw refused();
  };
  const user = await show(<Sample send={send} />);
  await user.type(fieldOf('Name'), 'a{Enter}');
  await screen.findByRole('alert');
  await user.type(fieldOf('Name'), '{Enter}');
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.type(fieldOf('Name'), 'b{Enter}');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what the server refused is shown at its field until that is changed; every input stays', async () => {
  const send: Sent = () => Promise.reject(refused([{ field: 'form.name', rule: 'required' }]));
  const user = await show(<Sample send={send} />);
  await user.type(fieldOf('Name'), 'a');
  await user.type(fieldOf('Password'), 'secret{Enter}');
  await waitFor(() => expect(errorAt(fieldOf('Name'))).toBe('กรุณากรอกข้อมูล'));
  expect(fieldOf('Name')).toHaveProperty('value', 'a');
  await user.type(fieldOf('Name'), 'b');
  expect(errorAt(fieldOf('Name'))).toBeNull();
});

test('a refusal about one field is said at that field, too, in its own words', async () => {
  const told = { code: 'settings.name-taken', message: 'มีอยู่แล้ว', status: 409 };
  const failure = new ApiError({
    ...told,
    ...{ params: {}, requestId: null, body: { atField: 'name' } },
  });
  const user = await show(<Sample send={() => Promise.reject(failure)} />);
  await user.type(fieldOf('Name'), 'a{Enter}');
  await waitFor(() => expect(errorAt(fieldOf('Name'))).toBe('มีอยู่แล้ว'));
  expect(document.activeElement).toBe(fieldOf('Name'));
  await user.type(fieldOf('Name'), 'b');
  expect(errorAt(fieldOf('Name'))).toBeNull();
});

test('is known by its key, its values without secrets, and whether they were sent', async () => {
  const user = await show(<Sample send={() => Promise.resolve('done')} />);
  expect(theForm()).toEqual({ key: 'sample:7', values: { name: '' }, isDirty: false });
  await user.type(fieldOf('Password'), 'secret');
  await user.type(fieldOf('Name'), 'a');
  expect(theForm()).toEqual({ key: 'sample:7', values: { name: 'a' }, isDirty: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(theForm().isDirty).toBe(false));
});

test('a form whose confirmation is denied is not sent and stays dirty', async () => {
  const send = vi.fn<Sent>();
  const user = await show(<Sample send={send} ask={() => Promise.resolve(false)} />);
  await user.type(fieldOf('Name'), 'a{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(theForm().isDirty).toBe(true);
  await user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});
