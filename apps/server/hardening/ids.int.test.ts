import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, nobody, openTestInstance, password } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
let mine: Ids;
let other: Ids;
let draft: string;

interface Ids {
  readonly documentId: string;
  readonly transmissionId: string;
  readonly assignmentId: string;
  readonly fileId: string;
}

beforeAll(async () => {
  instance = await openTestInstance();
  mine = await assigned();
  other = await assigned();
  draft = await instance.office.draft('officer.legal', ['policy']);
});
afterAll(() => instance.close());

/** A letter that officers of `policy` work on; nobody of `legal` has anything to do with it. */
async function assigned(): Promise<Ids> {
  const documentId = await instance.office.assignedLetter();
  const document = await instance.office.document('saraban', documentId);
  const assignmentId = document.assignments.find((assignment) => assignment.isMain)?.id ?? '';
  return {
    documentId,
    transmissionId: document.transmissions[0]?.id ?? '',
    assignmentId,
    fileId: document.files[0]?.id ?? '',
  };
}

type Request = Readonly<Record<string, unknown>>;
const act = (documentId: string, request: Request) =>
  [`/registry/document/${documentId}/act`, { form: {}, ...request }] as const;

/** Calls by a clerk of another unit, with ids that exist and belong to others. */
const foreign: Record<string, () => readonly [string, Request | null]> = {
  'the document': () => [`/registry/document/${mine.documentId}`, null],
  'an act on the document': () =>
    act(mine.documentId, { on: 'document', targetId: mine.documentId, act: 'present' }),
  'an act on its transmission': () =>
    act(mine.documentId, { on: 'transmission', targetId: mine.transmissionId, act: 'close' }),
  'an act on its assignment': () =>
    act(mine.documentId, { on: 'assignment', targetId: mine.assignmentId, act: 'accept' }),
  'reading it': () => ['/update-read-portal', { F_DOC_ID: mine.documentId }],
  'the card of its file': () => [`/file/${mine.fileId}`, null],
  'the bytes of its file': () => [`/file/${mine.fileId}/content`, null],
  'the download of its file': () => [`/file/${mine.fileId}/content?download=1`, null],
  'throwing its file away': () => [`/file/${mine.fileId}/discard`, {}],
};

describe('a person who is not concerned', () => {
  it.each(Object.keys(foreign))(
    'gets for %s the same answer as for an unknown id',
    async (what) => {
      for (const account of ['clerk.legal', 'officer.legal', 'deputy', 'admin']) {
        const ask = async (edit: (text: string) => string) => {
          const [path, body] = foreign[what]?.() ?? ['', null];
          if (body)
            return instance.as(
              account,
              edit(path),
              JSON.parse(edit(JSON.stringify(body))) as object,
            );
          return instance.call(edit(path), { token: await instance.token(account) });
        };
        await instance.leavesNothing(async () => {
          const real = await ask((text) => text);
          const absent = await ask((text) =>
            [mine.documentId, mine.transmissionId, mine.assignmentId, mine.fileId].reduce(
              (made, id) => made.replaceAll(id, nobody),
              text,
            ),
          );
          expectRefusal(real, `${account} ${what}`, [404]);
          expect([absent.status, absent.body['code']]).toEqual([real.status, real.body['code']]);
          expect(absent.body['message']).toBe(real.body['message']);
        });
      }
    },
  );

  it('opens no document by its encoded name', async () => {
    const [row] = await instance.app.db.query<{ ref: string }>(
      'select share_ref as ref from document where id = $1',
      [mine.documentId],
    );
    const body = { F_DOC_ID_ENCODE: row?.ref ?? '' };
    expect((await instance.as('clerk.policy', '/get-decode-document-api', body)).status).toBe(200);
    const answer = await instance.as('clerk.legal', '/get-decode-document-api', body);
    expectRefusal(answer, 'encoded id', [404]);
  });

  it('marks no news of another read', async () => {
    const token = await instance.token('officer.policy');
    const bell = await instance.call('/service/get-all-notification', { method: 'POST', token });
    const [news] = bell.body['items'] as { NN_RECEIVE_ID: string }[];
    expect(news?.NN_RECEIVE_ID).toBeTypeOf('string');
    await instance.leavesNothing(async () => {
      const answer = await instance.as('officer.legal', '/notification-update-read', {
        NN_RECEIVE_ID: news?.NN_RECEIVE_ID,
      });
      expectRefusal(answer, 'news of another', [404]);
    });
  });

  it('reads no register of another unit', async () => {
    const registers = await instance.app.db.query<{ id: string }>('select id from register');
    for (const { id } of registers) {
      const path = `/registry/registers/${id}/entries?year=${instance.office.buddhistYear}`;
      const token = await instance.token('officer.legal');
      expectRefusal(await instance.call(path, { token }), 'a register', [404]);
    }
  });

  it('writes into no draft of another', async () => {
    const body = { title: 'แก้โดยผู้อื่น', addressee: 'ผู้อื่น', unitIds: [instance.office.unit('legal')] };
    const bodyJson = { type: 'doc', content: [] };
    await instance.leavesNothing(async () => {
      for (const documentId of [draft, mine.documentId]) {
        const sent = { ...body, bodyJson, documentId };
        const answer = await instance.as('officer2.policy', '/registry/memo/save', sent);
        expectRefusal(answer, 'a draft of another', [404]);
      }
    });
  });
});

describe('ids of two documents mixed', () => {
  const mixed: Record<string, () => readonly [string, string, string, Request]> = {
    'the transmission of another document': () => [
      'head.policy',
      'transmission',
      other.transmissionId,
      { act: 'assign' },
    ],
    'the assignment of another document': () => [
      'officer.policy',
      'assignment',
      other.assignmentId,
      { act: 'accept' },
    ],
    'the other document itself': () => [
      'saraban',
      'document',
      other.documentId,
      { act: 'present' },
    ],
    'its transmission as an assignment': () => [
      'officer.policy',
      'assignment',
      mine.transmissionId,
      { act: 'accept' },
    ],
    'its assignment as a transmission': () => [
      'head.policy',
      'transmission',
      mine.assignmentId,
      { act: 'assign' },
    ],
    'its transmission as the document': () => [
      'saraban',
      'document',
      mine.transmissionId,
      { act: 'present' },
    ],
    'its file as a transmission': () => [
      'clerk.policy',
      'transmission',
      mine.fileId,
      { act: 'receive' },
    ],
  };

  it.each(Object.keys(mixed))('%s', async (what) => {
    const [account, on, targetId, rest] = mixed[what]?.() ?? ['', '', '', {}];
    await instance.leavesNothing(async () => {
      const [path, body] = act(mine.documentId, { on, targetId, ...rest });
      expectRefusal(await instance.as(account, path, body), what, [404]);
    });
  });
});

describe('files', () => {
  it('of another, pending or attached already, are given to nothing', async () => {
    const theirs = await instance.office.upload('clerk.legal', samplePdf('theirs'));
    const used = mine.fileId;
    const own = await instance.office.upload('saraban', samplePdf('own'));
    // The text of the files is read by a job.
    await instance.app.settled();
    await instance.leavesNothing(async () => {
      for (const fileIds of [[theirs], [used], [own, theirs], [own, used], [own, nobody]]) {
        const body = { ...instance.office.letterForm(), fileIds };
        const answer = await instance.as('saraban', '/registry/incoming/register', body);
        expectRefusal(answer, 'a file of another', [404]);
        expect(answer.body['code']).toBe('file.not-found');
      }
    });
    const path = `/file/${theirs}`;
    expectRefusal(
      await instance.call(path, { token: await instance.token('saraban') }),
      path,
      [404],
    );
    expectRefusal(await instance.as('saraban', `${path}/discard`, {}), 'discard', [404]);
    expect((await instance.as('clerk.legal', `${path}/discard`, {})).status).toBe(200);
  });

  it('belong to one document, also when two are registered at once', async () => {
    const file = await instance.office.upload('saraban', samplePdf('once'));
    const send = () =>
      instance.as('saraban', '/registry/incoming/register', {
        ...instance.office.letterForm(),
        fileIds: [file, file],
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});

describe('people and units that do not exist', () => {
  it('get no letter, no order, no route and no assignment', async () => {
    const { office } = instance;
    const fresh = await office.register('saraban');
    const shown = await office.register('saraban');
    await office.act('saraban', shown.documentId, 'present', { to: 'head', purpose: 'to-know' });
    const written = await office.draft('officer.policy', ['legal']);
    const unit = office.unit('policy');
    const tries: [string, string, string, string, Request][] = [
      ['saraban', fresh.documentId, 'document', 'distribute', { recipients: [{ unitId: nobody }] }],
      [
        'saraban',
        fresh.documentId,
        'document',
        'distribute',
        { recipients: [{ personId: nobody }] },
      ],
      ['saraban', fresh.documentId, 'document', 'distribute', { recipients: [{}] }],
      [
        'saraban',
        fresh.documentId,
        'document',
        'distribute',
        { recipients: [{ unitId: unit }, { unitId: unit }] },
      ],
      [
        'saraban',
        fresh.documentId,
        'document',
        'distribute',
        { recipients: [{ unitId: unit }, { unitId: unit.toUpperCase() }] },
      ],
      [
        'saraban',
        fresh.documentId,
        'document',
        'present',
        { to: 'person', personId: nobody, purpose: 'to-know' },
      ],
      ['saraban', fresh.documentId, 'document', 'present', { to: 'person', purpose: 'to-know' }],
      [
        'director',
        shown.documentId,
        'document',
        'command',
        { decision: 'assign', recipients: [{ unitId: nobody }], password },
      ],
      [
        'director',
        shown.documentId,
        'document',
        'command',
        { decision: 'assign', recipients: [{ unitId: unit }, { unitId: unit }], password },
      ],
      ['officer.policy', written, 'document', 'submit', { signatoryId: nobody }],
      [
        'officer.policy',
        written,
        'document',
        'submit',
        { reviewerIds: [nobody], signatoryId: office.person('head.policy') },
      ],
    ];
    await instance.leavesNothing(async () => {
      for (const [account, documentId, on, code, form] of tries) {
        const [path, body] = act(documentId, { on, targetId: documentId, act: code, form });
        const answer = await instance.as(account, path, body);
        expectRefusal(answer, `${code} ${JSON.stringify(form)}`, [422]);
      }
    });
  });

  it('are the same people in capital letters', async () => {
    const { office } = instance;
    const written = await office.draft('officer.policy', ['legal']);
    const signatoryId = office.person('head.policy').toUpperCase();
    await office.act('officer.policy', written, 'submit', { reviewerIds: [], signatoryId });
    await office.seesIn('head.policy', 'sign', written);
    await office.open('head.policy', written.toUpperCase());
    const [path, body] = act(written.toUpperCase(), {
      on: 'document',
      targetId: written.toUpperCase(),
      act: 'sign',
      form: { password: 'Sarn2569' },
    });
    expect((await instance.as('head.policy', path, body)).status).toBe(200);
  });
});

it('logged no subject, no name and no secret', () => {
  instance.expectQuietLog(['ขอเชิญประชุม', 'สำนักงานตัวอย่าง', 'แก้โดยผู้อื่น']);
});
