import { searchPeople } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  fieldOf,
  fill,
  find,
  fireEvent,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { emptyMinutes, toMinutes } from '../minutes-draft.ts';
import type { MinutesDraft } from '../minutes-draft.ts';
import { th } from '../words/th.ts';
import { AttendanceField } from './AttendanceField.tsx';

const person = (name: string, post = '', remark = '') => ({ name, post, remark });
/** What the form holds after the last change. */
let now: MinutesDraft = emptyMinutes;
const hold = (minutes: MinutesDraft) => {
  now = minutes;
};

function Field({ start }: { readonly start: Partial<MinutesDraft> }) {
  const [minutes, setMinutes] = useState({ ...emptyMinutes, ...start });
  const change = (part: Partial<MinutesDraft>) => {
    const next = { ...minutes, ...part };
    setMinutes(next);
    hold(next);
  };
  return <AttendanceField minutes={minutes} change={change} error={null} />;
}

const two = [person('นายเอก', 'ประธาน'), person('นางโท', 'กรรมการ', 'แทน นายตรี')];
const said = (word: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), word);
const cell = (field: string, place: number) =>
  fieldOf(said(th.cell, { field, place: String(place) }));

test('a text that a browser kept before becomes rows, and nothing of it is lost', async () => {
  const kept = 'นายเอก ประธาน\n\nนางโท  กรรมการ';
  await show(<Field start={{ present: kept }} />);
  expect(cell(th.name, 1)).toHaveProperty('value', 'นายเอก ประธาน');
  expect(cell(th.post, 2)).toHaveProperty('value', 'กรรมการ');
  const people = [person('นายเอก ประธาน'), person('นางโท', 'กรรมการ')];
  expect(toMinutes({ ...emptyMinutes, present: kept }).present).toEqual(people);
});

test('somebody of the agency comes with the post, and somebody from outside is typed', async () => {
  const found = {
    ...{ id: 'a', name: 'นางสาวปาริชาต เลิศธนากูล', nameEn: '', positionName: 'รองผู้อำนวยการ' },
    ...{ positionNameEn: '', unitId: null, unitName: '', unitNameEn: '' },
  };
  answerCalls(answering(searchPeople, { rows: [found], total: 1 }));
  const user = await show(<Field start={{}} />);
  await find(user, th.add.present, 'ปาริ');
  await fill(user, fieldOf(th.add.present), 'นายนอก  ผู้แทนจังหวัด');
  await user.keyboard('{Enter}');
  expect(now.present).toEqual([
    person('นางสาวปาริชาต เลิศธนากูล', 'รองผู้อำนวยการ'),
    person('นายนอก', 'ผู้แทนจังหวัด'),
  ]);
});

test('somebody typed below the list is kept and saved without being added', async () => {
  answerCalls(answering(searchPeople, { rows: [], total: 0 }));
  const user = await show(<Field start={{ present: two }} />);
  await fill(user, fieldOf(th.add.present), 'นายนอก');
  expect(now).toMatchObject({ present: two, adding: { present: 'นายนอก' } });
  expect(toMinutes(now)).toMatchObject({ present: [...two, person('นายนอก')] });
  expect(toMinutes(now)).not.toHaveProperty('adding');
});

test('people change their order by keys, and their list in one step', async () => {
  const user = await show(<Field start={{ present: two }} />);
  await user.click(cell(th.post, 2));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(now.present).toEqual(two.toReversed());
  await user.click(screen.getByRole('button', { name: said(th.more, { name: 'นายเอก' }) }));
  await user.click(await screen.findByText(said(th.moveTo, { list: th.absent })));
  expect(now).toMatchObject({ present: [two[1]], absent: [two[0]] });
  expect(screen.getByText(th.absent, { selector: '[role=tab]' }).textContent).toContain('1 คน');
});

test('a row that was removed is taken back into what is in the form then', async () => {
  const user = await show(<Field start={{ present: two }} />);
  await user.click(screen.getByRole('button', { name: said(th.remove, { name: 'นายเอก' }) }));
  expect(now.present).toEqual([two[1]]);
  await fill(user, cell(th.post, 1), 'และเลขานุการ');
  await user.click(await screen.findByText(th.undo));
  expect(now.present).toEqual([two[0], { ...two[1], post: 'กรรมการและเลขานุการ' }]);
});

test('the focus follows a key at once: the next key is not typed into the field before', async () => {
  await show(<Field start={{ present: two }} />);
  const key = (at: number, pressed: object) => fireEvent.keyDown(cell(th.name, at), pressed);
  key(2, { key: 'ArrowUp', altKey: true });
  expect(document.activeElement).toBe(cell(th.name, 1));
  expect(now.present).toEqual(two.toReversed());
  key(1, { key: 'Enter' });
  expect(document.activeElement).toBe(cell(th.name, 2));
  key(2, { key: 'Enter' });
  expect(document.activeElement).toBe(cell(th.name, 3));
});

test('Enter in the last row begins the next one, which is not saved while it is empty', async () => {
  const user = await show(<Field start={{ present: two }} />);
  await user.click(cell(th.name, 2));
  await user.keyboard('{Enter}');
  expect(now.present).toHaveLength(3);
  expect(toMinutes(now).present).toEqual(two);
});

test('a list that is pasted into a row goes into rows', async () => {
  await show(<Field start={{ present: two }} />);
  const clipboardData = { getData: () => 'นายสี่\tกรรมการ\nนายห้า' };
  fireEvent.paste(cell(th.name, 1), { clipboardData });
  expect(now.present).toEqual([two[0], person('นายสี่', 'กรรมการ'), person('นายห้า'), two[1]]);
});

test('a row is dragged by its grip', async () => {
  await show(<Field start={{ present: [...two, person('นายสี่')] }} />);
  const rows = [...document.querySelectorAll('.minutes-person')];
  rows.forEach((row, at) => {
    row.getBoundingClientRect = () => new DOMRect(0, at * 40, 100, 40);
  });
  const grip = rows[0]?.querySelector('.minutes-grip');
  if (!grip) throw new Error('no grip');
  grip.setPointerCapture = () => undefined;
  const at = (type: string, clientY: number) =>
    fireEvent(grip, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
  const dropOf = (row: number) => rows[row]?.getAttribute('data-drop');
  at('pointerdown', 20);
  await waitFor(() => expect(dropOf(0)).toBe('dragged'));
  at('pointermove', 105);
  await waitFor(() => expect(dropOf(2)).toBe('after'));
  fireEvent.pointerUp(grip);
  expect(now.present).toEqual([two[1], person('นายสี่'), two[0]]);
});
