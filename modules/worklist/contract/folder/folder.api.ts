import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { UnitRef } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';

const tag = 'registry';

/** Folders of one owner at most, and their depth: folders, and folders in them. */
export const folderLimits = { perOwner: 300, depth: 2, name: 120 } as const;

/** A folder for finished documents, of a person or of a unit. */
export const Folder = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  unit: UnitRef.nullable().describe('null: the reader’s own'),
  count: z.number().int().describe('documents in it that the reader may open, at most 2,000'),
  mayKeep: z.boolean().describe('may rename, move and delete it'),
});
export type Folder = z.output<typeof Folder>;

export const listFolders = endpoint({
  method: 'GET',
  path: '/registry/folders',
  input: z.object({}),
  output: z.object({ rows: z.array(Folder) }),
  errors: [],
  access: 'session',
  summary: 'The folders of the reader and of the units they work for',
  tag,
});

const name = lineText({ min: 1, max: folderLimits.name });

export const createFolder = endpoint({
  method: 'POST',
  path: '/registry/folders/create',
  input: z.object({
    name,
    /** The parent folder; its owner is the owner of the new one. */
    parentId: id.optional(),
    /** Of this unit; the reader’s own where neither is given. */
    unitId: id.optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: [
    'registry.folder-not-found',
    'registry.folder-not-yours',
    'registry.folder-name-taken',
    'registry.folder-too-deep',
    'registry.folder-too-many',
  ],
  access: 'session',
  summary: 'Make a folder for finished documents',
  tag,
  isRepeatable: true,
});

export const changeFolder = endpoint({
  method: 'POST',
  path: '/registry/folders/change',
  input: z.object({
    id,
    name: name.optional(),
    /** Another parent of the same owner; empty: the top. */
    parentId: id.or(z.literal('')).optional(),
  }),
  output: z.object({}),
  errors: [
    'registry.folder-not-found',
    'registry.folder-not-yours',
    'registry.folder-name-taken',
    'registry.folder-too-deep',
  ],
  access: 'session',
  summary: 'Rename a folder, or move it',
  tag,
  isRepeatable: true,
});

export const deleteFolder = endpoint({
  method: 'POST',
  path: '/registry/folders/delete',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['registry.folder-not-found', 'registry.folder-not-yours', 'registry.folder-not-empty'],
  access: 'session',
  summary: 'Delete an empty folder',
  tag,
  isRepeatable: true,
});

export const fileDocument = endpoint({
  method: 'POST',
  path: '/registry/folders/file',
  input: z.object({
    documentId: id,
    folderId: id,
    /** Takes it out of this folder at the same time. */
    fromFolderId: id.optional(),
  }),
  output: z.object({ isNew: z.boolean().describe('false: it was filed there already') }),
  errors: [
    'registry.not-found',
    'registry.folder-not-found',
    'registry.folder-not-yours',
    'registry.folder-unfinished',
  ],
  access: 'session',
  summary: 'File a finished document into a folder; who may read it stays as it is',
  tag,
  isRepeatable: true,
});

export const listFoldersOf = endpoint({
  method: 'GET',
  path: '/registry/folders/of/:documentId',
  input: z.object({ documentId: id }),
  output: z.object({
    rows: z.array(
      Folder.pick({ id: true, name: true, unit: true }).extend({
        mayTakeOut: z.boolean(),
      }),
    ),
    isUnfinished: z.boolean().describe('it still waits for the reader, and cannot be filed'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'The folders of the reader and of their units in which a document is filed',
  tag,
});

export const unfileDocument = endpoint({
  method: 'POST',
  path: '/registry/folders/unfile',
  input: z.object({ documentId: id, folderId: id }),
  output: z.object({}),
  errors: ['registry.not-found', 'registry.folder-not-found', 'registry.folder-not-yours'],
  access: 'session',
  summary: 'Take a document out of a folder',
  tag,
  isRepeatable: true,
});
