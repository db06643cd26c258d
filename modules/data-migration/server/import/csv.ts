import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { InfoField, Parser } from 'csv-parse';

/** A row of a table and where it stands in it, counted from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A cell longer than any can be: its quotation mark is never closed. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;

  constructor(line: number) {
    super(`a quotation mark in line ${line} is never closed`);
    this.line = line;
  }
}

const delimiters = [',', ';', '\t'] as const;
/** Of the text from its beginning, in which the delimiter is looked for. */
const sampleLength = 20_000;

/** The delimiter that stands most evenly in the first lines, outside of quotation marks. */
export function findDelimiter(sample: string): string {
  const lines = sample
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .slice(0, 20);
  const most = (delimiter: string): number =>
    lines.filter((line) => line.includes(delimiter)).length * 1_000 +
    Math.max(...lines.map((line) => line.split(delimiter).length));
  return delimiters.toSorted((a, b) => most(b) - most(a))[0] ?? ',';
}

/** Bytes of a row, beyond which one is read no further: a quotation mark in it is never closed. */
const mostOfRow = 4 * 1024 * 1024;

/**
 * Rows of delimited text, as it comes. Rows without a word are passed over, and counted.
 *
 * @param mostOfCell characters of a quoted cell; beyond them its quotation mark was never closed
 * @throws OpenQuoteError
 */
export async function* readDelimited(
  pieces: AsyncIterable<string>,
  mostOfCell: number,
): AsyncGenerator<SheetRow> {
  const { sample, whole } = await peek(pieces);
  const lines = new LineCounter(mostOfCell);
  const parser = parserFor(findDelimiter(sample), lines);
  // An error of the file or of the text is thrown where the rows are read.
  pipeline(Readable.from(whole), parser, () => undefined);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? lines.openQuote(error) : error;
  }
}

/** The beginning of a text, and all of it. */
async function peek(
  pieces: AsyncIterable<string>,
): Promise<{ sample: string; whole: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let sample = '';
  while (sample.length < sampleLength) {
    const next = await iterator.next();
    if (next.done) break;
    sample += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield sample;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { sample, whole: all() };
}

/** As forgiving as table programs are: rows of any length, a quotation mark within a word is a sign. */
function parserFor(delimiter: string, lines: LineCounter): Parser {
  return parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // Blanks before a quotation mark do not make it a part of the cell.
    ltrim: true,
    max_record_size: mostOfRow,
    cast: (cell, context) => lines.pass(cell, context),
  });
}

/** In which line of the text a cell begins: the library counts a CRLF within a cell twice. */
class LineCounter {
  private readonly mostOfCell: number;
  private line = 0;

  constructor(mostOfCell: number) {
    this.mostOfCell = mostOfCell;
  }

  pass(cell: string, { index, quoting }: InfoField): string {
    if (index === 0) this.line += 1;
    if (!quoting) return cell;
    if (cell.length > this.mostOfCell) throw new OpenQuoteError(this.line);
    this.line += cell.split(/\r\n|\n|\r/).length - 1;
    return cell;
  }

  /** @param error why the text could not be read on: the cell at its end was not closed */
  openQuote(error: CsvError): OpenQuoteError {
    return new OpenQuoteError(error['index'] === 0 ? this.line + 1 : this.line);
  }
}
