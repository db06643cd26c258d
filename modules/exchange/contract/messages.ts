import { isCivilDate } from '@sarn/kernel';
import type { SecrecyClass } from '@sarn/document/contract';
import { speedCodes } from '@sarn/document-classes/contract';
import { z } from 'zod';

/**
 * Messages of the exchange between agencies, with the names of TH e-GIF (DOMAIN §5).
 *
 * @assumed the values of the codes: numbered in the order of the classes
 */
export const secretCodes = {
  normal: '001',
  confidential: '002',
  secret: '003',
  'top-secret': '004',
} as const satisfies Record<SecrecyClass, string>;

const code = z.enum(speedCodes);
const text = (max: number) => z.string().max(max);
const day = z.string().refine(isCivilDate, 'date');

/** A sender or receiver: who, and of which ministry and department. */
const Party = z.object({
  GivenName: text(200).default(''),
  FamilyName: text(200).default(''),
  JobTitle: text(300).default(''),
  MinistryOrganization: z.object({ ID: text(20) }).default({ ID: '' }),
  DepartmentOrganization: z.object({ ID: text(100), Name: text(300).default('') }),
});

/**
 * A file of a letter. Between two Sarn installations its bytes are sent before the letter, in parts
 * named by their hash; for the national gateway they are inside the letter as base64.
 */
const BinaryObject = z.object({
  mimeCode: text(200),
  FileName: text(200),
  Size: z
    .number()
    .int()
    .min(1)
    .max(50 * 1024 * 1024),
  SHA256: z.string().regex(/^[0-9a-f]{64}$/),
  Parts: z.number().int().min(1).max(200),
});
export type BinaryObject = z.output<typeof BinaryObject>;

const Reference = z.object({ ID: text(100), CorrespondenceDate: day, Subject: text(1000) });

/** The letter itself (`rsm:GovernmentDocument`). Its years are Christian, as the standard says. */
export const GovernmentDocument = z.object({
  CorrespondenceLetter: z.object({
    ID: z.string().min(1).max(100),
    CorrespondenceDate: day,
    Subject: z.string().min(1).max(1000),
    SecretCode: code,
    SpeedCode: code,
    SenderParty: Party,
    ReceiverParty: Party,
    ReferenceCorrespondence: z.array(Reference).max(50).default([]),
    Attachment: text(2000).default(''),
    SendDate: z.string().max(40),
    Description: text(4000).default(''),
    MainLetterBinaryObject: BinaryObject.nullable(),
    AttachmentBinaryObject: z.array(BinaryObject).max(20).default([]),
  }),
});
export type GovernmentDocument = z.output<typeof GovernmentDocument>;

/** The letter of a notice. `LetterProcessID` is the id of the message that held the letter. */
const noticed = {
  LetterProcessID: z.uuid(),
  LetterID: text(100),
  CorrespondenceDate: day,
  Subject: text(1000),
};

/** Every message by its name, with its content. */
export const exchangeMessages = {
  /** A letter for the partner. */
  CorrespondenceLetterOutboundRequest: z.object({ GovernmentDocument }),
  /** Part of a file, before the letter that names it. */
  BinaryObjectPart: z.object({
    SHA256: z.string().regex(/^[0-9a-f]{64}$/),
    Place: z.number().int().min(0).max(199),
    Content: z.base64().max(900_000),
  }),
  ReceiveLetterNotifier: z.object(noticed),
  AcceptLetterNotifier: z.object({ ...noticed, AcceptID: z.string().min(1).max(100) }),
  RejectLetterNotifier: z.object({ ...noticed, Reason: text(1000) }),
  InvalidLetterNotifier: z.object({ ...noticed, Reason: text(1000) }),
  InvalidAcceptIDNotifier: z.object({ ...noticed, AcceptID: text(100) }),
  /** Withdraws a letter that was rejected or invalid, so that it may be sent again. */
  DeleteGovernmentDocumentRequest: z.object({
    LetterID: text(100),
    CorrespondenceDate: day,
    SenderDepartmentCode: text(100),
    AcceptDepartmentCode: text(100),
  }),
  /** Without content: tests whether the two installations understand each other. */
  ConnectionTest: z.object({}),
} as const;

export type ExchangeMessage = keyof typeof exchangeMessages;
export type MessageBody<M extends ExchangeMessage> = z.output<(typeof exchangeMessages)[M]>;

export const isExchangeMessage = (name: string): name is ExchangeMessage =>
  Object.hasOwn(exchangeMessages, name);

/** Bytes of one part; in base64 it is still below the size limit of a call. */
export const partBytes = 600 * 1024;

/** Minutes by which two clocks may differ. */
export const skewMinutes = 5;
