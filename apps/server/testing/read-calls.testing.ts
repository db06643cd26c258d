import type { DocumentFacts, Fields, ReadCall } from './read-call.testing.ts';
import type { TestInstance } from './test-instance.testing.ts';
import { furtherNames } from '../modules-further.ts';
import { areaCodes, areas } from '@sarn/worklist/contract';
import { noticeFilters } from '@sarn/notice-list/contract';
import { queueCodes } from '@sarn/document/contract';
import { routingPurposes } from '@sarn/routing/contract';

const once = (): readonly Fields[] => [{}];
const total = (body: Record<string, unknown>): number => Number(body['total'] ?? 0);
const rows = (body: Record<string, unknown>): number =>
  (body['rows'] as unknown[] | undefined)?.length ?? 0;
const byId = ({ id }: DocumentFacts): readonly Fields[] => [{ documentId: id }];
/** A version of another document is as unknown as one that nobody kept. */
const byVersion = ({ id }: DocumentFacts): readonly Fields[] => [{ documentId: id, versionId: id }];
const byFile = ({ id, fileIds }: DocumentFacts): readonly Fields[] =>
  fileIds.map((fileId) => ({ documentId: id, fileId }));
const noteOnPage = {
  place: { page: 1, left: 10, top: 10, width: 50, height: 20 },
  content: { kind: 'note', ink: 'blue', text: 'ทดสอบ' },
};
const remarkOnText = { kind: 'comment', from: 0, to: 0, quote: '', text: 'ทดสอบ' };
const ofFiles = ({ fileIds }: DocumentFacts): readonly Fields[] =>
  fileIds.map((fileId) => ({ fileId }));

const modules = ['SARABUN', 'SARABAN'];
const searched = ({ token }: DocumentFacts): readonly Fields[] => [{}, { search: token }];

/** Every call by which a person could see a document, or learn that it exists. */
export const readCalls: Readonly<Record<string, ReadCall>> = {
  'GET /registry/document/:documentId': { ask: byId },
  'GET /registry/document/:documentId/printed': { ask: byId },
  'GET /registry/document/:documentId/printed/versions': { ask: byId, count: rows },
  'GET /registry/document/:documentId/printed/versions/:versionId': { ask: byVersion },
  'GET /registry/document/:documentId/printed/versions/:versionId/changes': { ask: byVersion },
  'GET /registry/document/:documentId/printed/text': { ask: byId },
  'GET /registry/document/:documentId/annotation': { ask: byId, count: rows },
  'GET /registry/document/:documentId/annotation/file': { ask: byFile },
  'POST /registry/document/:documentId/annotation/add': {
    ask: (document) => byFile(document).map((fields) => ({ ...fields, annotations: [noteOnPage] })),
  },
  'POST /registry/document/:documentId/annotation/take-back': {
    ask: ({ id }) => [{ documentId: id, annotationId: id }],
  },
  'GET /registry/document/:documentId/review': {
    ask: byId,
    count: rows,
  },
  'POST /registry/document/:documentId/review/add': {
    ask: ({ id }) => [{ documentId: id, version: 1, remarks: [remarkOnText] }],
  },
  'POST /registry/document/:documentId/review/reply': {
    ask: ({ id }) => [{ documentId: id, remarkId: id, text: 'ทดสอบ' }],
  },
  'POST /registry/document/:documentId/review/decide': {
    ask: ({ id }) => [{ documentId: id, version: 1, decision: 'refuse', remarkIds: [id] }],
  },
  'GET /registry/document/:documentId/printed/copies': { ask: byId },
  'GET /registry/document/:documentId/printed/copy': {
    ask: ({ id }) =>
      (['file-copy', 'copy', 'certified'] as const).map((kind) => ({ documentId: id, kind })),
  },
  'GET /registry/document/:documentId/received/copies': { ask: byId },
  'GET /registry/document/:documentId/received/copy': {
    ask: ({ id }) =>
      (['copy', 'certified'] as const).map((kind) => ({ documentId: id, fileId: id, kind })),
  },
  'GET /registry/document/:documentId/classified/copies': { ask: byId },
  'POST /registry/document/:documentId/classified/copies': {
    ask: ({ id }) => [
      { documentId: id, fileId: id, count: 1, permittedBy: 'ผู้อำนวยการ', reason: 'ใช้ในที่ประชุม' },
    ],
  },
  'GET /registry/document/:documentId/classified/copies/:setId': {
    ask: ({ id }) => [{ documentId: id, setId: id }],
  },
  'GET /registry/document/:documentId/printed/cover': { ask: byId },
  'GET /registry/document/:documentId/signing': { ask: byId },
  'GET /registry/document/:documentId/signatures': { ask: byId, count: rows },
  'POST /registry/document/:documentId/signing-code': { ask: byId },
  'POST /registry/document/:documentId/prepare-signing': {
    ask: ({ id }) => [{ documentId: id, on: 'document', targetId: id, act: 'sign', form: {} }],
  },
  'POST /registry/document/:documentId/confirm-seals': { ask: byId },
  'POST /registry/document/:documentId/sign-digitally': {
    ask: ({ id }) => [
      {
        ...{ documentId: id, on: 'document', targetId: id, act: 'sign' },
        ...{ attemptId: '01940000-0000-7000-8000-000000000001', form: { password: 'x' } },
      },
    ],
  },
  'GET /signature/to-sign': { ask: once, count: rows },
  'POST /signature/batch-preparation': {
    ask: ({ id }) => [{ documents: [{ documentId: id, version: 1 }] }],
  },
  'POST /signature/batch': {
    ask: ({ id }) => [
      {
        ...{ id: '01940000-0000-7000-8000-000000000001', method: 'password', secret: 'x' },
        documents: [{ documentId: id, version: 1 }],
      },
    ],
  },
  'GET /signature/batch/:id': { ask: ({ id }) => [{ id }] },
  'POST /signature/batch/:id/resume': {
    ask: ({ id }) => [{ id, secret: 'x', again: [{ documentId: id, version: 1 }] }],
  },
  'POST /signature/batch/:id/remove': { ask: ({ id }) => [{ id, documentId: id }] },
  // Guessing a code: what it tells of a document that has one is for everybody.
  'GET /signature/verify/:code': { ask: ({ token }) => [{ code: token }] },
  'GET /signature/verify/:code/sheet': { ask: ({ token }) => [{ code: token }] },
  'POST /registry/document/:documentId/act': {
    ask: ({ id, transmissionIds, assignmentIds }) =>
      [
        { on: 'document', targetId: id, act: 'remind' },
        ...transmissionIds.map((targetId) => ({ on: 'transmission', targetId, act: 'receive' })),
        ...assignmentIds.map((targetId) => ({ on: 'assignment', targetId, act: 'accept' })),
      ].map((target) => ({ ...target, documentId: id, form: {} })),
  },
  'POST /registry/documents/kept': { ask: ({ id }) => [{ documentIds: [id] }] },
  'GET /settings/tables/:table/uses/:code': {
    ask: () => [{ table: 'document-speed', code: 'normal', place: 'document' }],
  },
  'GET /registry/documents': {
    ask: ({ token, id, registerIds }) => [
      { search: token },
      ...registerIds.map((registerId) => ({ registerId, search: token })),
      { search: id },
    ],
    count: total,
  },
  'GET /registry/list': { ask: inLists, count: total },
  'GET /registry/list/export': {
    ask: (document) => inLists(document).filter(({ area }) => area === 'all' || area === 'pending'),
  },
  'GET /registry/publication/changeable': {
    ask: ({ token }) => ['command', 'cycle'].map((kind) => ({ kind, text: token })),
    count: rows,
  },
  'POST /registry/folders/file': {
    ask: ({ id: documentId }) => [{ documentId, folderId: documentId }],
  },
  'POST /registry/folders/unfile': {
    ask: ({ id: documentId }) => [{ documentId, folderId: documentId }],
  },
  'GET /registry/folders': { ask: once },
  'GET /registry/folders/of/:documentId': { ask: byId },
  'GET /registry/home': { ask: once },
  'GET /registry/draft/own': { ask: once },
  'GET /registry/starts': { ask: once },
  'GET /registry/home/units': { ask: once },
  'GET /registry/home/head': { ask: once },
  'GET /registry/open-work': {
    ask: () => ['me', 'units', 'people'].map((of) => ({ of, size: 100 })),
    count: total,
  },
  'GET /registry/report/workload': { ask: once },
  'GET /registry/report/workload/export': { ask: once },
  'GET /registry/report/handoffs': { ask: () => [{ moreThan: 1 }] },
  'GET /registry/report/handoffs/export': { ask: () => [{ moreThan: 1 }] },
  'GET /registry/document/:documentId/usual': {
    ask: ({ id }) => routingPurposes.map((purpose) => ({ documentId: id, purpose })),
  },
  'GET /registry/route-templates': { ask: once },
  'GET /registry/document/:documentId/references': { ask: byId },
  'POST /registry/document/reference/add': {
    ask: ({ id }) => [{ documentId: id, refersTo: id }],
  },
  'POST /registry/document/reference/remove': {
    ask: ({ id }) => [{ documentId: id, refersTo: id }],
  },
  'POST /registry/document/file/replace': {
    ask: ({ id }) => [{ documentId: id, fileId: id, newFileId: id, reason: 'เหตุผลที่ลองขึ้น' }],
  },
  'POST /registry/document/consolidation': {
    ask: ({ id }) => [{ documentId: id, fileId: id, upTo: '2026-01-05' }],
  },
  'GET /registry/circulation/of': { ask: byId },
  'GET /registry/circulation/received': {
    ask: ({ token }) => [{ state: 'all' }, { state: 'all', search: token }],
    count: total,
  },
  'GET /registry/circulation/sent': { ask: searched, count: total },
  'GET /registry/circulation/people': { ask: ({ id }) => [{ id }] },
  'GET /registry/circulation/export': { ask: ({ id }) => [{ id }] },
  'GET /registry/circulation/sheets': { ask: ({ id }) => [{ id }] },
  'POST /registry/circulation/send': {
    ask: ({ id: documentId }) => [{ documentId, audience: { everyone: true } }],
  },
  'GET /registry/retention/document': { ask: byId },
  'GET /registry/retention/loan-card': { ask: byId },
  'GET /registry/retention/candidates': { ask: searched, count: total },
  'POST /registry/retention/document/class': {
    ask: ({ id }) => [
      { documentId: id, classCode: 'forever', medium: 'paper', reason: 'ทดสอบสิทธิ์' },
    ],
  },
  'POST /registry/retention/hold/place': {
    ask: ({ id }) => [{ documentId: id, caseNo: '1', reason: 'ทดสอบสิทธิ์' }],
  },
  'POST /registry/retention/hold/lift': { ask: ({ id }) => [{ id, reason: 'ทดสอบสิทธิ์' }] },
  'POST /registry/circulation/acknowledge': { ask: ({ id }) => [{ id }] },
  'POST /registry/circulation/remind': { ask: ({ id }) => [{ id }] },
  'POST /registry/circulation/recall': { ask: ({ id }) => [{ id, reason: 'ทดสอบสิทธิ์' }] },
  'GET /registry/document/:documentId/replies': { ask: byId },
  'GET /registry/document/:documentId/receive-stamp': { ask: byId },
  'GET /registry/document/:documentId/receipt': { ask: byId },
  'POST /registry/document/reply/link': { ask: ({ id }) => [{ documentId: id, answers: id }] },
  'POST /registry/document/reply/unlink': { ask: ({ id }) => [{ documentId: id, answers: id }] },
  'GET /registry/secret/of': { ask: byId },
  'GET /registry/secret/documents': { ask: once, count: total },
  'GET /registry/secret/control': {
    ask: (_paper, { office: instance }) =>
      ['agency', 'policy', 'legal'].map((key) => ({
        unitId: instance.unit(key),
        year: instance.buddhistYear,
      })),
  },
  'POST /registry/secret/open': {
    ask: ({ id: documentId }) => [{ documentId, reason: 'ขอเปิดอ่านเพื่อตรวจสอบ' }],
  },
  'POST /registry/secret/name': {
    ask: ({ id: documentId }, { office: instance }) => [
      { documentId, personId: instance.person('admin'), reason: 'ขอเพิ่มผู้อ่านหนึ่งคน' },
    ],
  },
  'POST /registry/secret/unname': {
    ask: ({ id: documentId }, { office: instance }) => [
      { documentId, personId: instance.person('officer.policy'), reason: 'ขอถอนผู้อ่านหนึ่งคน' },
    ],
  },
  'POST /registry/secret/copies/hand': {
    ask: ({ id }) => [
      { documentId: id, setId: id, numbers: [1], on: '2026-11-20', heldBy: 'กรมตัวอย่าง' },
    ],
  },
  'POST /registry/secret/copies/return': {
    ask: ({ id }) => [{ documentId: id, setId: id, numbers: [1], on: '2026-11-20' }],
  },
  'POST /registry/secret/copies/destroy': {
    ask: ({ id }) => [
      {
        ...{ documentId: id, setId: id, numbers: [1], on: '2026-11-20' },
        ...{ permittedBy: 'ผู้อำนวยการ', committee: 'กรรมการหนึ่ง' },
      },
    ],
  },
  'POST /registry/secret/classify': {
    ask: ({ id: documentId }) => [
      { documentId, secrecy: 'normal', reason: 'ขอยกเลิกชั้นความลับ' },
      { documentId, secrecy: 'secret', reason: 'ขอเพิ่มชั้นความลับ' },
    ],
  },
  'POST /registry/secret/break-glass': {
    ask: (_paper, { office: instance }) =>
      [1, 2, 3].map((number) => ({
        unitId: instance.unit('agency'),
        ...{ register: 'secret-receive', number, year: instance.buddhistYear },
        ...{ reason: 'เหตุฉุกเฉินที่ต้องเปิดดูทันที', password: 'Sarn2569' },
      })),
  },
  'GET /registry/dispatch/list': { ask: searched, count: total },
  'GET /registry/dispatch/export': { ask: searched },
  'POST /registry/dispatch/envelopes': {
    ask: ({ id }) => [{ recipientIds: [id], size: 'dl' }],
  },
  'GET /registry/dispatch/slips': {
    ask: (_document, { office: instance }) => [{ day: instance.today }],
  },
  'GET /registry/dispatch/book': {
    ask: (_paper, { office: instance }) => [{ day: instance.today }],
  },
  'GET /registry/dispatch/book/sheets': {
    ask: (_paper, { office: instance }) => [{ day: instance.today }],
  },
  'POST /registry/dispatch/hand-over': {
    ask: ({ id }) => [{ id, receiverName: 'ผู้รับหนังสือ' }],
  },
  'POST /registry/dispatch/undelivered': { ask: ({ id }) => [{ id, reason: 'ไม่มีผู้รับ' }] },
  'GET /registry/acting': { ask: once },
  'GET /registry/acting/posts': { ask: once },
  'GET /registry/incoming/duplicates': {
    ask: ({ sender, letterNo }, instance) => [
      { sender, letterNo, letterDate: instance.office.today },
    ],
    count: rows,
  },
  'GET /registry/meetings': { ask: ({ token }) => [{ text: token }], count: rows },
  'GET /registry/suggest': {
    ask: ({ token }) => [
      { field: 'sender', text: token },
      { field: 'addressee', text: token },
    ],
    count: rows,
  },
  'GET /registry/queue/:typeCode': {
    ask: ({ token }) => queueCodes.map((typeCode) => ({ typeCode, size: 100, search: token })),
    count: total,
  },
  'GET /registry/queue/:typeCode/export': {
    ask: ({ token }) => queueCodes.map((typeCode) => ({ typeCode, search: token })),
  },
  'GET /registry/queue/:typeCode/senders': {
    ask: () => queueCodes.map((typeCode) => ({ typeCode })),
  },
  'GET /registry/queue/:typeCode/next': { ask: () => queueCodes.map((typeCode) => ({ typeCode })) },
  'GET /registry/waiting-figures': {
    ask: () => [{ queues: queueCodes.join(',') }, { queues: 'jobFollow', kinds: 'memo' }],
    count: total,
  },
  'POST /sarabun/get-todo-list': {
    ask: ({ token }) =>
      queueCodes.map((typeCode) => ({
        typeCode,
        paging: { page: 1, size: 100 },
        generalSearch: token,
      })),
    count: total,
  },
  'POST /get-todo-lists': {
    ask: searched,
    count: ({ items }) => (items as { COUNT: number }[]).reduce((sum, card) => sum + card.COUNT, 0),
  },
  'POST /get-dashboard': { ask: ({ token }) => [{}, { querySearch: token }] },
  'POST /update-read-portal': { ask: ({ id }) => [{ F_DOC_ID: id }] },
  'POST /get-decode-document-api': { ask: ({ shareRef }) => [{ F_DOC_ID_ENCODE: shareRef }] },
  'GET /registry/registers': { ask: once },
  'GET /registry/registers/:registerId/entries': {
    ask: (document, instance) => inRegisters(document, instance, { size: 500 }),
    count: rows,
  },
  'GET /registry/registers/:registerId/export': {
    ask: (document, instance) => inRegisters(document, instance),
  },
  'GET /registry/registers/:registerId/sheets': {
    ask: (document, instance) => inRegisters(document, instance),
  },
  'GET /registry/registers/:registerId/proof': {
    ask: (document, instance) => inRegisters(document, instance),
  },
  'GET /registry/registers/:registerId/proof/printed': {
    ask: (document, instance) => inRegisters(document, instance),
  },
  'GET /registry/incoming/reserved-numbers': { ask: once },
  'GET /file/:fileId': { ask: ofFiles },
  'GET /file/:fileId/content': { ask: ofFiles },
  'POST /file/:fileId/discard': { ask: ofFiles },
  'POST /sarabun/get-notifications': { ask: () => [{ MODULE: modules }] },
  'POST /service/get-all-notification': { ask: () => [{ take: 50 }] },
  'GET /notification/matters': { ask: () => noticeFilters.map((show) => ({ show, size: 60 })) },
  'GET /audit/entries': {
    ask: ({ token, id }) => [{}, { document: id }, { document: token }],
    count: rows,
  },
  'GET /audit/export': { ask: ({ token, id }) => [{}, { document: id }, { document: token }] },
  'GET /audit/my-data/openings': { ask: once },
  'GET /audit/my-data/readings': { ask: once },
  'GET /identity/my-data': { ask: once },
};

/**
 * Modules made by `npm run new:module` have no documents: their answers are checked all the same.
 */
const further: ReadCall = {
  ask: ({ id, token }) => [{}, { id }, { search: token }],
};

/** The request by which a call would show a document; undefined for calls without documents. */
export function readCallOf(name: string): ReadCall | undefined {
  const isFurther = furtherNames.some((one) => name.split(' ')[1]?.startsWith(`/${one}/`));
  return readCalls[name] ?? (isFurther ? further : undefined);
}

/** Every list of every area, searched for the document. */
function inLists({ token }: DocumentFacts): readonly Fields[] {
  return areaCodes.flatMap((area) =>
    areas[area].parts.map((part) => ({ area, part: part.id, search: token })),
  );
}

function inRegisters(
  { registerIds, token }: DocumentFacts,
  { office: instance }: TestInstance,
  more: Fields = {},
): readonly Fields[] {
  const year = instance.buddhistYear;
  return registerIds.flatMap((registerId) => [
    { registerId, year, ...more },
    { registerId, year, search: token, ...more },
  ]);
}
