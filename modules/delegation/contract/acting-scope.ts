import { flows } from '@sarn/correspondence/contract';
import type { ActCode, FlowRole } from '@sarn/document/contract';
import { documentKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { actTerms } from '@sarn/document/contract';

/**
 * Roles in which a head, a signatory, a registry or a named officer acts, and which an order can
 * pass on.
 */
const handedOn = new Set<FlowRole>([
  'ownerHead',
  'presentedTo',
  'signatory',
  'reviewer',
  'unitHead',
  'ownerClerk',
  'unitClerk',
  'recipient',
  'studier',
  'assignee',
]);

const rows = Object.values(flows).flatMap((flow) => flow?.transitions ?? []);
const codes = rows.filter((row) => row.by.some((role) => handedOn.has(role))).map((row) => row.act);

/** Acts that an order of acting can be limited to; made from the flow table. */
export const actingActs: readonly {
  readonly code: ActCode;
  readonly th: string;
  readonly en: string;
}[] = [...new Set(codes)].map((code) => ({ code, th: actTerms[code].th, en: actTerms[code].en }));

/** Kinds of document that an order of acting can be limited to: those that have a flow. */
export const actingKinds: readonly {
  readonly code: DocumentKind;
  readonly th: string;
  readonly en: string;
}[] = (Object.keys(flows) as DocumentKind[]).map((code) => ({
  code,
  th: documentKinds[code].th,
  en: documentKinds[code].en,
}));
