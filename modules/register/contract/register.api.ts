import { civilDate, endpoint, lineText } from '@sarn/kernel';
import { SheetsPart, sheetsAsk } from '@sarn/pdf/contract';
import { z } from 'zod';
import { RegisterEntry, UnitRef } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';
import { bookColumnIds } from './display/book-columns.ts';

const tag = 'registry';
const day = civilDate('1957-01-01', '2200-12-31');
const year = z.coerce.number().int().min(2400).max(2700);
const anyNumber = z.coerce.number().int().min(0).max(2_147_483_647);

/** The states of a register entry. */
export const entryStates = ['USED', 'RESERVED', 'VOID', 'RELEASED'] as const;
export type EntryState = (typeof entryStates)[number];

/** Most entries of one file of the register; more are exported in parts, by their days. */
export const registerSheetLimit = 5000;

/** Most entries that are printed at once: 167 parts, which take some minutes and stay in the memory of the browser. */
export const registerPrintLimit = 20_000;

/** A column of a register, as its list shows it to the reader. */
const BookColumnShown = z.object({
  id: z.enum(bookColumnIds),
  th: z.string().describe('words of the agency; empty: those of the product'),
  en: z.string(),
  width: z.number().int().nullable().describe('characters; null: as delivered'),
  onPhone: z.boolean().describe('also on cards of narrow screens'),
});
export type BookColumnShown = z.output<typeof BookColumnShown>;

export const listRegisters = endpoint({
  method: 'GET',
  path: '/registry/registers',
  input: z.object({}),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        unit: UnitRef,
        kind: z.string(),
        kindTerm: z.object({ th: z.string(), en: z.string() }),
        years: z.array(z.number()).describe('those that the settings of the agency show'),
        entryOrder: z.enum(['newest', 'oldest']).describe('as the list begins'),
        columns: z
          .array(BookColumnShown)
          .describe('what the list shows the reader, in the order of the agency'),
        printed: z
          .array(BookColumnShown)
          .describe('columns that the agency prints besides those of the form'),
        mayReserve: z.boolean(),
        next: z
          .object({ year: z.number().int(), number: z.number().int() })
          .nullable()
          .describe(
            'number that would be given now, and its Buddhist year; not held. Null: it gives none',
          ),
        closedYears: z
          .array(z.object({ year: z.number(), last: z.number(), by: z.string(), at: z.string() }))
          .describe('years in which the register is closed, with their last number'),
        closedOn: z
          .string()
          .nullable()
          .describe('Last day of its unit, after which it gave no number'),
      }),
    ),
    reserveAtMost: z.number().int().describe('Numbers in one reservation at most'),
    openable: z
      .array(
        z.object({
          unit: UnitRef,
          kind: z.string(),
          kindTerm: z.object({ th: z.string(), en: z.string() }),
        }),
      )
      .describe('registers the reader may open, which have given no number yet'),
  }),
  errors: [],
  access: 'session',
  scopes: ['registers.read'],
  summary: 'The registers the reader keeps',
  tag,
});

/** Which entries of which register: day of registration, state, words. */
export const RegisterFilter = z.object({
  registerId: id,
  year,
  state: z.enum(entryStates).optional(),
  from: day.optional(),
  until: day.optional(),
  search: lineText({ max: 200 }).default(''),
});
export type RegisterFilter = z.output<typeof RegisterFilter>;

export const listRegisterEntries = endpoint({
  method: 'GET',
  path: '/registry/registers/:registerId/entries',
  input: RegisterFilter.extend({
    before: anyNumber.optional(),
    /** Entries above this number, lowest first, as they are printed. */
    after: anyNumber.optional(),
    size: z.coerce.number().int().min(1).max(500).default(50),
    use: z
      .enum(['screen', 'print'])
      .default('screen')
      .describe('print: the columns of the form; others are empty where the agency took them away'),
  }),
  output: z.object({ rows: z.array(RegisterEntry), hasMore: z.boolean() }),
  errors: ['registry.not-found', 'registry.column-away'],
  access: 'session',
  scopes: ['registers.read'],
  summary: 'Entries of a register, newest number first (forms 13 and 14)',
  tag,
});

/** Consecutive numbers of the same state in the register. */
const NumberRun = z.object({ from: z.number(), to: z.number(), state: z.enum(entryStates) });
export type NumberRun = z.output<typeof NumberRun>;

/** What can be wrong with the numbers of a register. */
export const proofFaults = ['missing', 'double', 'beyond', 'without-document'] as const;
const NumberFault = z.object({ what: z.enum(proofFaults), from: z.number(), to: z.number() });
export type NumberFault = z.output<typeof NumberFault>;

/** Proof of a register: every number from 1 to the last given exists exactly once. */
export const RegisterProof = z.object({
  year: z.number(),
  last: z.number().describe('the last number given; 0 when there is none'),
  isWhole: z.boolean(),
  counts: z.object({
    USED: z.number(),
    RESERVED: z.number(),
    VOID: z.number(),
    RELEASED: z.number(),
  }),
  runs: z.array(NumberRun).describe('every number once, consecutive ones together'),
  faults: z.array(NumberFault),
  oldGaps: z
    .number()
    .int()
    .describe('numbers that the older system had left out, where the register was imported'),
  at: z.string(),
});
export type RegisterProof = z.output<typeof RegisterProof>;

export const proveRegister = endpoint({
  method: 'GET',
  path: '/registry/registers/:registerId/proof',
  input: z.object({ registerId: id, year }),
  output: RegisterProof,
  errors: ['registry.not-found'],
  access: 'session',
  scopes: ['registers.read'],
  summary: 'Proof that a register holds every number of a year exactly once',
  tag,
});

export const printRegisterProof = endpoint({
  method: 'GET',
  path: '/registry/registers/:registerId/proof/printed',
  input: z.object({ registerId: id, year }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The proof of a register, made anew, as a PDF to be printed',
  tag,
  isBinary: true,
});

/** The register as an Excel file, lowest number first; masked as on the screen. */
export const exportRegister = endpoint({
  method: 'GET',
  path: '/registry/registers/:registerId/export',
  input: RegisterFilter,
  output: z.object({}),
  errors: ['registry.not-found', 'registry.column-away', 'registry.register-too-long'],
  access: 'session',
  summary: `Form 13 or 14 as an Excel file, at most ${registerSheetLimit} entries`,
  tag,
  isBinary: true,
});

export const printRegister = endpoint({
  method: 'GET',
  path: '/registry/registers/:registerId/sheets',
  input: RegisterFilter.extend(sheetsAsk),
  output: SheetsPart,
  errors: ['registry.not-found', 'registry.column-away', 'pdf.too-slow'],
  access: 'session',
  summary: 'Form 13 or 14 as sheets of PDF, lowest number first, a part at a time',
  tag,
});
