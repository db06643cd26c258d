import { secretLevelOf } from '@sarn/organisation/contract';
import { expect } from 'vitest';
import { accounts, expectRefusal, password, appoint, clear, grant } from '../testing.ts';
import type { RawAnswer, TestInstance } from '../testing.ts';
import { clerkOf } from './document-model.testing.ts';
import type { ModelDocument } from './document-model.testing.ts';
import type { Picks } from './picks.testing.ts';

const reason = 'เหตุผลที่สุ่มขึ้นเพื่อทดสอบ';
const refusals = [403, 404, 409, 422];
/** Cleared at first; registrars of classified documents stay cleared. */
const registrars: Readonly<Record<string, string>> = {
  saraban: 'agency',
  'clerk.policy': 'policy',
};
const others = ['director', 'head.policy', 'officer.policy', 'officer.legal'];
const answering = ['director', 'deputy', 'head.policy', 'head.legal'];

/**
 * Random acts on classes and readers, with a record of who is cleared: together with the list of
 * named readers it says who may see a classified document, without asking the product's own rule.
 */
export class Secrets {
  readonly log: string[] = [];
  /** How often something was done and not refused. */
  readonly done = new Map<string, number>();
  private readonly stand: TestInstance;
  private readonly cleared = new Map<string, { readonly id: string; readonly level: number }>();

  constructor(instance: TestInstance) {
    this.stand = instance;
  }

  async prepare(): Promise<void> {
    for (const account of [...Object.keys(registrars), ...others]) {
      await this.giveClearance(account, account === 'saraban' ? 'top-secret' : 'confidential');
    }
    for (const [account, unit] of Object.entries(registrars))
      await appoint(this.stand, account, unit);
    await grant(this.stand, 'secret-emergency', 'director');
  }

  /** A person does something to the class of a document or to its readers, if permitted. */
  async step(document: ModelDocument, picks: Picks): Promise<void> {
    // A document is classified first: most of the acts need one that is.
    const isFirst = document.secrecy === 'normal' && !picks.onceIn(6);
    const names = Object.keys(this.acts);
    const name = picks.one(isFirst ? names.slice(0, 2) : names);
    const answer = (await this.acts[name]?.(document, picks)) ?? null;
    this.log.push(`${name} of ${document.id}: ${answer?.status}`);
    if (answer?.status === 200) this.done.set(name, (this.done.get(name) ?? 0) + 1);
    else if (answer) expectRefusal(answer, name, refusals);
    const [row] = await this.stand.app.db.query<{ secrecy: string }>(
      'select secrecy from document where id = $1',
      [document.id],
    );
    document.secrecy = row?.secrecy ?? 'normal';
  }

  private readonly acts: Readonly<
    Record<string, (document: ModelDocument, picks: Picks) => Promise<RawAnswer | null>>
  > = {
    classify: (document, picks) => this.classify(document, this.keeper(document), aClass(picks)),
    classifyAsHead: (document, picks) => {
      const isRise = picks.onceIn(2);
      const form = { ...changeTo(document, isRise ? aClass(picks) : 'normal') };
      const act = isRise ? 'classify' : 'declassify';
      const request = { on: 'document', targetId: document.id, act, form };
      const path = `/registry/document/${document.id}/act`;
      return this.stand.as(picks.one(answering), path, request);
    },
    declassify: (document, picks) =>
      this.classify(
        document,
        picks.onceIn(3) ? picks.one(accounts) : this.keeper(document),
        'normal',
      ),
    name: (document, picks) => {
      const { id: documentId } = document;
      const personId = this.stand.office.person(picks.one([...others, ...accounts]));
      const named = { documentId, personId, reason, mayDownload: picks.onceIn(2) };
      return this.stand.as(this.keeper(document), '/registry/secret/name', named);
    },
    unname: async (document, picks) => {
      const named = [...(await this.namesOf(document.id))];
      if (named.length === 0) return null;
      const personId = this.stand.office.person(picks.one(named));
      const unnamed = { documentId: document.id, personId, reason };
      return this.stand.as(this.keeper(document), '/registry/secret/unname', unnamed);
    },
    breakGlass: async (document) => {
      const [entry] = await this.stand.app.db.query<{ number: number; unitId: string }>(
        `select number, unit_id as "unitId" from register_entry entry
         join register on register.id = entry.register_id
         where document_id = $1 and register.kind = 'secret-receive'`,
        [document.id],
      );
      return this.stand.as('director', '/registry/secret/break-glass', {
        unitId: entry?.unitId ?? this.stand.office.unit('agency'),
        ...{ register: 'secret-receive', number: entry?.number ?? 9_999 },
        ...{ year: this.stand.office.buddhistYear, reason: `${reason}ฉุกเฉิน`, password },
      });
    },
    clearance: async (_paper, picks) => {
      // Only heads: without its author nobody could go on with a draft.
      const account = picks.one(['director', 'head.policy']);
      const known = this.cleared.get(account);
      if (!known) {
        await this.giveClearance(account, 'confidential');
        return null;
      }
      this.cleared.delete(account);
      return this.stand.as('secretary', '/identity/clearances/end', { id: known.id, reason });
    },
  };

  private classify(document: ModelDocument, account: string, secrecy: string): Promise<RawAnswer> {
    const change = { documentId: document.id, ...changeTo(document, secrecy) };
    return this.stand.as(account, '/registry/secret/classify', change);
  }

  private keeper = ({ kind, owner, author }: ModelDocument): string =>
    kind === 'outside' ? (clerkOf[owner] ?? author) : author;

  private async giveClearance(account: string, secrecy: string): Promise<void> {
    const id = await clear(this.stand, account, secrecy);
    this.cleared.set(account, { id, level: secretLevelOf(secrecy) });
  }

  /** Accounts that are or were on the list of readers. */
  private async namesOf(documentId: string, isEver = false): Promise<Set<string>> {
    const rows = await this.stand.app.db.query<{ id: string }>(
      `select person_id as id from secret_reader
       where document_id = $1 and (ended_at is null or $2)`,
      [documentId, isEver],
    );
    const ids = new Set(rows.map(({ id }) => id));
    return new Set(accounts.filter((account) => ids.has(this.stand.office.person(account))));
  }

  private isCleared = (account: string, secrecy: string): boolean =>
    (this.cleared.get(account)?.level ?? 0) >= secretLevelOf(secrecy);

  /** Named and cleared, or registrar of a unit that has or had the document. */
  async readersOf(document: ModelDocument): Promise<Set<string>> {
    const units = [document.owner, ...document.transmissions.map(({ unit }) => unit)];
    const keep = Object.keys(registrars).filter((one) => units.includes(registrars[one] ?? ''));
    const all = [...(await this.namesOf(document.id)), ...keep];
    return new Set(all.filter((account) => this.isCleared(account, document.secrecy)));
  }

  /**
   * Of those who may not read it, former readers come first: they know most about the document.
   * Those who may open it in an emergency are left out: one of the calls would rightly open it to
   * them.
   */
  async strangersOf(document: ModelDocument): Promise<string[]> {
    const readers = await this.readersOf(document);
    const once = await this.namesOf(document.id, true);
    const mayBreakIn = (account: string): boolean =>
      account === 'director' && this.isCleared(account, document.secrecy);
    const strangers = accounts.filter((one) => !readers.has(one) && !mayBreakIn(one));
    return strangers.toSorted((a, b) => Number(once.has(b)) - Number(once.has(a)));
  }

  /** After each step: named readers get the page and nobody else does. */
  async expectNamedOnly(document: ModelDocument): Promise<void> {
    if (document.secrecy === 'normal') return;
    const readers = await this.readersOf(document);
    const named = await this.namesOf(document.id);
    for (const account of accounts) {
      const token = await this.stand.token(account);
      const { status } = await this.stand.call(`/registry/document/${document.id}`, { token });
      const what = `${account} on a document of ${document.secrecy}`;
      if (!readers.has(account)) expect(status, what).toBe(404);
      else if (named.has(account)) expect([200, 403], what).toContain(status);
    }
  }
}

/** Mostly no class. */
const aClass = (picks: Picks): string => picks.one(['confidential', 'confidential', 'secret']);

const changeTo = ({ title }: ModelDocument, secrecy: string) => ({
  ...{ secrecy, reason, title, removesContent: true },
});
