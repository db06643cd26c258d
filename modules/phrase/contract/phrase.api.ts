import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { phraseUses } from './phrase-table.ts';
import type { PhraseUse } from './phrase-table.ts';

const tag = 'identity';

/** Phrases that one person keeps at most; the oldest make way. */
export const mostPhrases = 20;

/** Phrases that the people of a unit share at most. */
export const mostUnitPhrases = 50;

/** The most characters of a phrase. */
export const longestPhrase = 300;

export const Phrase = z.object({ id: z.string(), text: z.string() });
export type Phrase = z.output<typeof Phrase>;

const UnitPhrase = Phrase.extend({
  unitId: z.string(),
  unitName: z.string(),
  sharedBy: z.string().describe('Name of the person who shared it'),
  mayWithdraw: z.boolean(),
});
export type UnitPhrase = z.output<typeof UnitPhrase>;

const AgencyPhrase = z.object({
  code: z.string(),
  text: z.string(),
  use: z.enum(Object.keys(phraseUses) as PhraseUse[]),
});
export type AgencyPhrase = z.output<typeof AgencyPhrase>;

export const PhraseLibrary = z.object({
  rows: z.array(Phrase).describe('Own ones, the newest first'),
  unit: z.array(UnitPhrase).describe('Of the units of the caller and of those above them'),
  agency: z.array(AgencyPhrase).describe('In the order of the agency'),
  units: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('With which the caller can share a phrase'),
});
export type PhraseLibrary = z.output<typeof PhraseLibrary>;

const output = PhraseLibrary;

export const listPhrases = endpoint({
  method: 'GET',
  path: '/identity/phrases',
  input: z.object({}),
  output,
  errors: [],
  access: 'session',
  summary: 'Phrases offered to the caller: own ones, those of the unit and of the agency',
  tag,
  isRepeatable: true,
});

export const keepPhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases',
  input: z.object({ text: lineText({ min: 1, max: longestPhrase }) }),
  output,
  errors: [],
  access: 'session',
  summary: 'Keeps a phrase; one that is kept already becomes the newest',
  tag,
  isRepeatable: true,
});

export const removePhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases/remove',
  input: z.object({ id: z.uuid() }),
  output,
  errors: [],
  access: 'session',
  summary: 'Removes one of the phrases of the caller',
  tag,
  isRepeatable: true,
});

export const sharePhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases/share',
  input: z.object({ id: z.uuid(), unitId: z.uuid() }),
  output,
  errors: ['phrase.not-found', 'phrase.not-of-unit', 'phrase.unit-full'],
  access: 'session',
  summary: 'Shares an own phrase with a unit in which the caller holds a post',
  tag,
  isRepeatable: true,
});

export const withdrawPhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases/withdraw',
  input: z.object({ id: z.uuid() }),
  output,
  errors: ['phrase.not-found'],
  access: 'session',
  summary: 'Takes a phrase out of those of a unit: who shared it, its head and its clerks',
  tag,
  isRepeatable: true,
});
