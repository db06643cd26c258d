import type { ListRow } from '@sarn/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
  for (const key of ['policy', 'legal']) {
    const { documentId } = await officeInstance.register('saraban');
    const recipients = [{ unitId: officeInstance.unit(key) }];
    await officeInstance.act('saraban', documentId, 'distribute', { recipients });
  }
  await officeInstance.assignedLetter();
});
afterAll(() => officeInstance.close());

function rowsOf(answer: Answer): ListRow[] {
  expect(answer.status, JSON.stringify(answer).slice(0, 400)).toBe(200);
  return (answer as unknown as { rows: ListRow[] }).rows;
}

const listed = async (account: string, query: string) =>
  rowsOf(await officeInstance.get(account, `/registry/list?area=all&size=100${query}`));

describe('the state and due date of a document', () => {
  it('are in lists and the search those that its page shows to the reader first', async () => {
    const states = new Set<string>();
    for (const account of ['saraban', 'clerk.policy', 'director', 'officer.policy']) {
      const found = await officeInstance.get(account, '/registry/documents?size=50');
      for (const row of [...(await listed(account, '')), ...rowsOf(found)]) {
        const { forReader } = await officeInstance.document(account, row.documentId);
        const [first] = forReader;
        expect([row.title, row.state, row.dueDate]).toEqual([
          row.title,
          first?.state,
          first?.dueDate,
        ]);
        states.add(`${account} ${row.state}`);
      }
    }
    // The same letters: distributed for the registry, to be received for the unit.
    expect([...states]).toEqual(
      expect.arrayContaining(['saraban DISTRIBUTED', 'clerk.policy SENT']),
    );
  });

  it('has in its head the receive number of the own unit for its clerk, and that of the agency else', async () => {
    const { documentId, receiveNo } = await officeInstance.register('saraban');
    const recipients = [{ unitId: officeInstance.unit('policy') }];
    await officeInstance.act('saraban', documentId, 'distribute', { recipients });
    const numberOf = async (account: string) =>
      (await officeInstance.document(account, documentId)).forReader[0]?.receiveNo;
    expect(await numberOf('clerk.policy')).toBe(receiveNo);
    const { number } = await officeInstance.actOnTransmission(
      'clerk.policy',
      documentId,
      'receive',
    );
    expect(number).not.toBe(receiveNo);
    expect(await numberOf('clerk.policy')).toBe(number);
    expect(await numberOf('saraban')).toBe(receiveNo);
  });

  it('is the state asked for where the list is narrowed to one', async () => {
    const rows = await listed('clerk.policy', '&state=document:DISTRIBUTED');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['DISTRIBUTED']));
  });
});
