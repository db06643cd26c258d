import { civilDateAt, fillSentence, formatInstant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import type { RegisterSheetsInput, SheetRow } from '@sarn/pdf/server';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { entryStates, proofWords, stateWords } from '@sarn/register/contract';
import type { printRegisterProof, RegisterProof } from '@sarn/register/contract';
import { prove, registers } from '@sarn/register/server';
import { sheetsInParts } from '../report-file.ts';
import { typefaceLook } from '../typeface/typeface-files.ts';

export type WholeSheets = Omit<RegisterSheetsInput, 'firstSheet' | 'isEnd'>;

/**
 * The proof of a register, made anew, as the PDF that is printed.
 *
 * @throws AppError as the call tells
 */
export async function printProof(
  deps: Dependencies,
  caller: Caller,
  input: InputOf<typeof printRegisterProof>,
): Promise<BinaryAnswer> {
  const { db } = deps.platform;
  const proof = await prove(deps, db, caller, input);
  const { rows } = await registers(deps, db, caller);
  const register = rows.find(({ id }) => id === input.registerId);
  const unit = register?.unit.name ?? '';
  const of = `${register?.kindTerm.th ?? ''} ${unit} พ.ศ. ${input.year}`.trim();
  const bytes = await sheetsInParts({
    ...proofSheets(proof, { of, unit }),
    ...(await typefaceLook(deps, db)),
  });
  const name = `${proofWords.title} ${of}.pdf`;
  return { bytes, length: bytes.length, type: 'application/pdf', name, disposition: 'inline' };
}

interface ProvedRegister {
  /** Its kind, unit and year. */
  readonly of: string;
  readonly unit: string;
}

/** Shares of the line. */
const columns = [
  { label: proofWords.numbers, width: 3, centred: true },
  { label: proofWords.state, width: 5 },
  { label: proofWords.amount, width: 2, centred: true },
];

/** A proof on sheets: what was found under the title, then what is wrong and every number, each under its heading. */
export function proofSheets(proof: RegisterProof, { of, unit }: ProvedRegister): WholeSheets {
  const { faults, runs, oldGaps, at } = proof;
  const said = [
    ...[of, verdictOf(proof), countsOf(proof)],
    ...(oldGaps > 0 ? [fillSentence(proofWords.oldGaps, { count: oldGaps })] : []),
    fillSentence(proofWords.at, { when: formatInstant(at, 'full', 'th') }),
  ];
  return {
    ...{ title: proofWords.title, subtitle: said, mark: null, author: unit, columns },
    date: civilDateAt(at),
    rows: [
      ...underHeading(
        proofWords.faults,
        faults.map(({ what, ...run }) => rowOf(run, proofWords.fault[what])),
      ),
      ...underHeading(
        proofWords.runs,
        runs.map(({ state, ...run }) => rowOf(run, stateWords[state])),
      ),
    ],
  };
}

function verdictOf({ isWhole, last, faults }: RegisterProof): string {
  if (!isWhole) return fillSentence(proofWords.broken, { count: faults.length });
  return last === 0 ? proofWords.nothing : fillSentence(proofWords.whole, { last });
}

function countsOf({ counts }: RegisterProof): string {
  const all = entryStates.reduce((sum, state) => sum + counts[state], 0);
  const each = entryStates.map((state) => `${stateWords[state]} ${counts[state]}`);
  return `${proofWords.counts}: ${[...each, `${proofWords.all} ${all}`].join(', ')}`;
}

const underHeading = (heading: string, rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.length === 0 ? [] : [{ heading }, ...rows];

const rowOf = ({ from, to }: { from: number; to: number }, word: string): SheetRow => ({
  cells: [
    { text: from === to ? String(from) : `${from}–${to}` },
    { text: word },
    { text: String(to - from + 1) },
  ],
});
