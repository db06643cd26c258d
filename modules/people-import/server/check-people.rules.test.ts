import { describe, expect, it } from 'vitest';
import { peopleFields, problemText } from '../contract/index.ts';
import type { ImportMapping, PeopleFieldName } from '../contract/index.ts';
import { checkPeople } from './check-people.rules.ts';
import { sampleTerms } from '@sarn/personnel/testing';
import type { KnownPerson, PeopleAsked } from './people-plan.ts';
import type { CardSeal, StagedRow } from './staged.ts';

const names = Object.keys(peopleFields) as PeopleFieldName[];
const mapping = Object.fromEntries(names.map((name, at) => [name, at])) as ImportMapping;

type Cells = Partial<Record<PeopleFieldName, string>>;
const seal = (hash: string, isValid = true): CardSeal => ({ hash, tail: '1013', isValid });

const rowOf = (row: number, cells: Cells, card?: CardSeal): StagedRow => ({
  ...{ row, cells: names.map((name) => cells[name] ?? ''), withoutResult: [] },
  seals: card ? { [String(mapping.idCard)]: card } : {},
});

const units = [
  { id: 'u1', code: '01', nameTh: 'กองแผนงาน', abbreviation: 'กผ.', validTo: null },
  { id: 'u2', code: '02', nameTh: 'กองคลัง', abbreviation: '', validTo: null },
  { id: 'u3', code: '03', nameTh: 'กองเก่า', abbreviation: '', validTo: '2026-01-01' },
  { id: 'u4', code: '04', nameTh: 'กลุ่มแผนงานและงบประมาณ', abbreviation: '', validTo: null },
];

const known: KnownPerson = {
  ...{ id: 'p1', employeeCode: '9', prefix: 'นาย', firstName: 'เก่า', lastName: 'มีอยู่' },
  ...{ firstNameEn: '', lastNameEn: '', email: 'old@a.go.th', phone: '', idCardHash: 'h9' },
  ...{ idCardTail: '0099', gender: 'male', birthday: null, username: 'old', employment: 'civil' },
  ...{ appointedOn: null, suffix: null, prefixes: ['mr'] },
  post: {
    ...{ postId: 'o1', holdingId: 'b1', unitId: 'u1', unitName: 'กองแผนงาน', title: 'นิติกรปฏิบัติการ' },
    ...{ levelCode: 'K1', duty: 'officer' },
  },
};

function check(rows: readonly StagedRow[], more: Partial<PeopleAsked> = {}) {
  const asked: PeopleAsked = {
    ...{ shape: { kind: 'people', mapping }, today: '2026-11-21', units, people: [known] },
    ...{ heads: [], earlierCards: new Map(), terms: sampleTerms, ...more },
  };
  return checkPeople(rows, asked).map((one) => ({
    ...one,
    told: one.problems.map((problem) => problemText(problem, 'th')),
  }));
}
const only = (cells: Cells, more: Partial<PeopleAsked> = {}, card?: CardSeal) =>
  check([rowOf(2, { employeeCode: '1', fullName: 'นายสมชาย ใจดี', ...cells }, card)], more)[0]!;

describe('a table of people', () => {
  it('a new person is read with name, post, level and account', () => {
    const found = only({
      ...{ unit: 'กผ.', post: 'นิติกร', level: 'ชำนาญการ', employment: 'ข้าราชการ' },
      ...{ email: 'Somchai@a.go.th', birthday: '1 ต.ค. 2509', duty: 'ธุรการ' },
    });
    expect(found.state).toBe('new');
    expect(found.told).toEqual([]);
    expect(found.plan).toMatchObject({
      values: {
        prefixTh: 'นาย',
        prefixes: ['mr'],
        email: 'somchai@a.go.th',
        employeeType: 'civil',
      },
      ...{ gender: 'male', birthday: '1966-10-01', username: 'somchai' },
      post: {
        unitId: 'u1',
        title: 'นิติกรชำนาญการ',
        position: 'นิติกร',
        levelCode: 'K2',
        duty: 'clerk',
      },
    });
  });

  it.each<[string, Cells, string]>([
    ['unit', { unit: 'กลุ่มแผนงานฯ' }, 'ไม่พบสังกัด กลุ่มแผนงานฯ'],
    ['ended unit', { unit: 'กองเก่า' }, 'สังกัด กองเก่า เลิกใช้แล้ว'],
    [
      'level',
      { employment: 'จ้างเหมาบริการ', level: 'ชำนาญการ' },
      'ระดับ ชำนาญการ ไม่อยู่ในประเภท จ้างเหมาบริการ',
    ],
    ['unknown level', { level: 'เทพ' }, 'ระดับ เทพ ไม่อยู่ในประเภท ข้าราชการ'],
    [
      'level of another ladder',
      { employment: 'ครู', level: 'ปฏิบัติการ' },
      'ระดับ ปฏิบัติการ ไม่อยู่ในประเภท ข้าราชการครู',
    ],
    ['level that two ladders have', { level: 'ต้น' }, 'ระดับ ต้น ไม่อยู่ในประเภท ข้าราชการ'],
    [
      'level of another position',
      { unit: '01', post: 'ผู้อำนวยการกอง', level: 'ชำนาญการ' },
      'ระดับ ชำนาญการ ไม่อยู่ในประเภท อำนวยการ',
    ],
    [
      'employment that ended',
      { employment: 'ลูกจ้างรายวัน' },
      'ลูกจ้างรายวัน เลิกใช้แล้วตั้งแต่ 1 ก.พ. 69 กรุณาเลือกใหม่',
    ],
    ['date', { birthday: '31/02/2530' }, 'อ่านวันที่ไม่ได้'],
    ['employment', { employment: 'อื่น' }, 'ไม่รู้จักประเภทบุคลากร อื่น'],
    ['duty', { duty: 'แม่บ้าน' }, 'ไม่รู้จักหน้าที่ แม่บ้าน'],
    ['e-mail', { email: 'old@a.go.th', employeeCode: '9x' }, ''],
    ['username', { username: 'OLD' }, 'ชื่อผู้ใช้ซ้ำ นายเก่า มีอยู่ ใช้อยู่'],
    ['prefix', { fullName: 'น.อ.ธนา คลื่นลม' }, 'น.อ. อ่านได้หลายเหล่า'],
    ['Thai name', { fullName: 'Mr.John Smith' }, 'ไม่มีชื่อภาษาไทย'],
    ['short ID card', { idCard: '12345' }, 'เลขประจำตัวประชาชนไม่ถูกต้อง'],
    ['post without unit', { post: 'นิติกร' }, 'มีตำแหน่งแต่ไม่มีสังกัด'],
    [
      'contractor as head',
      { unit: '01', employment: 'จ้างเหมา', duty: 'หัวหน้า' },
      'จ้างเหมาบริการ เป็นหัวหน้าไม่ได้',
    ],
  ])('a wrong %s is told', (_what, cells, told) => {
    const found = only(cells);
    if (told === '') expect(found.state).toBe('changed');
    else expect([found.state, found.told.filter((one) => one === told)]).toEqual(['bad', [told]]);
  });

  it.each(['01', '๐๑', '1', '01 - กองแผนงาน', 'กองแผนงาน (01)', 'กองแผนงาน '])(
    'finds the unit that is written as “%s”',
    (text) => expect(only({ unit: text }).unitName).toBe('กองแผนงาน'),
  );

  it('the likely unit and the full ranks are offered', () => {
    expect(only({ unit: 'กลุ่มแผนงานฯ' }).problems[0]?.choices).toEqual(['กลุ่มแผนงานและงบประมาณ']);
    expect(only({ fullName: 'น.อ.ธนา คลื่นลม' }).problems[0]?.choices).toEqual([
      'นาวาเอก ธนา คลื่นลม',
      'นาวาอากาศเอก ธนา คลื่นลม',
    ]);
  });

  it('doubts are taken and told', () => {
    const found = only({ email: 'สมปอง@land.example', phone: 'โทร', gender: 'หญิง', unit: '01' });
    expect([found.state, ...found.told]).toEqual([
      ...['new', 'คำนำหน้าไม่ตรงกับเพศ', 'อีเมลไม่ถูกต้อง เว้นไว้ก่อน เพิ่มภายหลังได้'],
      ...['โทรศัพท์ไม่ถูกต้อง เว้นไว้ก่อน', 'ไม่มีตำแหน่ง ใช้ เจ้าหน้าที่'],
    ]);
    expect(found.plan?.values.email).toBeUndefined();
  });

  it('codes, ID cards, addresses and usernames that are shared keep both rows out', () => {
    const found = check([
      rowOf(
        2,
        { employeeCode: '1', fullName: 'นายหนึ่ง ก', email: 'x@a.go.th', unit: '01' },
        seal('a'),
      ),
      rowOf(3, { employeeCode: '1', fullName: 'นายสอง ข', unit: '01' }),
      rowOf(4, { employeeCode: '3', fullName: 'นายสาม ค', email: 'x@a.go.th' }, seal('a')),
      rowOf(5, { employeeCode: '4', fullName: 'นายสี่ ง' }),
      rowOf(6, { employeeCode: '4', fullName: 'นายสี่ ง' }),
    ]);
    expect(found.map(({ state, told }) => [state, ...told])).toEqual([
      [
        ...['bad', 'รหัส 1 ซ้ำกับแถว 3 แต่ชื่อไม่ตรงกัน', 'เลขประจำตัวประชาชนซ้ำกับแถว 4', 'อีเมลซ้ำกับแถว 4'],
        'ไม่มีตำแหน่ง ใช้ เจ้าหน้าที่',
      ],
      ['bad', 'รหัส 1 ซ้ำกับแถว 2 แต่ชื่อไม่ตรงกัน', 'ไม่มีตำแหน่ง ใช้ เจ้าหน้าที่'],
      ['bad', 'เลขประจำตัวประชาชนซ้ำกับแถว 2', 'อีเมลซ้ำกับแถว 2'],
      ['new'],
      ['twice', 'ซ้ำทั้งแถวกับแถว 5 ใช้แถวแรก'],
    ]);
  });

  it('an ID card is wrong, of somebody else, masked and known, or masked and unknown', () => {
    expect(only({}, {}, seal('a', false)).told).toEqual(['เลขประจำตัวประชาชนไม่ถูกต้อง']);
    expect(only({ employeeCode: '8' }, {}, seal('h9')).state).toBe('changed');
    const masked = { idCard: '•-••••-•••••-01-3 •1013'.replace('01-3 •', '') };
    const earlierCards = new Map([['1', seal('e')]]);
    expect(only(masked, { earlierCards }).plan?.card?.hash).toBe('e');
    expect(only(masked).told).toEqual(['เลขประจำตัวประชาชนถูกปิดไว้และไม่พบเลขเดิม จึงไม่นำเข้า']);
    const two = { ...known, id: 'p2', employeeCode: '1', idCardHash: null };
    expect(only({}, { people: [known, two] }, seal('h9')).told).toEqual(['นายเก่า มีอยู่ ใช้เลขนี้แล้ว']);
  });

  it('a person is found by code, ID card or address; a name only proposes', () => {
    const cells = { fullName: 'นายเก่า มีอยู่' };
    expect(only({ ...cells, employeeCode: '9' }).state).toBe('same');
    expect(only({ ...cells, employeeCode: '10', email: 'old@a.go.th' }).state).toBe('same');
    const named = only({ ...cells, employeeCode: '10' });
    expect([named.state, ...named.told]).toEqual([
      ...['new', 'มี นายเก่า มีอยู่ รหัส 9 ในระบบแล้ว เป็นคนเดียวกันหรือไม่'],
    ]);
  });

  it('a level changes the post, another unit moves the person', () => {
    const same = { employeeCode: '9', fullName: 'นายเก่า มีอยู่' };
    const step = only({ ...same, unit: 'กองแผนงาน', post: 'นิติกร', level: 'ชำนาญการ' });
    expect(step.changes).toEqual([
      { field: 'post', before: 'นิติกรปฏิบัติการ', after: 'นิติกรชำนาญการ' },
      { field: 'level', before: 'K1', after: 'K2' },
    ]);
    expect(step.plan?.post).toMatchObject({ changesPostId: 'o1', endsHoldingId: null });
    const other = only({ ...same, unit: 'กองคลัง', post: 'นิติกร', level: 'ปฏิบัติการ' });
    expect(other.changes).toEqual([{ field: 'unit', before: 'กองแผนงาน', after: 'กองคลัง' }]);
    expect(other.plan?.post).toMatchObject({ changesPostId: null, endsHoldingId: 'b1' });
  });

  it('a unit has one head: a vacant post is taken, one that is held refuses', () => {
    const cells = { unit: '01', post: 'ผู้อำนวยการกอง', duty: 'หัวหน้า' };
    const vacant = [{ unitId: 'u1', postId: 'h1', personId: null }];
    expect(only(cells, { heads: vacant }).plan?.post?.takesPostId).toBe('h1');
    const held = [{ unitId: 'u1', postId: 'h1', personId: 'p9' }];
    expect(only(cells, { heads: held }).told).toEqual(['ตำแหน่งหัวหน้ามีผู้ครองแล้ว']);
    const two = check([
      rowOf(2, { employeeCode: '1', fullName: 'นายหนึ่ง ก', ...cells }),
      rowOf(3, { employeeCode: '2', fullName: 'นายสอง ข', ...cells }),
    ]);
    expect(two.map(({ state }) => state)).toEqual(['new', 'bad']);
  });
});
