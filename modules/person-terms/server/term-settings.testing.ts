import { openSecondProcess } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { expect } from 'vitest';

type SecondProcess = Awaited<ReturnType<typeof openSecondProcess>>;

/** What the record of a person shows of an employment. */
interface Employment {
  readonly type: string | null;
  readonly suffix: string | null;
  readonly retiresOn: string | null;
  readonly posts: readonly { readonly title: string }[];
}

/** A row of a file that stays out, and why. */
interface OutRow {
  readonly row: number;
  readonly problems: readonly {
    readonly code: string;
    readonly params?: Readonly<Record<string, string>>;
  }[];
}

interface TermRow {
  readonly code: string;
  readonly nameTh: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What an administrator does to a table of people, and what it changes, on two processes. */
export async function openTermSettings(office: OfficeInstance) {
  const second = await openSecondProcess(office);
  return {
    ...settingActs(office),
    ...peopleActs(office),
    ...fileActs(office),
    ...readsOf(office, second),
  };
}

function done(answer: Answer): Answer {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

function settingActs(office: OfficeInstance) {
  const at = (table: string) => `/settings/tables/${table}`;
  const row = async (table: string, code: string) =>
    done(await office.get('admin', `${at(table)}/row/${code}`)) as unknown as {
      readonly row: TermRow;
      readonly uses: readonly { readonly place: string; readonly count: number }[];
    };
  const shared = { nameEn: '', validFrom: '2020-01-01', validTo: null, reason: 'ตามคำสั่ง' };
  return {
    /** Adds a row, or changes the values of one. */
    async set(table: string, code: string, nameTh: string, values: object): Promise<void> {
      done(
        await office.post('admin', `${at(table)}/save`, {
          ...{ ...shared, code, version: null, nameTh, values },
        }),
      );
    },
    async change(table: string, code: string, part: { nameTh?: string; values?: object }) {
      const { row: now } = await row(table, code);
      done(
        await office.post('admin', `${at(table)}/save`, {
          ...{ ...shared, code, version: now.version, nameTh: part.nameTh ?? now.nameTh },
          values: { ...now.values, ...part.values },
        }),
      );
    },
    async end(table: string, code: string, validTo: string | null = office.dayFromToday(-1)) {
      const { row: now } = await row(table, code);
      const rows = [{ code, version: now.version }];
      done(await office.post('admin', `${at(table)}/end`, { rows, validTo, reason: 'ตามคำสั่ง' }));
    },
    /** The code of a row by its name. */
    async codeOf(table: string, name: string): Promise<string> {
      const found = await office.get(
        'admin',
        `${at(table)}/rows?search=${encodeURIComponent(name)}`,
      );
      const rows = done(found)['rows'] as TermRow[];
      return rows.find(({ nameTh }) => nameTh === name)?.code ?? '';
    },
    /** How often a row is used at a place. */
    async used(table: string, code: string, place: string): Promise<number> {
      return (await row(table, code)).uses.find((use) => use.place === place)?.count ?? -1;
    },
  };
}

function peopleActs(office: OfficeInstance) {
  const draft = (employeeCode: string, more: object) => ({
    ...{ employeeCode, prefix: 'นาง', firstName: `คน${employeeCode}`, lastName: 'ทดสอบ' },
    ...{ unitId: office.unit('legal'), position: 'นิติกร', duty: 'officer', ...more },
  });
  const add = (code: string, more: object = {}) =>
    office.post('admin', '/personnel/people', draft(code, more));
  return {
    add,
    async added(code: string, more: object = {}): Promise<string> {
      return String(done(await add(code, more))['personId']);
    },
    setType: (personId: string, type: string, more: object = {}) =>
      office.post('admin', `/personnel/people/${personId}/employment`, { type, ...more }),
  };
}

function fileActs(office: OfficeInstance) {
  const at = (id: string) => `/personnel/imports/${id}`;
  async function send(rows: readonly (readonly string[])[]): Promise<string> {
    const form = new FormData();
    form.append('sheet', new Blob([rows.map((cells) => cells.join(',')).join('\n')]), 'ตาราง.csv');
    const response = await office.app.fetch('/api/personnel/imports/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${await office.token('admin')}` },
      body: form,
    });
    const answer = { ...((await response.json()) as object), status: response.status } as Answer;
    return String(done(answer)['id']);
  }
  return {
    /** Enters a file of people. @returns what kept rows out: `3 term-ended ลูกจ้างรายวัน` */
    async enterFile(rows: readonly (readonly string[])[]): Promise<string[]> {
      const id = await send(rows);
      const found = done(await office.get('admin', `${at(id)}/rows?filter=out`));
      done(await office.post('admin', `${at(id)}/enter`, {}));
      return (found['rows'] as unknown as OutRow[]).map(({ row, problems: [first] }) => {
        const { code = '', params = {} } = first ?? {};
        return [row, code, params['x'], code === 'level-wrong' ? params['y'] : ''].join(' ').trim();
      });
    },
  };
}

function readsOf(office: OfficeInstance, second: SecondProcess) {
  async function get(account: string, path: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${await office.token(account)}` };
    const response = await second.fetch(`/api${path}`, { headers });
    return { ...((await response.json()) as object), status: response.status };
  }
  return {
    /** Codes that forms offer, on the second process. */
    offered: async (table: string): Promise<string[]> =>
      (done(await get('officer.policy', `/settings/options/${table}`))['rows'] as TermRow[]).map(
        ({ code }) => code,
      ),
    employment: async (personId: string): Promise<Employment> =>
      done(await get('admin', `/personnel/people/${personId}/employment`))[
        'item'
      ] as unknown as Employment,
    /** Who leaves office by the list of the personnel office. */
    leaving: async (): Promise<string[]> =>
      (done(await get('admin', '/personnel/leaving'))['rows'] as { personId: string }[]).map(
        ({ personId }) => personId,
      ),
    /** Name and title as cards and pickers show them, on the second process. */
    async card(search: string, more = '') {
      const path = `/identity/people?search=${encodeURIComponent(search)}${more}`;
      const rows = done(await get('officer.policy', path))['rows'];
      return (rows as { name: string; positionName: string }[]).map(
        ({ name, positionName }) => `${name}, ${positionName}`,
      );
    },
    /** A change on the second process. */
    async post(account: string, path: string, body: object): Promise<Answer> {
      const headers = {
        authorization: `Bearer ${await office.token(account)}`,
        'content-type': 'application/json',
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await second.fetch(`/api${path}`, sent);
      return { ...((await response.json()) as object), status: response.status };
    },
    close: () => second.close(),
  };
}
