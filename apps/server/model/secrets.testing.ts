import { secretLevelOf } from '@sarn/organisation/contract';
import { expect } from 'vitest';
import { accounts, expectRefusal, password } from '../hardening/instance.testing.ts';
import type { Answer, TestInstance } from '../hardening/instance.testing.ts';
import { appoint, clear, grant } from '../journeys/trust.testing.ts';
import { clerkOf } from './paper-model.testing.ts';
import type { ModelPaper } from './paper-model.testing.ts';
import type { Picks } from './picks.testing.ts';

const reason = 'เหตุผลที่สุ่มขึ้นเพื่อทดสอบ';
const refusals = [403, 404, 409, 422];
/** Cleared at first; who keeps a register of classified papers is so always. */
const registrars: Readonly<Record<string, string>> = {
  saraban: 'agency',
  'clerk.policy': 'policy',
};
const others = ['director', 'head.policy', 'officer.policy', 'officer.legal'];
const answering = ['director', 'deputy', 'head.policy', 'head.legal'];

/**
 * Random acts on classes and readers, and by the side of them a book of who is cleared: together with
 * the list of named readers it says who may see a classified paper, without asking the rule itself.
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

  /** Somebody does something to the class of a paper or to its readers, if he may. */
  async step(paper: ModelPaper, picks: Picks): Promise<void> {
    // A paper is classified first: most of the acts need one that is.
    const isFirst = paper.secrecy === 'normal' && !picks.onceIn(6);
    const names = Object.keys(this.acts);
    const name = picks.one(isFirst ? names.slice(0, 2) : names);
    const answer = (await this.acts[name]?.(paper, picks)) ?? null;
    this.log.push(`${name} of ${paper.id}: ${answer?.status}`);
    if (answer?.status === 200) this.done.set(name, (this.done.get(name) ?? 0) + 1);
    else if (answer) expectRefusal(answer, name, refusals);
    const [row] = await this.stand.app.db.query<{ secrecy: string }>(
      'select secrecy from document where id = $1',
      [paper.id],
    );
    paper.secrecy = row?.secrecy ?? 'normal';
  }

  private readonly acts: Readonly<
    Record<string, (paper: ModelPaper, picks: Picks) => Promise<Answer | null>>
  > = {
    classify: (paper, picks) => this.classify(paper, this.keeper(paper), aClass(picks)),
    classifyAsHead: (paper, picks) => {
      const isRise = picks.onceIn(2);
      const form = { ...changeTo(paper, isRise ? aClass(picks) : 'normal') };
      const act = isRise ? 'classify' : 'declassify';
      const request = { on: 'document', targetId: paper.id, act, form };
      const path = `/registry/document/${paper.id}/act`;
      return this.stand.as(picks.one(answering), path, request);
    },
    declassify: (paper, picks) =>
      this.classify(paper, picks.onceIn(3) ? picks.one(accounts) : this.keeper(paper), 'normal'),
    name: (paper, picks) => {
      const { id: documentId } = paper;
      const personId = this.stand.office.person(picks.one([...others, ...accounts]));
      const named = { documentId, personId, reason, mayDownload: picks.onceIn(2) };
      return this.stand.as(this.keeper(paper), '/registry/secret/name', named);
    },
    unname: async (paper, picks) => {
      const named = [...(await this.namesOf(paper.id))];
      if (named.length === 0) return null;
      const personId = this.stand.office.person(picks.one(named));
      const unnamed = { documentId: paper.id, personId, reason };
      return this.stand.as(this.keeper(paper), '/registry/secret/unname', unnamed);
    },
    breakGlass: async (paper) => {
      const [entry] = await this.stand.app.db.query<{ number: number; unitId: string }>(
        `select number, unit_id as "unitId" from register_entry entry
         join register on register.id = entry.register_id
         where document_id = $1 and register.kind = 'secret-receive'`,
        [paper.id],
      );
      return this.stand.as('director', '/registry/secret/break-glass', {
        unitId: entry?.unitId ?? this.stand.office.unit('agency'),
        ...{ register: 'secret-receive', number: entry?.number ?? 9_999 },
        ...{ year: this.stand.office.buddhistYear, reason: `${reason}ฉุกเฉิน`, password },
      });
    },
    clearance: async (_paper, picks) => {
      // Of the heads: without its author a draft of the house would have nobody to go on with it.
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

  private classify(paper: ModelPaper, account: string, secrecy: string): Promise<Answer> {
    const change = { documentId: paper.id, ...changeTo(paper, secrecy) };
    return this.stand.as(account, '/registry/secret/classify', change);
  }

  private keeper = ({ kind, owner, author }: ModelPaper): string =>
    kind === 'outside' ? (clerkOf[owner] ?? author) : author;

  private async giveClearance(account: string, secrecy: string): Promise<void> {
    const id = await clear(this.stand, account, secrecy);
    this.cleared.set(account, { id, level: secretLevelOf(secrecy) });
  }

  /** Accounts on the list of readers now, or ever. */
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

  /** Named and cleared, or registrar of a unit that has or had the paper. */
  async readersOf(paper: ModelPaper): Promise<Set<string>> {
    const units = [paper.owner, ...paper.legs.map(({ unit }) => unit)];
    const keep = Object.keys(registrars).filter((one) => units.includes(registrars[one] ?? ''));
    const all = [...(await this.namesOf(paper.id)), ...keep];
    return new Set(all.filter((account) => this.isCleared(account, paper.secrecy)));
  }

  /**
   * Of who may not read it first those who once could: they have most by which to ask. Who may break
   * the glass is not among them: one of the calls would open it to him, as it should.
   */
  async strangersOf(paper: ModelPaper): Promise<string[]> {
    const readers = await this.readersOf(paper);
    const once = await this.namesOf(paper.id, true);
    const mayBreakIn = (account: string): boolean =>
      account === 'director' && this.isCleared(account, paper.secrecy);
    const strangers = accounts.filter((one) => !readers.has(one) && !mayBreakIn(one));
    return strangers.toSorted((a, b) => Number(once.has(b)) - Number(once.has(a)));
  }

  /** After each step: the page is there for named readers and for nobody else. */
  async expectNamedOnly(paper: ModelPaper): Promise<void> {
    if (paper.secrecy === 'normal') return;
    const readers = await this.readersOf(paper);
    const named = await this.namesOf(paper.id);
    for (const account of accounts) {
      const token = await this.stand.token(account);
      const { status } = await this.stand.call(`/registry/document/${paper.id}`, { token });
      const what = `${account} on a paper of ${paper.secrecy}`;
      if (!readers.has(account)) expect(status, what).toBe(404);
      else if (named.has(account)) expect([200, 403], what).toContain(status);
    }
  }
}

/** The usual class mostly. */
const aClass = (picks: Picks): string => picks.one(['confidential', 'confidential', 'secret']);

const changeTo = ({ title }: ModelPaper, secrecy: string) => ({
  ...{ secrecy, reason, title, removesContent: true },
});
