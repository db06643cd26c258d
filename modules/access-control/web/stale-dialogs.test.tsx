import { listUnits } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  fill,
  pressEnter,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import type { GroupLine, MenuRow, NumberLine, RoleTypeLine } from '@sarn/access-control/contract';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { GroupDialog } from './GroupDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { NumberRightDialog } from './NumberRightDialog.tsx';
import { RoleTypeDialog } from './RoleTypeDialog.tsx';

const idOf = (last: number) => `0193a000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const valid = { validFrom: '2026-01-01', validTo: null, version: 2 } as const;

const group: GroupLine = {
  ...{ id: idOf(1), code: 'drivers', nameTh: 'พนักงานขับรถ', nameEn: 'Drivers', kind: 'rule' },
  ...{ ruleUnitId: null, ruleUnitName: '', ruleDuty: 'head', rulePositionTypeId: null },
  ...{ rulePositionTypeName: '', people: 2, parts: [], menus: 0, isSeed: false, ...valid },
};
const menu: MenuRow = {
  ...{ id: 70_001, parent: 'launcher', level: 1, nameTh: 'ระบบลา', nameEn: 'Leave', icon: 'globe' },
  ...{ action: 'https://leave.example', seq: 50, permission: null, isOn: true, isOwn: true },
  ...{ isFixed: false, isChanged: false, version: 2 },
};
const line: NumberLine = {
  ...{ id: idOf(2), grantee: 'post', granteeId: idOf(3), granteeName: 'นิติกร', acts: ['take'] },
  ...{ unitId: idOf(4), unitName: 'กองคลัง', scope: 'unit', kinds: null },
  ...{ mostAtOnce: 5, mostDaysBack: 7, ...valid },
};
const type: RoleTypeLine = {
  ...{ code: 'officer', nameTh: 'เจ้าหน้าที่', nameEn: 'Officer', widestScope: 'agency' },
  ...{ grantee: 'any', needsSecond: false, hasHeadPortal: false, sort: 10, isSeed: false },
  ...{ ...valid, roles: 1 },
};

const units = answering(listUnits, {
  rows: [
    {
      ...{ id: line.unitId, parentId: null, nameTh: line.unitName, nameEn: '', code: '04' },
      ...{ kind: 'division', abbreviation: '', letterCode: '', depth: 0 },
    },
  ],
  total: 1,
});
const theirName = { nameTh: 'ชื่อของอีกคน', nameEn: 'Of the other', version: 3 };
const named = {
  field: 'ชื่อภาษาไทย',
  mine: 'ชื่อของฉัน',
  theirs: 'ชื่อของอีกคน',
  key: 'nameTh',
} as const;

/** What differs beside the field that is typed here: what the other one saved, and what stands here. */
type Line = readonly [theirs: string, mine: string];

interface Case {
  readonly name: string;
  readonly dialog: (onClose: () => void) => ReactElement;
  readonly save: string;
  /** What is read, first as it was opened and then as somebody else saved it. */
  readonly read: (isChanged: () => boolean) => Parameters<typeof answerCalls>[0];
  /** The field that both have changed. */
  readonly typed: {
    readonly field: string;
    readonly mine: string;
    readonly theirs: string;
    readonly key: string;
  };
  readonly other: Line;
}

const cases: readonly Case[] = [
  {
    name: 'a group',
    dialog: (onClose) => <GroupDialog group={group} onClose={onClose} />,
    save: 'POST /access/groups/save',
    read: (isChanged) => ({
      [`GET /access/groups/${group.id}`]: () => ({
        item: isChanged() ? { ...group, ...theirName } : group,
        members: [],
        total: 0,
      }),
      'GET /access/groups': () => ({ rows: [group], positionTypes: [] }),
    }),
    typed: named,
    other: ['Of the other', 'Drivers'],
  },
  {
    name: 'an entry of a menu',
    dialog: (onClose) => <MenuDialog row={menu} parent="launcher" onClose={onClose} />,
    save: 'POST /access/menus/save',
    read: () => ({ 'GET /access/menus': () => ({ rows: [{ ...menu, ...theirName }] }) }),
    typed: named,
    other: ['Of the other', 'Leave'],
  },
  {
    name: 'a right to numbers',
    dialog: (onClose) => <NumberRightDialog line={line} onClose={onClose} />,
    save: 'POST /access/number-lines/save',
    read: () => ({
      'GET /access/roles': () => ({ rows: [], permissions: [], asksSecond: false }),
      'GET /access/groups': () => ({ rows: [], positionTypes: [] }),
      'GET /access/number-lines': ({ fields }) => ({
        // It was ended meanwhile: it stands among those that are over.
        rows:
          fields['isEnded'] === 'true'
            ? [{ ...line, mostAtOnce: 20, mostDaysBack: 30, version: 3 }]
            : [],
      }),
    }),
    typed: { field: 'ครั้งละไม่เกิน', mine: '9', theirs: '20', key: 'mostAtOnce' },
    other: ['30', '7'],
  },
  {
    name: 'a type of roles',
    dialog: (onClose) => <RoleTypeDialog type={type} onClose={onClose} />,
    save: 'POST /access/role-types/save',
    read: () => ({ 'GET /access/role-types': () => ({ rows: [{ ...type, ...theirName }] }) }),
    typed: named,
    other: ['Of the other', 'Officer'],
  },
];

const field = (name: string): HTMLElement =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const reason = 'คำสั่งที่ 3';

/** Types and sends what somebody else has saved first. */
async function refused({ dialog, save, read, typed }: Case) {
  const onClose = vi.fn();
  let isChanged = false;
  const answers: object[] = [{ state: 'applied', changeId: 'c', aloneAt: null }];
  const calls = answerCalls({
    ...units,
    ...read(() => isChanged),
    [save]: () => {
      if (isChanged) return answers.shift() ?? refusal('access.stale');
      isChanged = true;
      return refusal('access.stale');
    },
  });
  const user = await show(dialog(onClose));
  await screen.findByRole('dialog');
  await user.clear(field(typed.field));
  await fill(user, field(typed.field), typed.mine);
  await fill(user, field('เหตุผล'), reason);
  await pressEnter(field('เหตุผล'));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  return { user, calls, difference, onClose };
}

const sentOf = (calls: readonly Asked[]) =>
  calls.filter(({ fields }) => 'version' in fields).map(({ fields }) => fields);

test.each(cases)(
  'who saves $name second is shown the difference, and goes on with the own values',
  async (one) => {
    const { user, calls, difference, onClose } = await refused(one);
    const { typed, other } = one;
    const cells = difference.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([...[typed.theirs, typed.mine], ...other]);
    await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
    expect(screen.queryByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' })).toBeNull();
    await pressEnter(field('เหตุผล'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sentOf(calls).map((sent) => [sent['version'], sent[typed.key], sent['reason']])).toEqual(
      [
        ['2', typed.mine, reason],
        ['3', typed.mine, reason],
      ],
    );
  },
);

test.each(cases)(
  'who saves $name second may take what the other one saved, and keeps the reason',
  async (one) => {
    const { user, calls, difference, onClose } = await refused(one);
    const { typed } = one;
    await user.click(difference.getByRole('button', { name: 'ใช้ค่าที่บันทึกไว้' }));
    expect(field(typed.field)).toHaveProperty('value', typed.theirs);
    expect(field('เหตุผล')).toHaveProperty('value', reason);
    expect(onClose).not.toHaveBeenCalled();
    await pressEnter(field('เหตุผล'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sentOf(calls).at(-1)).toMatchObject({ version: '3', [typed.key]: typed.theirs });
  },
);
