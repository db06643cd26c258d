import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { GovernmentDocument } from '../../contract/index.ts';
import type { BinaryObject } from '../../contract/index.ts';
import { hashOf } from '../signing.rules.ts';

/**
 * The XML of the national exchange, in the format known from TH e-GIF 1.0 (DOMAIN §5).
 *
 * @assumed everything: it was never tried with the real gateway, whose present version may differ
 */
const namespaces = {
  '@xmlns:rsm': 'urn:th:gov:egif:data:standard:GovernmentDocument:1.0',
  '@xmlns:ram': 'urn:th:gov:egif:data:standard:ReusableAggregateBusinessInformationEntity:1',
} as const;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
});

const lists = new Set(['ReferenceCorrespondence', 'AttachmentBinaryObject']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
});

export type XmlTree = { readonly [name: string]: unknown };

/** Bytes of the files of a letter by their SHA-256. */
export type ObjectBytes = ReadonlyMap<string, Uint8Array>;

/** A message as XML. @param root its name, for instance `CorrespondenceLetterDeleteRequest` */
export const messageXml = (root: string, content: XmlTree): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [root]: content })}`;

/** @throws Error when it is not XML, or declares entities of its own */
export function readMessage(xml: string): { readonly root: string; readonly content: XmlTree } {
  // Entities declared in a document can expand to gigabytes when it is read.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error('a message may not declare entities');
  const tree = parser.parse(xml, true) as XmlTree;
  const root = rootOf(tree);
  const content = contentOf(tree, root);
  if (root !== 'Envelope') return { root, content };
  const body = contentOf(content, 'Body');
  const inner = rootOf(body);
  return { root: inner, content: contentOf(body, inner) };
}

function rootOf(tree: XmlTree): string {
  const root = Object.keys(tree).find((name) => !/^[?@#]/.test(name)) ?? '';
  if (root === '') throw new Error('the message is empty');
  return root;
}

/** An element without content is read as text. */
const contentOf = (tree: XmlTree, name: string): XmlTree => {
  const found = tree[name];
  return typeof found === 'object' && found !== null ? (found as XmlTree) : {};
};

const objectXml = ({ mimeCode, SHA256 }: BinaryObject, bytes: ObjectBytes): XmlTree => ({
  '@mimeCode': mimeCode,
  '#': Buffer.from(bytes.get(SHA256) ?? new Uint8Array()).toString('base64'),
});

type Party = GovernmentDocument['CorrespondenceLetter']['SenderParty'];

const partyXml = (party: Party): XmlTree => ({
  'ram:GivenName': party.GivenName,
  'ram:FamilyName': party.FamilyName,
  'ram:JobTitle': party.JobTitle,
  'ram:MinistryOrganization': { 'ram:ID': party.MinistryOrganization.ID },
  'ram:DepartmentOrganization': { 'ram:ID': party.DepartmentOrganization.ID },
});

/** The letter as `rsm:GovernmentDocument`, its files inside as base64. */
export function documentXml(document: GovernmentDocument, bytes: ObjectBytes): XmlTree {
  const letter = document.CorrespondenceLetter;
  const main = letter.MainLetterBinaryObject;
  return {
    'rsm:GovernmentDocument': {
      ...namespaces,
      'rsm:CorrespondenceLetter': {
        'ram:ID': letter.ID,
        'ram:CorrespondenceDate': letter.CorrespondenceDate,
        'ram:Subject': letter.Subject,
        'ram:SecretCode': letter.SecretCode,
        'ram:SpeedCode': letter.SpeedCode,
        'ram:SenderParty': partyXml(letter.SenderParty),
        'ram:ReceiverParty': partyXml(letter.ReceiverParty),
        'ram:ReferenceCorrespondence': letter.ReferenceCorrespondence.map((one) => ({
          'ram:ID': one.ID,
          'ram:CorrespondenceDate': one.CorrespondenceDate,
          'ram:Subject': one.Subject,
        })),
        'ram:Attachment': letter.Attachment,
        'ram:SendDate': letter.SendDate,
        'ram:Description': letter.Description,
        ...(main ? { 'ram:MainLetterBinaryObject': objectXml(main, bytes) } : {}),
        'ram:AttachmentBinaryObject': letter.AttachmentBinaryObject.map((one) =>
          objectXml(one, bytes),
        ),
      },
    },
  };
}

/** Text of an element, with or without attributes; empty where it is not there. */
export function textOf(tree: unknown, name: string): string {
  const found = (tree as XmlTree | undefined)?.[name];
  if (typeof found === 'string') return found;
  const text = (found as XmlTree | undefined)?.['#'];
  return typeof text === 'string' ? text : '';
}

const partyOf = (tree: unknown) => {
  const { MinistryOrganization, DepartmentOrganization } = (tree ?? {}) as XmlTree;
  return {
    GivenName: textOf(tree, 'GivenName'),
    FamilyName: textOf(tree, 'FamilyName'),
    JobTitle: textOf(tree, 'JobTitle'),
    MinistryOrganization: { ID: textOf(MinistryOrganization, 'ID') },
    DepartmentOrganization: { ID: textOf(DepartmentOrganization, 'ID'), Name: '' },
  };
};

/** File name fileExtensions by media type; the standard has no file names. */
const fileExtensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
  'text/plain': 'txt',
};

/** The letter of a message and the bytes of its files. @throws ZodError when it is not a letter */
export function readDocument(content: XmlTree): {
  readonly document: GovernmentDocument;
  readonly bytes: ObjectBytes;
} {
  const letter = ((content['GovernmentDocument'] as XmlTree | undefined)?.[
    'CorrespondenceLetter'
  ] ?? {}) as XmlTree;
  const bytes = new Map<string, Uint8Array>();
  const objectOf = (tree: XmlTree, name: string): BinaryObject => {
    const found = Buffer.from(textOf({ tree }, 'tree'), 'base64');
    const mimeCode = textOf(tree, '@mimeCode');
    const SHA256 = hashOf(found);
    bytes.set(SHA256, found);
    const FileName = `${name}.${fileExtensions[mimeCode] ?? 'bin'}`;
    return { mimeCode, FileName, Size: found.length, SHA256, Parts: 1 };
  };
  const main = letter['MainLetterBinaryObject'] as XmlTree | undefined;
  const attached = (letter['AttachmentBinaryObject'] ?? []) as XmlTree[];
  const references = (letter['ReferenceCorrespondence'] ?? []) as XmlTree[];
  const fields = ['ID', 'CorrespondenceDate', 'Subject', 'SecretCode', 'SpeedCode'] as const;
  const document = GovernmentDocument.parse({
    CorrespondenceLetter: {
      ...Object.fromEntries(fields.map((name) => [name, textOf(letter, name)])),
      SenderParty: partyOf(letter['SenderParty']),
      ReceiverParty: partyOf(letter['ReceiverParty']),
      ReferenceCorrespondence: references.map((one) => ({
        ID: textOf(one, 'ID'),
        CorrespondenceDate: textOf(one, 'CorrespondenceDate'),
        Subject: textOf(one, 'Subject'),
      })),
      Attachment: textOf(letter, 'Attachment'),
      SendDate: textOf(letter, 'SendDate'),
      Description: textOf(letter, 'Description'),
      MainLetterBinaryObject: main ? objectOf(main, 'หนังสือ') : null,
      AttachmentBinaryObject: attached.map((one, index) =>
        objectOf(one, `สิ่งที่ส่งมาด้วย ${index + 1}`),
      ),
    },
  });
  return { document, bytes };
}
