import { endpoint, flag, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { ClassChange, RemovedFile } from './class-change.ts';
import { NumberedCopy } from './secret-copy.api.ts';

const tag = 'registry';
const documentId = id;
const instant = z.string();
const reason = longText({ min: 5, max: 500 });
const secretClass = z.enum(['confidential', 'secret', 'top-secret']);
const number = z.coerce.number().int().min(1).max(9_999_999);
const year = z.coerce.number().int().min(2400).max(2700);

/** A person named to read the document. */
export const SecretReader = z.object({
  personId: z.string(),
  name: z.string(),
  positionName: z.string(),
  via: z.enum(['named', 'flow', 'break-glass']),
  mayDownload: z.boolean(),
  reason: z.string().describe('why the person was named, or opened it in an emergency'),
  isCleared: z
    .boolean()
    .describe('false: named, but not cleared today, and therefore without the right to read'),
  namedBy: z.string(),
  namedAt: instant,
  until: instant.nullable(),
});
export type SecretReader = z.output<typeof SecretReader>;

export const secretOf = endpoint({
  method: 'GET',
  path: '/registry/secret/of',
  input: z.object({ documentId }),
  output: z.object({
    secrecy: secretClass.nullable().describe('null: not classified'),
    isOpen: z.boolean().describe('a reason was given in this reading session'),
    isRegisterOnly: z.boolean(),
    upperClasses: z
      .enum(['register-only', 'whole'])
      .describe('what is kept in the system of documents classed ลับมาก or ลับที่สุด'),
    classes: z
      .record(z.string(), z.enum(['register-only', 'whole']))
      .describe('what the settings say of single classes, before `upperClasses`'),
    allowedClasses: z
      .array(z.string())
      .describe('classes that it may be given: the rule of its kind limits those of a draft'),
    content: z
      .object({ files: z.number().int(), hasText: z.boolean() })
      .describe('what is deleted where only the register is kept; former versions count'),
    mayDownload: z.boolean(),
    keepers: z
      .array(z.string())
      .describe('people to ask for the right to save: registrars and originator'),
    mayName: z.boolean(),
    mayClassify: z.boolean(),
    readers: z.array(SecretReader),
    openings: z.array(z.object({ name: z.string(), reason: z.string(), at: instant })),
    changes: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        reason: z.string(),
        by: z.string(),
        at: instant,
        removed: z.array(RemovedFile),
        isTextRemoved: z.boolean(),
      }),
    ),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'Class of a document, who may read it, and who has opened it for which reason',
  tag,
});

export const openSecret = endpoint({
  method: 'POST',
  path: '/registry/secret/open',
  input: z.object({ documentId, reason }),
  output: z.object({}),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'Give the reason for opening a classified document; valid for one reading session',
  tag,
  isRepeatable: true,
});

export const nameReader = endpoint({
  method: 'POST',
  path: '/registry/secret/name',
  input: z.object({ documentId, personId: id, mayDownload: flag.default(false), reason }),
  output: z.object({}),
  errors: ['registry.not-found', 'registry.secret-not-yours', 'registry.secret-not-cleared'],
  access: 'session',
  summary: 'Name a cleared person as reader of a classified document, or change their rights',
  tag,
  isRepeatable: true,
});

export const unnameReader = endpoint({
  method: 'POST',
  path: '/registry/secret/unname',
  input: z.object({ documentId, personId: id, reason }),
  output: z.object({}),
  errors: ['registry.not-found', 'registry.secret-not-yours', 'registry.secret-last-reader'],
  access: 'session',
  summary: 'Remove a named reader of a classified document, who can then no longer read it',
  tag,
  isRepeatable: true,
});

export const classify = endpoint({
  method: 'POST',
  path: '/registry/secret/classify',
  input: ClassChange.extend({ documentId }),
  output: z.object({}),
  errors: [
    'registry.not-found',
    'registry.secret-not-yours',
    'registry.secret-kind',
    'registry.secret-registrar-gives',
    'registry.secret-same-class',
    'creation.secrecy',
    'registry.secret-not-cleared',
    'registry.secret-no-registrar',
    'registry.secret-post-not-cleared',
    'registry.secret-no-file',
    'registry.secret-content-unconfirmed',
    'registry.secret-held',
    'registry.secret-title-missing',
    'file.not-found',
  ],
  access: 'session',
  summary:
    'Classify a document, raise or lower its class, or declassify it; those who work on it are told',
  tag,
  isRepeatable: true,
});

export const breakGlass = endpoint({
  method: 'POST',
  path: '/registry/secret/break-glass',
  input: z.object({
    unitId: id,
    register: z.enum(['secret-receive', 'secret-send']),
    number,
    year,
    reason: longText({ min: 10, max: 500 }),
    password: z.string().min(1).max(200),
  }),
  output: z.object({ documentId: z.string(), until: instant }),
  errors: [
    ...['registry.not-found', 'registry.wrong-password', 'identity.approval-over'],
    'identity.directory-unavailable',
  ],
  access: 'registry.break-glass',
  summary: 'Open a classified document in an emergency: registrar and originator are told at once',
  tag,
});

export const secretDocuments = endpoint({
  method: 'GET',
  path: '/registry/secret/documents',
  input: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({
    rows: z.array(
      z.object({
        documentId: z.string(),
        title: z.string(),
        secrecy: secretClass,
        number: z.string(),
        control: z.string().describe('number of the control register'),
        stateTerm: z.object({ th: z.string(), en: z.string() }),
        createdAt: instant,
      }),
    ),
    total: z.number().int(),
    units: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('units whose classified documents the reader registers'),
    mayBreakGlass: z.boolean(),
  }),
  errors: [],
  access: 'session',
  summary: 'The classified documents the reader may read, newest first',
  tag,
});

export const secretControl = endpoint({
  method: 'GET',
  path: '/registry/secret/control',
  input: z.object({ unitId: id, year }),
  output: z.object({
    rows: z.array(
      z.object({
        number: z.number().int(),
        documentId: z.string().nullable().describe('null: the class is above the clearance'),
        title: z.string(),
        secrecy: z.string(),
        registerNo: z.string(),
        enteredAt: instant,
        enteredBy: z.string(),
        readers: z.number().int(),
        copies: z
          .array(NumberedCopy)
          .describe('numbered copies made of it and of its files, with who has them'),
      }),
    ),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'The control register of classified documents of a unit, for its secret registrars',
  tag,
});
