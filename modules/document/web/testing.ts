import { listPhrases } from '@sarn/phrase/contract';
import { listHolidays, listUnits, searchPeople } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import { actOnDocument } from '@sarn/document/contract';
import type { ActCode, DocumentDetail, FlowForm, MayAct } from '@sarn/document/contract';
import { createElement, useState } from 'react';
import { expect, vi } from 'vitest';
import { ActQuestion } from './act/ActQuestion.tsx';
import type { ActQuestionProps } from './act/ActQuestion.tsx';
import type { DocumentPageParts } from './document/page-parts.ts';
import { keepLoaders, withDocumentParts } from './document/provided-parts.ts';

// For component tests of the forms of acts, in all modules that have some.

const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** Ids as the contract asks for them. */
export const ids = {
  ...{ document: idOf(1), transmission: idOf(2), assignment: idOf(3), file: idOf(4) },
  ...{ person: idOf(11), other: idOf(12), unit: idOf(21), branch: idOf(22) },
} as const;

const { unit, branch, person, other } = ids;

/** An incoming letter of which nothing is known beside its subject, with what a test adds. */
export const sampleDetail = (part: Partial<DocumentDetail> = {}): DocumentDetail => ({
  ...{ id: ids.document, kind: 'outside', kindTerm: { th: 'หนังสือรับ', en: 'Letter' }, version: 3 },
  ...{ letterNo: 'กต 1/1', letterDate: '2026-11-01', sender: 'กรมตัวอย่าง', title: 'ขอเชิญประชุม' },
  ...{
    addressee: 'ผู้อำนวยการ',
    speed: 'normal',
    secrecy: 'normal',
    dueDate: null,
    dueTime: '',
    note: '',
  },
  ...{ receiveNo: null, receivedAt: null, creation: null, ownerUnit: { id: unit, name: 'กองคลัง' } },
  author: { id: person, name: 'นายเอก', positionName: 'นิติกร' },
  ...{ state: 'RECEIVED', stateTerm: { th: 'ลงรับแล้ว', en: 'Received' }, destroyed: null },
  ...{ bodyHtml: null, bodyJson: null, addressedUnits: [], signedBy: null, files: [] },
  ...{ withdrawnFiles: [], history: [], principals: [], may: [], forReader: [], isOver: false },
  ...{ assignments: [], numbering: null, imported: null, publication: null, letter: null },
  ...{
    transmissions: [],
    route: [],
    bookGroup: '',
    category: '',
    disposal: '',
    bookGroupCode: '',
    categoryCode: '',
    subTypeCode: '',
  },
  ...part,
});

/** An act on that document, as the flow offers it. */
export const sampleAct = (act: ActCode, form: FlowForm, part: Partial<MayAct> = {}): MayAct => ({
  ...{ on: 'document', targetId: ids.document, act, form, tone: 'primary', asksPassword: false },
  ...{ actTerm: { th: `ทำ ${act}`, en: act }, capacities: [], scopeUnitId: null, recipients: [] },
  ...{ reserved: [], about: '' },
  ...part,
});

const personCard = (id: string, name: string) => ({
  ...{ id, name, nameEn: '', positionName: 'นิติกร', positionNameEn: '' },
  ...{ unitId: unit, unitName: 'กองคลัง', unitNameEn: '' },
});

const unitNode = (id: string, nameTh: string) => ({
  ...{ id, parentId: null, nameTh, nameEn: '', code: id.slice(-2), kind: 'division' as const },
  ...{ abbreviation: '', letterCode: '', depth: 0 },
});

/** What the pickers of people, units, days and phrases ask for. */
export const pickerAnswers = {
  ...answering(searchPeople, {
    rows: [personCard(person, 'นายเอก'), personCard(other, 'นางโท')],
    total: 2,
  }),
  ...answering(listUnits, {
    rows: [unitNode(unit, 'กองคลัง'), unitNode(branch, 'กองกฎหมาย')],
    total: 2,
  }),
  ...answering(listHolidays, { rows: [], missingYears: [] }),
  ...answering(listPhrases, { rows: [], unit: [], agency: [], units: [] }),
  // Of higher modules: no kind has a rule of its own, and there is no group of users.
  'GET /registry/creation': () => ({ rows: [], mayBegin: true, mayRegister: true }),
  'GET /access/recipient-groups': () => ({ rows: [] }),
};

/** The call of every act on that document. */
export const actCall = `POST /registry/document/${ids.document}/act`;

/** The acts that were sent, read by the contract of the call; the form itself is read by its own. */
export const sentActs = (calls: readonly Asked[]) => askedOf(actOnDocument, calls);

/** Makes the forms of a module known, as the start of the application does for all of them. */
export async function provideForms(documentPage: DocumentPageParts): Promise<void> {
  keepLoaders([async () => ({ documentPage })]);
  await withDocumentParts(Promise.resolve());
}

/** The dialog of an act on a page, which closes it as the page of a document does. */
function Page({ onClose, onFinish, ...asked }: ActQuestionProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return createElement('p', null, 'the page');
  return createElement(ActQuestion, {
    ...asked,
    onFinish: (done) => {
      setOpen(false);
      onFinish(done);
    },
    onClose: () => {
      setOpen(false);
      onClose();
    },
  });
}

/** Opens the form of an act. */
export async function showAct(
  documentPage: DocumentPageParts,
  may: MayAct,
  detail: DocumentDetail = sampleDetail(),
) {
  await provideForms(documentPage);
  const told = { onDone: vi.fn(), onFinish: vi.fn(), onClose: vi.fn() };
  const user = await show(createElement(Page, { detail, may, ...told }));
  return { user, ...told };
}

/** Presses the button that sends the form, twice. */
export async function pressTwice(user: Awaited<ReturnType<typeof show>>): Promise<void> {
  const button = submitButton();
  await user.click(button);
  await user.click(button);
}

/**
 * Opens a form whose act is refused at the first attempt and answered late at the second.
 *
 * @param answers of the lists that the form asks for
 */
export async function showRefused(
  documentPage: DocumentPageParts,
  may: MayAct,
  detail: DocumentDetail = sampleDetail(),
  answers: Parameters<typeof answerCalls>[0] = pickerAnswers,
) {
  const late = Promise.withResolvers<object>();
  const given = [refusal('registry.stale'), late.promise];
  const answer = () => given.shift() ?? refusal('platform.not-found');
  const calls = answerCalls({ ...answers, [actCall]: answer });
  const shown = await showAct(documentPage, may, detail);
  const { user, onDone, onFinish, onClose } = shown;
  return {
    ...shown,
    /** Sends the form. @returns the sentence of the refusal */
    refuse: async (): Promise<string> => {
      await user.click(submitButton());
      const alert = await screen.findByRole('alert');
      return alert.textContent ?? '';
    },
    /** Sends it again and closes it before the answer: the answer is told, and nothing is opened. */
    leave: async (): Promise<void> => {
      await user.click(submitButton());
      await waitFor(() => expect(sentActs(calls)).toHaveLength(2));
      await user.keyboard('{Escape}');
      await screen.findByText('the page');
      late.resolve({ documentId: ids.document, number: null });
      await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
      expect(onFinish).not.toHaveBeenCalled();
      expect(onClose).toHaveBeenCalledTimes(1);
      const [first, second] = calls.filter(({ method }) => method === 'POST');
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    },
  };
}
