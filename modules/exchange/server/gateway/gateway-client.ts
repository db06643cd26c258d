import { ZodError } from 'zod';
import type { ExchangeMessage, GovernmentDocument, MessageBody } from '../../contract/index.ts';
import { noticeMessages } from '../channel.ts';
import type { Notice, NoticeKind, Receipt } from '../channel.ts';
import { NotTaken } from '../not-taken.ts';
import { documentXml, messageXml, readDocument, readMessage, textOf } from './gateway-xml.ts';
import type { ObjectBytes, XmlTree } from './gateway-xml.ts';

/** Sends a message to the gateway and returns its answer. */
export type GatewayTransport = (xml: string) => Promise<string>;

/** The first message in the queue of the agency at the gateway. */
export type GatewayPulled =
  | {
      readonly processId: string;
      readonly kind: 'letter';
      readonly document: GovernmentDocument;
      readonly bytes: ObjectBytes;
    }
  | {
      readonly processId: string;
      readonly kind: NoticeKind;
      readonly letterId: string;
      readonly letterDate: string;
      readonly subject: string;
      readonly acceptId: string;
      readonly reason: string;
      /** Who sent the notice; empty where the gateway does not say. */
      readonly senderCode: string;
    }
  | {
      /** A letter that does not follow the standard. */
      readonly processId: string;
      readonly kind: 'unreadable';
      readonly letterId: string;
      readonly letterDate: string;
      readonly subject: string;
    };

/** The methods of `ExchangeChannel` as calls of the national gateway. */
export interface GatewayClient {
  send(document: GovernmentDocument, bytes: ObjectBytes): Promise<Receipt>;
  pull(): Promise<GatewayPulled | null>;
  confirm(processId: string): Promise<void>;
  notify(kind: NoticeKind, notice: Notice): Promise<Receipt>;
  withdraw(letter: MessageBody<'DeleteGovernmentDocumentRequest'>): Promise<Receipt>;
}

/**
 * Client of the national gateway, written after the documented messages.
 *
 * @assumed it was never tried with the real gateway: names and shapes may differ there
 */
export function gatewayClient(transport: GatewayTransport): GatewayClient {
  const ask = async (root: string, content: XmlTree): Promise<XmlTree> => {
    const answer = answerOf(await transport(messageXml(root, content)));
    const error = textOf(answer, 'Error') || textOf(answer, 'ErrorDescription');
    if (error !== '') throw new NotTaken(textOf(answer, 'ErrorCode') || 'gateway', error);
    return answer;
  };
  const receiptOf = (answer: XmlTree): Receipt => ({
    processId: textOf(answer, 'ProcessID'),
    processTime: textOf(answer, 'ProcessTime'),
  });
  const outbound = 'CorrespondenceLetterOutboundRequest';
  return {
    send: async (document, bytes) => receiptOf(await ask(outbound, documentXml(document, bytes))),
    pull: async () => pulledOf(await ask('CorrespondenceLetterInboundRequest', {})),
    async confirm(processId) {
      await ask('CorrespondenceLetterDeleteRequest', { ProcessID: processId });
    },
    // Notices are sent inside the outbound request, as letters are.
    notify: async (kind, notice) =>
      receiptOf(await ask(outbound, { [noticeMessages[kind]]: noticeXml(kind, notice) })),
    withdraw: async (letter) => receiptOf(await ask('DeleteGovernmentDocumentRequest', letter)),
  };
}

/** @throws NotTaken when it is not an answer, or is a fault */
function answerOf(xml: string): XmlTree {
  let read: ReturnType<typeof readMessage>;
  try {
    read = readMessage(xml);
  } catch (error) {
    const words = 'ระบบแลกเปลี่ยนกลางตอบด้วยข้อความที่อ่านไม่ได้';
    throw Object.assign(new NotTaken('unreadable', words), { cause: error });
  }
  if (read.root !== 'Fault') return read.content;
  throw new NotTaken('fault', textOf(read.content, 'faultstring') || 'ระบบแลกเปลี่ยนกลางปฏิเสธ');
}

const noticeXml = (kind: NoticeKind, notice: Notice): XmlTree => ({
  LetterID: notice.letterId,
  ...(kind === 'accepted' ? { AcceptID: notice.acceptId ?? '' } : {}),
  CorrespondenceDate: notice.letterDate,
  Subject: notice.subject,
  ...(notice.reason ? { Reason: notice.reason } : {}),
});

const kinds = Object.entries(noticeMessages) as [NoticeKind, ExchangeMessage][];

function pulledOf(answer: XmlTree): GatewayPulled | null {
  const processId = textOf(answer, 'ProcessID');
  if (answer['GovernmentDocument'] !== undefined) {
    return letterOf(processId, answer);
  }
  const found = kinds.find(([, name]) => answer[name] !== undefined);
  if (!found) return null;
  const notice = answer[found[1]];
  return {
    processId,
    kind: found[0],
    letterId: textOf(notice, 'LetterID'),
    letterDate: textOf(notice, 'CorrespondenceDate'),
    subject: textOf(notice, 'Subject'),
    acceptId: textOf(notice, 'AcceptID'),
    reason: textOf(notice, 'Reason'),
    senderCode: textOf(notice, 'SenderDepartmentCode'),
  };
}

function letterOf(processId: string, answer: XmlTree): GatewayPulled {
  try {
    return { processId, kind: 'letter', ...readDocument(answer) };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const { CorrespondenceLetter } = answer['GovernmentDocument'] as XmlTree;
    return {
      processId,
      kind: 'unreadable',
      letterId: textOf(CorrespondenceLetter, 'ID'),
      letterDate: textOf(CorrespondenceLetter, 'CorrespondenceDate'),
      subject: textOf(CorrespondenceLetter, 'Subject'),
    };
  }
}
