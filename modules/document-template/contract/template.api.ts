import { endpoint, flag, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { TemplateContent, templateKinds } from './template-fields.ts';

const tag = 'registry';

/** Templates that one person keeps at most, that a unit shares, and that the agency offers. */
export const mostTemplates = { own: 50, unit: 50, agency: 200 } as const;

/** Whose a template is. */
export const templateScopes = ['own', 'unit', 'agency'] as const;
export type TemplateScope = (typeof templateScopes)[number];

/** The most characters of its name. */
export const longestTemplateName = 120;

const TemplateRow = z.object({
  id: z.uuid(),
  kind: z.enum(templateKinds),
  name: z.string(),
  scope: z.enum(templateScopes),
  unitId: z.string().nullable(),
  unitName: z.string().describe('Empty where it is of no unit'),
  keptBy: z.string().describe('Name of the person who kept or shared it'),
  keptAt: z.iso.datetime(),
  title: z.string(),
  text: z.string().describe('The beginning of its text, to be searched'),
  mayRemove: z.boolean(),
});
export type TemplateRow = z.output<typeof TemplateRow>;

export const TemplateLibrary = z.object({
  rows: z.array(TemplateRow).describe('Own ones, those of the units, those of the agency'),
  units: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('With which the caller can share a template'),
  mayShareWithAgency: z.boolean(),
});
export type TemplateLibrary = z.output<typeof TemplateLibrary>;

const kind = z.enum(templateKinds);
const output = TemplateLibrary;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/registry/templates',
  input: z.object({
    kind: kind.optional().describe('Left out: of all kinds'),
    isForAgency: flag
      .default(false)
      .describe('For administrators: those of the agency, and those of all units'),
  }),
  output,
  errors: ['template.not-of-agency'],
  access: 'session',
  summary: 'Templates that are offered to the caller',
  tag,
  isRepeatable: true,
});

export const getTemplate = endpoint({
  method: 'GET',
  path: '/registry/templates/:templateId',
  input: z.object({ templateId: z.uuid() }),
  output: z.object({ content: TemplateContent }),
  errors: ['template.not-found'],
  access: 'session',
  summary: 'What a template puts into the form; codes of settings that have ended are left out',
  tag,
  isRepeatable: true,
});

export const keepTemplate = endpoint({
  method: 'POST',
  path: '/registry/templates',
  input: z.object({
    kind,
    name: lineText({ min: 2, max: longestTemplateName }),
    content: jsonOf(TemplateContent),
    documentId: z.uuid().optional().describe('The saved draft of which it is made'),
    replaces: flag.default(false).describe('An own template of that name is replaced'),
  }),
  output,
  errors: ['registry.not-found', 'template.classified', 'template.full', 'template.name-taken'],
  access: 'registry.draft',
  summary: 'Keeps what is written as an own template',
  tag,
  isRepeatable: true,
});

export const shareTemplate = endpoint({
  method: 'POST',
  path: '/registry/templates/share',
  input: z.object({
    id: z.uuid(),
    unitId: z.uuid().optional().describe('Left out: with the whole agency'),
  }),
  output,
  errors: [
    ...['template.not-found', 'template.not-of-unit', 'template.not-of-agency'],
    ...['template.full', 'template.name-taken'],
  ],
  access: 'session',
  summary:
    'Shares a copy of an own template with a unit; as administrator also one of a unit with the agency',
  tag,
  isRepeatable: true,
});

export const removeTemplate = endpoint({
  method: 'POST',
  path: '/registry/templates/remove',
  input: z.object({ id: z.uuid() }),
  output,
  errors: ['template.not-found'],
  access: 'session',
  summary: 'Removes an own template, or withdraws a shared one',
  tag,
  isRepeatable: true,
});
