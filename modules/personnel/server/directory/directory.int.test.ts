import { startSlapd } from '@sarn/authentication/testing';
import type { Slapd } from '@sarn/authentication/testing';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { runJob } from '@sarn/platform-server';
import { Attribute, Change, Client } from 'ldapts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingLeft } from '../left-work.testing.ts';
import type { DirectoryState } from '../../contract/index.ts';
import { directoryJob } from './directory.jobs.ts';

const base = 'dc=agency,dc=example';

/** An entry of a real server; its shown name is Thai. */
const person = (uid: string, name: string, more: readonly string[] = []): string =>
  [
    ...[
      `dn: uid=${uid},ou=people,${base}`,
      'objectClass: inetOrgPerson',
      `uid: ${uid}`,
      `cn: ${uid}`,
    ],
    ...[`sn: ${uid}`, `displayName:: ${Buffer.from(name).toString('base64')}`, ...more],
    'userPassword: Directory2569',
    '',
  ].join('\n');

const ldif = [
  `dn: ${base}\nobjectClass: dcObject\nobjectClass: organization\ndc: agency\no: Agency\n`,
  `dn: ou=people,${base}\nobjectClass: organizationalUnit\nou: people\n`,
  person('arun', 'นายอรุณ มาใหม่', [
    ...['mail: arun@agency.example', 'employeeNumber: 5001', 'telephoneNumber: 0 2999 1001'],
    `ou:: ${Buffer.from('กองนโยบาย').toString('base64')}`,
    `title:: ${Buffer.from('นักวิชาการคอมพิวเตอร์').toString('base64')}`,
  ]),
  person('officer', 'นายเจ้าหน้าที่กฎหมาย ทดลองงาน', ['mail: officer.legal@example.go.th']),
  person('smith', 'John Smith'),
  // The name of an account of somebody who is not in the directory.
  person('Clerk.Policy', 'นายชื่อซ้ำ มากมาย'),
  ...Array.from({ length: 30 }, (_, at) => person(`many${at}`, `นายคนที่${at} มากมาย`)),
].join('\n');

let slapd: Slapd;
let instance: OfficeInstance;
beforeAll(async () => {
  slapd = await startSlapd(ldif);
  const directory = {
    ...{ url: slapd.url, startTls: true, bind: slapd.bind, base: slapd.base, ca: slapd.ca },
    ...{ filter: '(&(objectClass=person)(uid={username}))', passwordPlace: null },
  };
  const settings = { ...usualSettings, signIn: { ...usualSettings.signIn, directory } };
  instance = await openInstance({ clock: clockWithinYear(), settings });
});
afterAll(async () => {
  await instance.close();
  await slapd.stop();
});

/** Changes the directory itself, as its administrator would. */
async function inDirectory(work: (line: Client) => Promise<void>): Promise<void> {
  const line = new Client({
    url: slapd.tlsUrl,
    tlsOptions: { ca: slapd.ca, servername: 'localhost' },
  });
  await line.bind(slapd.bind.dn, slapd.bind.password);
  await work(line);
  await line.unbind();
}
const dn = (uid: string): string => `uid=${uid},ou=people,${base}`;

const stateOf = (answer: Answer): DirectoryState => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['item'] as DirectoryState;
};
const preview = async () =>
  stateOf(await instance.post('admin', '/personnel/directory/preview', {}));
const applyRun = (runId: string, isSure = false): Promise<Answer> =>
  instance.post('admin', `/personnel/directory/runs/${runId}/apply`, { isSure: String(isSure) });
const state = async () => stateOf(await instance.get('admin', '/personnel/directory'));
const acts = ({ plan }: DirectoryState, without = 'many') =>
  plan?.rows
    .filter(({ name }) => !name.startsWith(without))
    .map(({ act, name }) => `${act} ${name}`);

const login = (username: string) =>
  instance.app.fetch('/api/users/login', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ username, password: 'Directory2569' }),
  });

/** The run of the night. */
async function night(): Promise<void> {
  const { platform, services } = instance.app;
  const { organisation, authentication } = services;
  const deps = {
    ...{ platform, organisation: organisation.organisation, people: organisation.people },
    ...{ profiles: services.profile.profiles, delegations: organisation.delegations },
    ...{ accounts: authentication.accounts, invitations: authentication.invitations },
    personWork: { list: async () => [], ofPosts: async () => [], handOver: async () => 0 },
    ...nothingLeft,
    directory: { isOn: true, list: authentication.listDirectory },
  };
  await runJob(directoryJob(deps), { input: {} }, platform);
}

describe('the directory of the agency, a real server', () => {
  it('is compared without a change, then carried out; people sign in by it', async () => {
    await night();
    expect((await state()).runs).toEqual([]);
    const found = await preview();
    expect(acts(found)).toEqual([
      ...['create arun', 'link officer', 'skip smith', 'skip Clerk.Policy'],
    ]);
    expect(found.plan?.isStopped).toBe(false);
    expect((await login('arun')).status).toBe(401);
    stateOf(await applyRun(found.plan?.runId ?? ''));
    const [arun] = await instance.app.db.query(
      `select m.employee_code code, m.first_name_th "name", u.name_th unit, p.title_th title
       from person m join post_holding h on h.person_id = m.id join post p on p.id = h.post_id
       join unit u on u.id = p.unit_id where m.email = 'arun@agency.example'`,
    );
    expect(arun).toEqual({
      ...{ code: '5001', name: 'อรุณ', unit: 'กองนโยบาย', title: 'นักวิชาการคอมพิวเตอร์' },
    });
    expect((await login('arun')).status).toBe(200);
    // Linked: the same account, whose password the directory checks from now on.
    expect((await login('officer.legal')).status).toBe(200);
    expect(acts(await preview())).toEqual(['skip smith', 'skip Clerk.Policy']);
    expect(await applyRun(found.plan?.runId ?? '')).toMatchObject({
      code: 'personnel.directory-old',
    });
  });

  it('by night who is missing is suspended, never closed, and comes back', async () => {
    await inDirectory(async (line) => {
      await line.del(dn('arun'));
      const mail = new Attribute({ type: 'mail', values: ['new@agency.example'] });
      await line.modify(dn('many1'), new Change({ operation: 'add', modification: mail }));
    });
    await night();
    expect((await state()).runs[0]).toMatchObject({
      ...{ state: 'done', isScheduled: true, counts: { suspend: 1, change: 1 } },
    });
    expect((await login('arun')).status).toBe(401);
    const account = async () =>
      (
        await instance.app.db.query(
          `select is_suspended suspended, closed_at closed from account where username = 'arun'`,
        )
      )[0];
    expect(await account()).toEqual({ suspended: true, closed: null });
    const ended = await instance.get('admin', '/personnel/ended-accounts?search=arun');
    expect(ended['rows']).toMatchObject([{ code: 'directory-missing', reason: 'arun' }]);
    await inDirectory((line) =>
      line.add(dn('arun'), {
        ...{ objectClass: 'inetOrgPerson', uid: 'arun', cn: 'arun', sn: 'arun' },
        ...{ displayName: 'นายอรุณ มาใหม่', employeeNumber: '5001', userPassword: 'Directory2569' },
      }),
    );
    await night();
    expect(await account()).toEqual({ suspended: false, closed: null });
    expect((await login('arun')).status).toBe(200);
  });

  it('where many are missing it stops and asks', async () => {
    await inDirectory(async (line) => {
      for (let at = 0; at < 5; at += 1) await line.del(dn(`many${at}`));
    });
    await night();
    const stopped = await state();
    expect(stopped.runs[0]).toMatchObject({ state: 'stopped', counts: { suspend: 5 } });
    expect(stopped.plan?.isStopped).toBe(true);
    const [before] = await instance.app.db.query(
      'select count(*)::int n from account where is_suspended',
    );
    expect(before).toEqual({ n: 0 });
    const runId = stopped.plan?.runId ?? '';
    expect(await applyRun(runId)).toMatchObject({
      status: 409,
      code: 'personnel.directory-missing',
    });
    stateOf(await applyRun(runId, true));
    const [after] = await instance.app.db.query(
      'select count(*)::int n from account where is_suspended',
    );
    expect(after).toEqual({ n: 5 });
  });

  it('the last who gives rights is not suspended, and all others of the run are', async () => {
    const { services } = instance.app;
    const { db } = instance.app.platform;
    const by = { callerId: null };
    const { people, rights } = services.organisation;
    const [role] = await db.query<{ id: string }>(`select id from role where code = 'executive'`);
    await db.transaction(async (tx) => {
      const keeps = { permission: 'identity.manage', scope: 'agency' } as const;
      await rights.setPermission(tx, by, role?.id ?? '', keeps);
      await people.grantRole(tx, by, 'executive', { personId: instance.person('deputy') });
    });
    // Both were in the directory, and are not any more.
    await db.query(
      `insert into directory_person (person_id, directory_name, seen_at)
       select id, 'gone-' || employee_code, now() from person where id = any ($1)`,
      [[instance.person('admin'), instance.person('officer2.policy')]],
    );
    // Two are many in a directory of this size.
    const { plan } = await preview();
    expect(stateOf(await applyRun(plan?.runId ?? '', true)).runs[0]).toMatchObject({
      state: 'done',
    });
    const suspended = await db.query<{ id: string }>(
      'select person_id id from account where is_suspended and person_id = any ($1)',
      [[instance.person('admin'), instance.person('officer2.policy')]],
    );
    expect(suspended).toEqual([{ id: instance.person('officer2.policy') }]);
    await db.query('update account set is_suspended = false where person_id = $1', [
      instance.person('officer2.policy'),
    ]);
  });

  it('a directory that does not answer changes nothing', async () => {
    await slapd.stop();
    expect(await instance.post('admin', '/personnel/directory/preview', {})).toMatchObject({
      ...{ status: 503, code: 'identity.directory-unreachable' },
    });
    await night();
    const fault = 'identity.directory-unreachable';
    expect((await state()).runs[0]).toMatchObject({ state: 'failed', fault });
    const [after] = await instance.app.db.query(
      'select count(*)::int n from account where is_suspended',
    );
    expect(after).toEqual({ n: 5 });
  });

  it('is for the administrator only', async () => {
    expect((await instance.get('clerk.policy', '/personnel/directory')).status).toBe(403);
    const id = instance.person('admin');
    for (const path of ['preview', `runs/${id}/apply`]) {
      const answer = await instance.post('clerk.policy', `/personnel/directory/${path}`, {});
      expect(answer.status).toBe(403);
    }
  });
});
