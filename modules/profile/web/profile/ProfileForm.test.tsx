import { fieldsOf, profileFields } from '@sarn/profile/contract';
import type { Profile, ProfileFieldName } from '@sarn/profile/contract';
import {
  answerCalls,
  choose,
  errorAt,
  fieldOf,
  pressEnter,
  refusal,
  retype,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { ProfileForm } from './ProfileForm.tsx';
import { readPersonProfile, useUpdatePersonProfile } from './profile.client.ts';

const save = 'POST /identity/personnel/p1';
const label = (name: ProfileFieldName): string => profileFields[name].label.th;

/** A person whose ID card is known and shown masked. */
const known: Partial<Record<ProfileFieldName, string>> = {
  ...{ employeeCode: 'E1', prefix: 'นาย', firstName: 'เอก', lastName: 'ดี', gender: 'male' },
  ...{ idCard: '•-••••-••••3-45-0', birthday: '1990-01-31', phone: '02 999 1001' },
};

const profile: Profile = {
  personId: 'p1',
  values: known as Profile['values'],
  editable: fieldsOf('self', 'personnel'),
  pictureTag: null,
};

const options = 'GET /settings/options/prefix';
const prefixes = { [options]: () => ({ rows: [] }) };
const sent = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');

/** The form over the real call of the personnel office. */
function Personnel({ onClose }: { readonly onClose: () => void }) {
  const change = useUpdatePersonProfile('p1');
  return (
    <ProfileForm
      title="ข้อมูลบุคคล"
      profile={profile}
      isOpen
      load={() => readPersonProfile('p1')}
      save={(changed, seen) => change.mutateAsync({ change: changed, seen })}
      onClose={onClose}
    />
  );
}

test('what the contract refuses stands at its field', async () => {
  const calls = answerCalls(prefixes);
  const user = await show(<Personnel onClose={() => {}} />);
  await user.type(fieldOf(label('personalEmail')), 'nowhere');
  await pressEnter(fieldOf(label('employeeCode')));
  expect(errorAt(fieldOf(label('personalEmail')))).toBe('กรุณากรอกอีเมลให้ถูกต้อง.');
  await user.clear(fieldOf(label('personalEmail')));
  await user.type(fieldOf(label('idCard')), '1234567890123');
  await pressEnter(fieldOf(label('employeeCode')));
  expect(errorAt(fieldOf(label('idCard')))).toContain('13 หลัก');
  expect(document.activeElement).toBe(fieldOf(label('idCard')));
  expect(sent(calls)).toEqual([]);
});

test('only what was changed is sent, once; the masked ID card never is', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...prefixes, [save]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<Personnel onClose={onClose} />);
  await retype(user, label('lastName'), 'ดีงาม');
  await choose(user, label('gender'), 'หญิง');
  await retype(user, label('birthday'), '1/2/2533');
  await user.clear(fieldOf(label('phone')));
  await pressEnter(fieldOf(label('employeeCode')));
  await pressEnter(fieldOf(label('employeeCode')));
  answer.resolve({ item: profile, message: 'บันทึกแล้ว' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ lastName: 'ดีงาม', gender: 'female', birthday: '1990-02-01', phone: '' },
      seen: JSON.stringify({
        ...{ lastName: 'ดี', gender: 'male', birthday: '1990-01-31', phone: '02 999 1001' },
      }),
    },
  ]);
  expect(await screen.findByText('บันทึกแล้ว')).toBeDefined();
});

test('who saved second sees both values, keeps what was typed and can go on with it', async () => {
  const refused = refusal('settings.stale');
  let saves = 0;
  const calls = answerCalls({
    ...prefixes,
    'GET /identity/personnel/p1': () => ({
      item: { ...profile, values: { ...known, lastName: 'งาม', race: 'ไทย' } },
    }),
    [save]: () => ((saves += 1) === 1 ? refused : { item: profile, message: 'บันทึกแล้ว' }),
  });
  const onClose = vi.fn();
  const user = await show(<Personnel onClose={onClose} />);
  await retype(user, label('lastName'), 'ดีงาม');
  await pressEnter(fieldOf(label('employeeCode')));
  expect((await screen.findByRole('row', { name: /ดีงาม/ })).textContent).toBe('นามสกุลงามดีงาม');
  expect(fieldOf(label('lastName'))).toHaveProperty('value', 'ดีงาม');
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  // What the other changed beside it is taken over, not undone.
  expect(fieldOf(label('race'))).toHaveProperty('value', 'ไทย');
  await pressEnter(fieldOf(label('employeeCode')));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent(calls).at(-1)?.fields).toEqual({ lastName: 'ดีงาม', seen: '{"lastName":"งาม"}' });
});

test('a field that the server refused says so, and what was typed stays', async () => {
  answerCalls({
    ...prefixes,
    [save]: () => refusal('platform.invalid-input', [{ field: 'address', rule: 'too-big' }]),
  });
  const onClose = vi.fn();
  const user = await show(<Personnel onClose={onClose} />);
  await user.type(fieldOf(label('address')), '1 ถนนดี');
  await pressEnter(fieldOf(label('employeeCode')));
  await screen.findByRole('alert');
  expect(errorAt(fieldOf(label('address')))).toContain('ยาวเกิน');
  expect(fieldOf(label('address'))).toHaveProperty('value', '1 ถนนดี');
  expect(theForm()).toMatchObject({ key: 'profile:p1', isDirty: true });
  expect(onClose).not.toHaveBeenCalled();
});
