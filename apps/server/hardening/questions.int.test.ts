import { afterAll, beforeAll, describe, it } from 'vitest';
import { awkwardValues } from './awkward.testing.ts';
import { Rotation, expectSane, nobody, openTestInstance } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
const rotation = new Rotation();
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/** Documents in a state in which the flow asks a question; every field is then answered wrongly. */
const questions: Record<string, () => Promise<Question>> = {
  register: async () => {
    const { documentId } = await instance.office.arrive('saraban');
    return onDocument('saraban', documentId, 'register', instance.office.letterForm());
  },
  refuse: async () => {
    const { documentId } = await instance.office.arrive('saraban');
    return onDocument('saraban', documentId, 'refuse', { reason: 'ไม่ใช่ของเรา' });
  },
  present: async () => {
    const { documentId } = await instance.office.register('saraban');
    const form = { to: 'head', personId: nobody, purpose: 'to-know', note: '' };
    return onDocument('saraban', documentId, 'present', form);
  },
  distribute: async () => {
    const { documentId } = await instance.office.register('saraban');
    const recipients = [{ unitId: instance.office.unit('policy'), role: 'main' }];
    return onDocument('saraban', documentId, 'distribute', { recipients, note: '' });
  },
  submit: async () => {
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    const signatoryId = instance.office.person('head.policy');
    return onDocument('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  },
  report: async () => {
    const documentId = await instance.office.assignedLetter();
    await instance.office.actOnAssignment('officer.policy', documentId, 'accept');
    const { assignments } = await instance.office.document('officer.policy', documentId);
    const targetId = assignments.find((assignment) => assignment.isMain)?.id ?? '';
    const form = { note: 'เสร็จแล้ว', percent: 50, fileIds: [] };
    return {
      account: 'officer.policy',
      documentId,
      on: 'assignment',
      targetId,
      act: 'report',
      form,
    };
  },
};

interface Question {
  readonly account: string;
  readonly documentId: string;
  readonly on: string;
  readonly targetId: string;
  readonly act: string;
  readonly form: Record<string, unknown>;
}

const onDocument = (
  account: string,
  documentId: string,
  act: string,
  answers: object,
): Question => ({
  account,
  documentId,
  on: 'document',
  targetId: documentId,
  act,
  form: answers as Record<string, unknown>,
});

/** One field at a time, then the whole form, the form also as a text field of multipart bodies. */
function awkwardForms(form: Record<string, unknown>): [string, unknown][] {
  return Object.entries(awkwardValues).flatMap(([what, value]): [string, unknown][] => [
    ...Object.keys(form).map((field): [string, unknown] => [
      `${field}: ${what}`,
      { ...form, [field]: value },
    ]),
    [what, value],
    [`text: ${what}`, JSON.stringify(value)],
  ]);
}

async function answerWith({ account, documentId, ...asked }: Question, form: unknown) {
  const path = `/registry/document/${documentId}/act`;
  return instance.as(account, path, { ...asked, form });
}

describe('every answer to a question of the flow', () => {
  it.each(Object.keys(questions))('%s', async (name) => {
    const ask = questions[name] ?? (() => Promise.reject(new Error(name)));
    let asked = await ask();
    const forms = awkwardForms(asked.form);
    // In a usual run a third for each question: `fuzz` tries the same values at every call.
    for (const [what, form] of rotation.take(forms, Math.ceil(forms.length / 3))) {
      if ((JSON.stringify(form) ?? '').length > 990_000) continue;
      const answer = await answerWith(asked, form);
      expectSane(answer, `${name} ${what}`);
      // The value was accepted, and the document is in the next state: another document is used.
      if (answer.status === 200) asked = await ask();
    }
  });
});

it.each(['4294967296', '-1', '1e308', '9007199254740992', 'NaN', '0x10', ''])(
  'a page of a register before number %j',
  async (before) => {
    await instance.office.register('saraban');
    const token = await instance.token('saraban');
    const { body } = await instance.call('/registry/registers', { token });
    const [register] = body['rows'] as { id: string }[];
    const year = instance.office.buddhistYear;
    const path = `/registry/registers/${register?.id}/entries?year=${year}&before=${before}`;
    expectSane(await instance.call(path, { token }), path);
  },
);

it('logged no fault, no subject and no name', () => {
  instance.expectQuietLog(['ขอเชิญประชุม', 'สำนักงานตัวอย่าง', 'drop table']);
});
