import { createLog } from '@sarn/platform-server';
import { expect } from 'vitest';
import { password } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

/** A row of the tree, as far as tests read it. */
export interface Row {
  id: string;
  nameTh: string;
  letterCode: string;
  children: number;
  units: number;
  people: number;
}

/** The data of one unit, as far as tests read them. */
export interface Detail {
  version: number;
  nameTh: string;
  letterCode: string;
  sortKey: string;
  kind: string;
  code: string;
  path: { id: string; name: string }[];
  isCodeFixed: boolean;
  validTo: string | null;
}

export const contact = (phone: string) => ({ address: '', phone, fax: '', mail: '' });

export async function ok(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer;
  expect(given.status, JSON.stringify(given)).toBe(200);
  return given;
}

export function rowsOf(answer: Answer): Row[] {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['rows'] as Row[];
}

/** The calls of the settings of units in an office, made by its administrator. */
export function unitsOf(office: () => OfficeInstance) {
  const order = (given: object = {}) => ({
    from: office().today,
    orderNo: '412/2569',
    reason: 'ปรับโครงสร้าง',
    ...given,
  });
  const detailOf = async (unitId: string): Promise<Detail> => {
    const answer = await ok(office().get('admin', `/settings/units/${unitId}`));
    return answer['unit'] as Detail;
  };
  return {
    order,
    detailOf,
    opened: async (query = '') => rowsOf(await office().get('admin', `/settings/units?${query}`)),
    async change(unitId: string, given: object, ordered: object = {}) {
      const { version } = await detailOf(unitId);
      return office().post('admin', `/settings/units/${unitId}/change`, {
        ...{ seen: version, order: order(ordered), change: given },
      });
    },
    found: (given: object = {}, ordered: object = {}) =>
      office().post('admin', '/settings/units', {
        unit: {
          parentId: office().unit('policy'),
          ...{ code: 'policy.1', kind: 'group', nameTh: 'กลุ่มติดตาม', ...contact('') },
          ...given,
        },
        order: order(ordered),
      }),
    /** A letter that is signed and waits for its number. */
    async signed(account: string, head: string): Promise<string> {
      const documentId = await office().draftLetter(account, 'outgoing');
      const form = { reviewerIds: [], signatoryId: office().person(head) };
      await office().act(account, documentId, 'submit', form);
      await office().act(head, documentId, 'sign', { password });
      return documentId;
    },
    /** Runs the job of planned changes. */
    async planned(run: string): Promise<void> {
      const { acts } = office().app.services.registry;
      const log = createLog('silent');
      await office().app.platform.db.transaction((tx) => acts.changePlanned(tx, log, run));
    },
    /** Runs the job that gives the papers of moved units their new readers. */
    async movedReaders(): Promise<void> {
      const { acts } = office().app.services.registry;
      await office().app.platform.db.transaction((tx) => acts.moveReaders(tx));
    },
    clerkOf: (unitId: string) => clerkOf(office(), unitId),
  };
}

/** A clerk of a new unit, so that letters can go there. */
async function clerkOf(office: OfficeInstance, unitId: string): Promise<string> {
  const { people } = office.app.services.organisation;
  const by = { callerId: null, requestId: 'test' };
  return office.app.platform.db.transaction(async (tx) => {
    const positionId = await people.createPosition(tx, by, { nameTh: `ธุรการกลุ่ม ${unitId}` });
    const personId = await people.createPerson(tx, by, {
      ...{ employeeCode: `clerk ${unitId}`.slice(0, 40), firstNameTh: 'ธุรการ' },
    });
    const postId = await people.createPost(tx, by, {
      ...{ unitId, positionId, titleTh: 'ธุรการกลุ่ม', duty: 'clerk' as const },
    });
    await people.holdPost(tx, by, { postId, personId });
    return personId;
  });
}
