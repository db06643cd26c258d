import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../action/Button.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { Select } from '../field/Select.tsx';
import { TextField } from '../field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { fieldOf, screen, show, waitFor } from '../testing.ts';
import { FormLayout } from './FormLayout.tsx';

const send = vi.fn(async () => 'done');
const press = vi.fn();
const options = [
  { value: 'usual', label: 'Usual' },
  { value: 'secret', label: 'Secret' },
];

function Sample() {
  const form = useForm({
    name: 'sample',
    start: { name: '', speed: 'usual', class: 'usual' },
    send,
  });
  return (
    <FormLayout form={form} actions={<Button type="submit">Send</Button>}>
      <TextField label="Name" {...form.field('name')} />
      <RadioGroup label="Speed" options={options} {...form.field('speed')} />
      <Select label="Class" options={options} {...form.field('class')} />
      <Button onPress={press}>In three days</Button>
    </FormLayout>
  );
}

beforeEach(() => {
  send.mockClear();
  press.mockClear();
});

test.each([
  ['a text field', () => fieldOf('Name')],
  ['a radio button', () => screen.getAllByRole('radio')[0]!],
  ['a list of choices', () => screen.getByRole('button', { name: /Class/ })],
  ['a button among the fields', () => screen.getByRole('button', { name: 'In three days' })],
])('Ctrl+Enter sends the form once, from %s too', async (_name, target) => {
  const user = await show(<Sample />);
  target().focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(press).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});
