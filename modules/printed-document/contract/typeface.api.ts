import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { DrawnPage } from './printed.api.ts';

const tag = 'registry';
const access = 'settings.manage';

/** The files of a typeface, by the name of their field in the upload. */
export const typefaceFaces = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;
export type TypefaceFace = (typeof typefaceFaces)[number];

/** Most bytes of one file of a typeface. */
export const fontFileLimit = 5 * 1024 * 1024;
/** Most typefaces that are kept besides those that documents were set in. */
export const mostSpareTypefaces = 10;

const TypefaceRow = z.object({
  id: z.uuid(),
  family: z.string().describe('As its files call it'),
  files: z.array(z.object({ face: z.enum(typefaceFaces), name: z.string(), said: z.string() })),
  addedBy: z.string(),
  addedAt: z.string(),
  wasUsed: z.boolean().describe('Documents were set in it: it stays'),
});
export type TypefaceRow = z.output<typeof TypefaceRow>;

const TypefaceUse = z.object({
  typefaceId: z.uuid().nullable().describe('Null: the typeface that is delivered'),
  family: z.string(),
  since: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type TypefaceUse = z.output<typeof TypefaceUse>;

export const listTypefaces = endpoint({
  method: 'GET',
  path: '/registry/printed/typeface',
  input: z.object({}),
  output: z.object({
    inUse: z.uuid().nullable().describe('Null: the typeface that is delivered'),
    rows: z.array(TypefaceRow),
    history: z.array(TypefaceUse).describe('Newest first'),
  }),
  errors: [],
  access,
  summary: 'Typefaces that the agency uploaded, and in which one documents are set',
  tag,
});

export const fontRefusals = [
  'pdf.font-kind',
  'pdf.font-packed',
  'pdf.font-collection',
  'pdf.font-broken',
  'pdf.font-not-embeddable',
  'pdf.font-without-thai',
  'pdf.font-too-slow',
] as const;

export const addTypeface = endpoint({
  method: 'POST',
  path: '/registry/printed/typeface/add',
  changesSettings: 'typeface',
  input: z.object({}),
  output: z.object({ id: z.uuid() }),
  errors: [
    ...fontRefusals,
    ...['printed-document.font-missing', 'printed-document.typefaces-full', 'file.empty'],
    ...['file.type-not-allowed', 'file.extension-mismatch', 'file.too-large', 'file.infected'],
    ...['file.scanner-away', 'file.scanner-limit', 'file.too-many-pending'],
  ],
  access,
  summary: 'Upload a typeface: four files of TrueType or OpenType, tried and not yet used',
  tag,
  body: 'multipart',
});

export const drawTypeface = endpoint({
  method: 'GET',
  path: '/registry/printed/typeface/sample',
  input: z.object({ typefaceId: z.uuid().optional().describe('None: that which is delivered') }),
  output: z.object({ pages: z.array(DrawnPage) }),
  errors: ['printed-document.no-typeface', 'pdf.too-slow'],
  access,
  summary: 'A sample document in a typeface, as pictures of its pages',
  tag,
});

export const chooseTypeface = endpoint({
  method: 'POST',
  path: '/registry/printed/typeface/use',
  changesSettings: 'typeface',
  input: z.object({
    typefaceId: z.uuid().optional().describe('None: that which is delivered'),
    seen: jsonOf(z.object({ inUse: z.uuid().nullable() }))
      .optional()
      .describe('As it was read; another one is refused'),
    reason: lineText({ max: 300 }).default(''),
  }),
  output: z.object({}),
  errors: ['printed-document.no-typeface', 'settings.stale'],
  access,
  summary: 'Set documents in a typeface from now on; kept and signed ones stay as they are',
  tag,
  isRepeatable: true,
});

export const removeTypeface = endpoint({
  method: 'POST',
  path: '/registry/printed/typeface/remove',
  changesSettings: 'typeface',
  input: z.object({ typefaceId: z.uuid() }),
  output: z.object({}),
  errors: ['printed-document.no-typeface', 'printed-document.typeface-used'],
  access,
  summary: 'Delete a typeface in which no document was set',
  tag,
});
