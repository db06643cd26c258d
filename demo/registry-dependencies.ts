import { dutyPrincipal, everyonePrincipal, personPrincipal } from '@sarn/organisation/contract';
import { civilDateAt, need } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import { notificationModule } from '@sarn/notification/server';
import type { Caller, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { unsentStates } from '@sarn/dispatch/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { recordsModules } from '@sarn/records/server';
import type { DispatchChannel, Reachable } from '@sarn/dispatch/server';
import type { RecordsNeeds } from '@sarn/records/server';
import { personId, unitId } from './ids.ts';
import type { LetterDeps, Moment } from './letter-dependencies.ts';
import { people } from './people.ts';
import { senders } from './senders.ts';
import { carried } from './carried.ts';
import { listDeps } from './list-dependencies.ts';
import type { StepForm } from './step.ts';

export interface DepsNeeds extends Pick<RecordsNeeds, 'organisation' | 'files' | 'delegations'> {
  /** Notifications of earlier moments are not sent: a month of them would hide today's. */
  readonly tellsSince: Instant;
}

/** The demo dissolves and changes no unit. */
const none = () => Promise.reject(new Error('no unit changes here'));
export const units: RecordsNeeds['units'] = {
  ...{ endUnit: none, assertEndable: none, reopenUnit: none, updatePost: none },
  ...{ unitFacts: none, foundUnit: none, changeUnitFrom: none, touchUnit: none },
  ...{ assertChangeable: none, correctUnit: none },
};

/**
 * The registry's own commands, run as the people of the demo at past moments, all in the given
 * transaction: the month is loaded whole or not at all.
 */
export function registryDeps(platform: Platform, needs: DepsNeeds, tx: Tx): LetterDeps {
  let present = platform.clock.now();
  const past: Platform = { ...platform, clock: { now: () => present } };
  const notifications = quietBell(past, needs.tellsSince);
  // The demo writes past acts: nobody is present to confirm by password.
  const verifyPassword = async () => true;
  const registry = recordsModules(past, { ...needs, notifications, verifyPassword, units });
  const { acts, arrivals, dispatch } = registry;
  const ways = demoWays();
  for (const way of ways.channels) dispatch.connect(way);
  const known = new Map<string, DocumentDetail>();
  const at = (when: Moment): SignedContext => {
    present = new Date(when.at);
    return contextOf(platform, when.by);
  };
  return {
    ...listDeps(acts, tx, at),
    register: async (when, input) => (await acts.register(tx, at(when), input)).documentId,
    arrive: async (when, input) => (await acts.arrive(tx, at(when), input)).documentId,
    saveMemo: async (when, input) => (await acts.saveMemo(tx, at(when), input)).documentId,
    savePublication: async (when, input) =>
      (await acts.savePublication(tx, at(when), input)).documentId,
    saveLetter: async (when, input) => (await acts.saveLetter(tx, at(when), input)).documentId,
    keepContact: (when, input) => acts.saveContact(tx, at(when), input),
    async open(when, documentId) {
      await acts.markRead(tx, at(when), documentId);
    },
    async act(when, documentId, step, form) {
      const context = at(when);
      const look = () => acts.detail(tx, context.caller, documentId);
      const document = known.get(documentId) ?? (await look());
      known.set(documentId, document);
      const targetId = findTarget(document, step);
      const answers = { ...form, ...sendingAnswers(document, step.act, form) };
      const { on, act } = step;
      await acts.act(tx, context, { documentId, on, targetId, act, form: answers });
      if (changesDocument.has(step.act)) known.delete(documentId);
    },
    async hear(when, documentId, { to, ...news }) {
      const { letter } = await acts.detail(tx, at(when).caller, documentId);
      const { name, method } = need(letter?.recipients[to], `${documentId} has no addressee ${to}`);
      known.delete(documentId);
      const told = { day: civilDateAt(when.at), documentId, name, ...news };
      if (method === 'hand') return carried(acts, tx, at(when), told);
      const dispatchId = ways.sentTo(documentId, name);
      const recorded = await dispatch.recordDispatchResult(tx, { ...news, dispatchId });
      if (recorded !== 'recorded') throw new Error(`news of ${name} change nothing`);
    },
    async bring(moment, letter) {
      present = new Date(moment);
      return need(await arrivals.bring(tx, letter), 'an arrival came twice');
    },
    async appoint({ id, draft }) {
      await needs.delegations.begin(tx, { caller: null, requestId: 'demo' }, draft, id);
      await acts.shareWaiting(tx, id);
    },
  };
}

/** The bell without notifications of what happened before a moment. */
function quietBell(past: Platform, since: Instant): RecordsNeeds['notifications'] {
  const bell = notificationModule(past).notificationService;
  return {
    tell: async (handle, news) => {
      if (past.clock.now().toISOString() >= since) await bell.tell(handle, news);
    },
    settle: (handle, done) => bell.settle(handle, done),
    withdraw: (handle, about) => bell.withdraw(handle, about),
    // Nobody watches a queue while the demo is loaded.
    queuesChanged: () => undefined,
  };
}

type Target = Parameters<LetterDeps['act']>[2];

/** Acts after which a document has other transmissions or assignments. */
const changesDocument = new Set<string>([
  'distribute',
  'dispatchCommand',
  'resend',
  'sign',
  'assign',
  'reassign',
  'dispatch',
  'recordReceipt',
]);

/**
 * Dispatch channels that send nothing: the demo sends no mail and calls no other system, neither
 * now nor by a job that would wait in the queue.
 */
function demoWays() {
  const sent = new Map<string, string>();
  const way = (
    method: DispatchChannel['method'],
    reaches: (recipient: Reachable) => string | null,
  ): DispatchChannel => ({
    method,
    reaches: (_h, recipient) => Promise.resolve(reaches(recipient)),
    send(_tx, { id, documentId, recipient }) {
      sent.set(`${documentId} ${recipient.name}`, id);
      return Promise.resolve({ messageId: null });
    },
  });
  const code = (name: string) => Object.values(senders).find(({ th }) => th === name)?.code ?? null;
  const channels = [
    way('email', ({ email }) => email || null),
    way('exchange', ({ name }) => code(name)),
  ];
  return {
    channels,
    /** Id of the last sending of a letter to an addressee. */
    sentTo: (documentId: string, name: string): string =>
      need(sent.get(`${documentId} ${name}`), `nothing went to ${name}`),
  };
}

const unsent = new Set<string>(unsentStates);

/** Dispatches go to all addressees who wait, and a result is that of the first addressee. */
function sendingAnswers(
  { letter }: DocumentDetail,
  act: Target['act'],
  { method, places }: Pick<StepForm, 'method' | 'places'>,
) {
  const recipients = letter?.recipients ?? [];
  if (act === 'recordReceipt')
    return { recipientId: recipients.find((r) => r.state === 'SENT')?.id };
  if (act !== 'dispatch') return {};
  const sendings = recipients.flatMap((one, index) => {
    if (!unsent.has(one.state)) return [];
    const place = places?.[index] ?? '';
    const by = { recipientId: one.id, method: method ?? one.method };
    if (by.method === 'hand') return place ? [{ ...by, carrierId: personId(place) }] : [by];
    return [by.method === 'email' ? { ...by, address: place } : { ...by, reference: place }];
  });
  return { sendings };
}

function findTarget(
  { id, transmissions, assignments }: Pick<DocumentDetail, 'id' | 'transmissions' | 'assignments'>,
  { on, act, unit, principal }: Target,
): string {
  if (on === 'document') return id;
  const sent = transmissions.filter(
    (transmission) => transmission.toUnit?.id === unitId(unit ?? ''),
  );
  // Of several sendings to one unit the last is used; the others were recalled or returned.
  const transmission = need(sent.at(-1), `${act}: no sending to ${unit}`);
  if (on === 'transmission') return transmission.id;
  const own = assignments.filter((assignment) => assignment.transmissionId === transmission.id);
  const mine = own.filter((assignment) => assignment.assignee.id === personId(principal ?? ''));
  return need(mine.at(-1), `${act}: no assignment of ${principal}`).id;
}

const callers = new Map<string, Caller>();

/** As whom a person of the demo acts. */
export function contextOf(platform: Platform, username: string): SignedContext {
  const caller = callers.get(username) ?? callerOf(username);
  callers.set(username, caller);
  return {
    caller,
    requestId: 'demo',
    language: 'th',
    ip: '127.0.0.1',
    userAgent: 'demo',
    token: null,
    log: platform.log,
  };
}

function callerOf(username: string): Caller {
  const person = need(
    people.find((one) => one.username === username),
    `nobody is called ${username}`,
  );
  const id = personId(username);
  const duties = person.posts.map(({ duty, serves }) =>
    dutyPrincipal(duty === 'admin' ? 'officer' : duty, unitId(serves)),
  );
  return {
    id,
    sessionId: id,
    principals: [personPrincipal(id), ...new Set(duties), everyonePrincipal],
    permissions: new Set(['registry.register', 'registry.draft']),
    language: 'th',
  };
}
