import { addDays, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { DocumentDetail, LetterKind, PublicationKind } from '@sarn/document/contract';
import type { DashboardGroup } from '@sarn/portal/contract';
import { publicationRules, queueCodes } from '@sarn/document/contract';
import { samplePdf } from '@sarn/testing';
import { expect } from 'vitest';
import type { InjectedInit } from './injected-fetch.testing.ts';
import { startAgencyApp } from './test-app.testing.ts';
import type { TestApp, TestAppOptions } from './test-app.testing.ts';
import { accounts, password } from './agency.testing.ts';
import type { AgencyBook } from './agency.testing.ts';
import { signIns } from './sign-ins.testing.ts';
import type { SignIns } from './sign-ins.testing.ts';

/** Answer of a call: HTTP status in `status`, everything else as the server sent it. */
export type Answer = { status: number } & Record<string, unknown>;

interface ActRequest {
  readonly on: string;
  readonly targetId: string;
  readonly act: string;
  readonly version?: number;
  readonly delegationId?: string;
  readonly form: Record<string, unknown>;
}

/** A whole server with a small agency in it, used by its people over HTTP. */
export class OfficeInstance {
  readonly signIns: SignIns;
  private letters = 0;
  /** The server itself, to read what was written. */
  readonly app: TestApp;
  private readonly book: AgencyBook;

  constructor(app: TestApp, book: AgencyBook) {
    this.app = app;
    this.book = book;
    this.signIns = signIns(app);
  }

  /** By the clock of the server, which a test may have set to another day than the computer's. */
  get today(): CivilDate {
    return civilDateAt(this.app.platform.clock.now());
  }

  get buddhistYear(): number {
    return buddhistYear(this.today);
  }

  close = () => this.app.close();
  /** Address of the server, without a slash at the end. */
  url = () => this.app.url;
  unit = (key: string) => this.book.units[key] ?? '';
  person = (account: string) => this.book.people[account] ?? '';
  /** Tests that need a token of an account take this one. */
  token = (account: string) => this.signIns.token(account);
  dayFromToday = (days: number) => addDays(this.today, days);

  name(account: string): string {
    return { director: 'ผู้อำนวยการ', 'head.policy': 'หัวหน้านโยบาย' }[account] ?? account;
  }

  async post(account: string, path: string, body: object): Promise<Answer> {
    return this.call(account, path, { method: 'POST', body: JSON.stringify(body) });
  }

  get = (account: string, path: string) => this.call(account, path, { method: 'GET' });

  /** A form with a file in it. */
  async postForm(account: string, path: string, form: FormData): Promise<Answer> {
    const response = await this.app.fetch(`/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await this.token(account)}` },
      body: form,
    });
    return { ...((await response.json()) as object), status: response.status };
  }

  private async call(account: string, path: string, init: InjectedInit): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await this.token(account)}`,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    const response = await this.app.fetch(`/api${path}`, { ...init, headers });
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = isJson ? ((await response.json()) as object) : { text: await response.text() };
    return { ...body, status: response.status };
  }

  letterForm(): Record<string, unknown> {
    this.letters += 1;
    return {
      sender: 'สำนักงานตัวอย่าง',
      letterNo: `ตย 0201/${this.letters}`,
      letterDate: this.today,
      addressee: 'ผู้อำนวยการสำนักงาน',
      title: `ขอเชิญประชุมครั้งที่ ${this.letters} เรื่องแผนปฏิบัติการ`,
      speed: 'normal',
      secrecy: 'normal',
    };
  }

  async upload(account: string, bytes: Uint8Array = samplePdf(), name = 'หนังสือ.pdf') {
    const answer = await this.tryUpload(account, bytes, name);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    const { items } = answer as unknown as { items: { id: string }[] };
    return items[0]?.id ?? '';
  }

  async tryUpload(account: string, bytes: Uint8Array, name: string): Promise<Answer> {
    const form = new FormData();
    form.append('file', new Blob([bytes.slice()]), name);
    return this.postForm(account, '/file/upload', form);
  }

  async register(account: string, change: object = {}) {
    const body = { ...this.letterForm(), fileIds: [await this.upload(account)], ...change };
    return this.done<{ documentId: string; receiveNo: string }>(
      await this.post(account, '/registry/incoming/register', body),
    );
  }

  async arrive(account: string) {
    const body = { title: 'หนังสือทางอิเล็กทรอนิกส์', sender: 'สำนักงานตัวอย่าง' };
    const fileIds = [await this.upload(account)];
    return this.done<{ documentId: string }>(
      await this.post(account, '/registry/incoming/arrive', { ...body, fileIds }),
    );
  }

  async document(account: string, documentId: string): Promise<DocumentDetail> {
    const answer = await this.get(account, `/registry/document/${documentId}`);
    return this.done<{ item: DocumentDetail }>(answer).item;
  }

  open = (account: string, documentId: string) =>
    this.post(account, '/update-read-portal', { F_DOC_ID: documentId });

  tryAct(account: string, documentId: string, request: ActRequest): Promise<Answer> {
    return this.post(account, `/registry/document/${documentId}/act`, request);
  }

  act(account: string, documentId: string, act: string, form: Record<string, unknown>) {
    const request = { on: 'document', targetId: documentId, act, form };
    return this.tryAct(account, documentId, request).then((a) => this.done<{ number: string }>(a));
  }

  async tryOnTransmission(
    account: string,
    documentId: string,
    act: string,
    form = {},
  ): Promise<Answer> {
    const { transmissions, may } = await this.document(account, documentId);
    // Sendings of one moment are in the order of their ids, which is any: the one that is offered is meant.
    const offered = may.find((one) => one.on === 'transmission' && one.act === act)?.targetId;
    const last = transmissions.findLast((transmission) => transmission.state !== 'RESENT')?.id;
    const targetId = offered ?? last ?? '';
    return this.tryAct(account, documentId, { on: 'transmission', targetId, act, form });
  }

  async actOnTransmission(account: string, documentId: string, act: string, form = {}) {
    return this.done<{ number: string }>(
      await this.tryOnTransmission(account, documentId, act, form),
    );
  }

  async actOnAssignment(account: string, documentId: string, act: string, form = {}) {
    const { assignments } = await this.document(account, documentId);
    const own = assignments.find((assignment) => assignment.assignee.id === this.person(account));
    const request = { on: 'assignment', targetId: own?.id ?? '', act, form };
    return this.done(await this.tryAct(account, documentId, request));
  }

  async refused(
    account: string,
    documentId: string,
    act: string,
    form: Record<string, unknown>,
    status: number,
  ): Promise<void> {
    const request = { on: 'document', targetId: documentId, act, form };
    const answer = await this.tryAct(account, documentId, request);
    expect(answer.status, JSON.stringify(answer)).toBe(status);
  }

  /** A letter that a division head has assigned to two officers of `policy`. */
  async assignedLetter(): Promise<string> {
    const { documentId } = await this.register('saraban');
    await this.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: this.unit('policy') }],
    });
    await this.actOnTransmission('clerk.policy', documentId, 'receive');
    await this.actOnTransmission('clerk.policy', documentId, 'present');
    await this.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: this.person('officer.policy'),
      coPersonIds: [this.person('officer2.policy')],
      dueDate: this.dayFromToday(3),
    });
    return documentId;
  }

  /** The completed form of a memo. */
  memo(units: readonly string[]) {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองขอเสนอ' }] }];
    return {
      title: 'ขออนุมัติดำเนินโครงการ',
      addressee: 'ผู้อำนวยการกองกฎหมาย',
      unitIds: units.map(this.unit),
      bodyJson: { type: 'doc', content },
    };
  }

  async draft(account: string, units: readonly string[]): Promise<string> {
    const answer = await this.post(account, '/registry/memo/save', this.memo(units));
    return this.done<{ documentId: string }>(answer).documentId;
  }

  async tryEdit(account: string, documentId: string, units: readonly string[]): Promise<Answer> {
    const seen = await this.get(account, `/registry/document/${documentId}`);
    const { version = 1 } = (seen['item'] ?? {}) as { version?: number };
    return this.post(account, '/registry/memo/save', { ...this.memo(units), documentId, version });
  }

  async edit(account: string, documentId: string, units: readonly string[]): Promise<void> {
    this.done(await this.tryEdit(account, documentId, units));
  }

  private publications = 0;

  /** The completed form of a published kind; the meeting is another one each time. */
  publicationForm(kind: PublicationKind): Record<string, unknown> {
    this.publications += 1;
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'เพื่อถือปฏิบัติ' }] }];
    return {
      kind,
      title: `เรื่องเผยแพร่ลำดับที่ ${this.publications}`,
      addressee: 'ผู้อำนวยการทุกกอง',
      meetingName: 'การประชุมคณะกรรมการบริหาร',
      meetingNo: `${this.publications}/2569`,
      meetingDate: this.today,
      inForceOn: this.today,
      bodyJson: { type: 'doc', content },
    };
  }

  tryPublication(account: string, form: Record<string, unknown>): Promise<Answer> {
    return this.post(account, '/registry/publication/save', form);
  }

  async draftPublication(account: string, kind: PublicationKind, change = {}): Promise<string> {
    const form = { ...this.publicationForm(kind), ...change };
    const answer = await this.tryPublication(account, form);
    return this.done<{ documentId: string }>(answer).documentId;
  }

  /** Drafts, submits, and signs or approves; returns the number of the document. */
  async publish(account: string, kind: PublicationKind, change = {}) {
    const documentId = await this.draftPublication(account, kind, change);
    const signatoryId = this.person('director');
    await this.act(account, documentId, 'submit', { signatoryId });
    const { ending } = publicationRules[kind];
    const { number } = await this.act('director', documentId, ending, { password });
    return { documentId, number };
  }

  private forms = 0;

  /**
   * The completed form of an outgoing letter, stamped letter, certificate, note or other document.
   */
  letterOfKind(kind: LetterKind): Record<string, unknown> {
    this.forms += 1;
    const content = [
      { type: 'paragraph', content: [{ type: 'text', text: 'จึงเรียนมาเพื่อโปรดทราบ' }] },
    ];
    return {
      kind,
      title: `เรื่องส่งออกลำดับที่ ${this.forms}`,
      addressee: 'อธิบดีกรมตัวอย่าง',
      contact: 'กองนโยบาย โทร. 0 2000 0000',
      recipients: [{ name: 'กรมตัวอย่าง', method: 'post' }],
      medium: 'photo',
      source: 'กองนโยบาย',
      bodyJson: { type: 'doc', content },
    };
  }

  tryLetter(account: string, form: Record<string, unknown>): Promise<Answer> {
    return this.post(account, '/registry/letter/save', form);
  }

  async draftLetter(account: string, kind: LetterKind, change = {}): Promise<string> {
    const fileIds = kind === 'other' ? [await this.upload(account)] : [];
    const form = { ...this.letterOfKind(kind), fileIds, ...change };
    return this.done<{ documentId: string }>(await this.tryLetter(account, form)).documentId;
  }

  async dashboard(account: string, ask: object = {}): Promise<DashboardGroup[]> {
    const answer = await this.post(account, '/get-dashboard', ask);
    return this.done<{ item: DashboardGroup[] }>(answer).item;
  }

  async queue(account: string, typeCode: string, generalSearch = '') {
    const paging = { page: 1, size: 100 };
    const answer = await this.post(account, '/sarabun/get-todo-list', {
      typeCode,
      paging,
      generalSearch,
    });
    return this.done<{
      data: { F_DOC_ID: string; F_DOC_TITLE: string; F_DOC_TYPE_NAME: string }[];
      total: number;
    }>(answer);
  }

  async cards(account: string): Promise<{ CODE: string; COUNT: number }[]> {
    const answer = await this.post(account, '/get-todo-lists', { search: '' });
    return this.done<{ items: { CODE: string; COUNT: number }[] }>(answer).items;
  }

  async seesIn(account: string, code: string, documentId: string): Promise<void> {
    const { data, total } = await this.queue(account, code);
    expect(
      data.map((row) => row.F_DOC_ID),
      `${account} ${code}`,
    ).toContain(documentId);
    const card = (await this.cards(account)).find((one) => one.CODE === code);
    expect(card?.COUNT, `${account} ${code}`).toBe(total);
  }

  async seesNotIn(account: string, code: string, documentId: string): Promise<void> {
    const { data } = await this.queue(account, code);
    expect(
      data.map((row) => row.F_DOC_ID),
      `${account} ${code}`,
    ).not.toContain(documentId);
  }

  /** Whether the bell of the account has a notice about the document. */
  async heard(account: string, documentId: string): Promise<void> {
    const answer = await this.post(account, '/service/get-all-notification', { take: 50 });
    const { items } = this.done<{ items: { F_DOC_ID: string }[] }>(answer);
    expect(
      items.map((item) => item.F_DOC_ID),
      account,
    ).toContain(documentId);
  }

  async queuesHolding(documentId: string): Promise<string[]> {
    const held: string[] = [];
    for (const account of accounts) {
      for (const code of queueCodes) {
        const { data } = await this.queue(account, code);
        if (data.some((row) => row.F_DOC_ID === documentId)) held.push(`${account} ${code}`);
      }
    }
    return held;
  }

  /** All texts of all lists the account can call. */
  async everywhere(account: string): Promise<string> {
    const lists = await Promise.all(queueCodes.map((code) => this.queue(account, code)));
    const news = await this.post(account, '/service/get-all-notification', { take: 50 });
    return JSON.stringify([lists, news, await this.dashboard(account)]);
  }

  mayOf(answer: Answer): string[] {
    return (answer as unknown as { item: DocumentDetail }).item.may.map((may) => may.act);
  }

  async highestNumber(account: string): Promise<number> {
    const registers = await this.get(account, '/registry/registers');
    const { rows } = this.done<{ rows: { id: string; kind: string }[] }>(registers);
    const id = rows.find((row) => row.kind === 'receive')?.id;
    if (!id) return 0;
    const path = `/registry/registers/${id}/entries?year=${this.buddhistYear}`;
    const lines = this.done<{ rows: { number: number }[] }>(await this.get(account, path));
    return lines.rows[0]?.number ?? 0;
  }

  private done<T>(answer: Answer): T {
    expect(answer.status, JSON.stringify(answer).slice(0, 500)).toBe(200);
    return answer as unknown as T;
  }
}

/** Starts the server on a fresh database and creates the agency. */
export async function openInstance(options: TestAppOptions = {}): Promise<OfficeInstance> {
  const { app, book } = await startAgencyApp(options);
  return new OfficeInstance(app, book);
}
