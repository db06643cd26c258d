import {
  fieldsOf,
  getPersonProfile,
  profileFieldNames,
  profileFields,
} from '@sarn/profile/contract';
import type { Profile, ProfileFieldName } from '@sarn/profile/contract';
import {
  answerCalls,
  answering,
  fieldOf,
  keepInput,
  keptInput,
  leavePage,
  opensAgain,
  retype,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import { PersonRecord as RecordWithHead } from './PersonRecord.tsx';
import type { PersonHead } from './PersonRecord.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const personId = '01930000-0000-7000-8000-000000000001';
const Head = ({ name, post }: PersonHead) => <h1>{[name, post].join(' | ')}</h1>;
const PersonRecord = (props: { readonly personId: string }) => (
  <RecordWithHead {...props} Head={Head} />
);
const labelOf = (name: ProfileFieldName): string => profileFields[name].label.th;

/** Each field with a value of its own, and as the record shows it. */
const shown: Partial<Record<ProfileFieldName, readonly [value: string, text: string]>> = {
  gender: ['female', 'หญิง'],
  birthday: ['1966-10-01', '1 ตุลาคม 2509'],
  idCard: ['•-••••-••••1-01-3', '•-••••-••••1-01-3'],
};
const valueOf = (name: ProfileFieldName) => shown[name]?.[0] ?? `value of ${name}`;
const textOf = (name: ProfileFieldName) => shown[name]?.[1] ?? valueOf(name);

const profile: Profile = {
  ...{ personId, editable: fieldsOf('self', 'personnel'), pictureTag: null },
  values: Object.fromEntries(
    profileFieldNames.map((name) => [name, valueOf(name)]),
  ) as Profile['values'],
};
const reads = {
  ...answering(getPersonProfile, { item: profile }, { personId }),
  'GET /identity/me': () => ({ id: 'p1', name: 'ก', permissions: [], limited: [], posts: [] }),
  'GET /settings/options/prefix': () => ({ rows: [] }),
};

test('[16.04] the record shows every field with its value', async () => {
  answerCalls(reads);
  await show(<PersonRecord personId={personId} />);
  await screen.findByText(textOf('employeeCode'));
  for (const name of profileFieldNames) {
    const fact = screen.getByText(labelOf(name), { selector: 'dt' }).parentElement;
    expect(fact?.textContent?.replaceAll('\u00A0', ' '), name).toContain(textOf(name));
  }
});

test('the head is given the name of the person and the post', async () => {
  answerCalls(reads);
  await show(<PersonRecord personId={personId} />);
  await screen.findByText(textOf('employeeCode'));
  const [prefix, first, last] = [valueOf('prefix'), valueOf('firstName'), valueOf('lastName')];
  const post = `${valueOf('position')} · ${valueOf('unit')}`;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    `${prefix}${first} ${last} | ${post}`,
  );
});

test('[16.04] the form has every field that does not follow from the post', async () => {
  answerCalls(reads);
  const user = await show(<PersonRecord personId={personId} />);
  await user.click(await screen.findByRole('button', { name: 'แก้ไขข้อมูลบุคลากร' }));
  const dialog = await screen.findByRole('dialog');
  for (const name of fieldsOf('self', 'personnel')) {
    expect(dialog.textContent, name).toContain(labelOf(name));
  }
});

test('the form of a record is open again after a refresh, without the ID card that was typed', async () => {
  keepInput();
  answerCalls(reads);
  const name = 'แก้ไขข้อมูลบุคลากร';
  const user = await show(<PersonRecord personId={personId} />);
  await user.click(await screen.findByRole('button', { name }));
  await retype(user, labelOf('race'), 'มอญ');
  await retype(user, labelOf('idCard'), '1-0000-00001-01-3');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  expect(JSON.stringify(await keptInput(`profile:${personId}`))).not.toContain('00001');
  leavePage();
  const again = await show(<PersonRecord personId={personId} />);
  await again.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await waitFor(() => expect(fieldOf(labelOf('race'))).toHaveProperty('value', 'มอญ'));
  expect(fieldOf(labelOf('idCard'))).toHaveProperty('value', '');
});

test('closing the form of a record leaves the address', async () => {
  answerCalls(reads);
  const name = 'แก้ไขข้อมูลบุคลากร';
  await opensAgain(<PersonRecord personId={personId} />, {
    ...{ press: name, name, search: '?new=&what=record' },
  });
});
