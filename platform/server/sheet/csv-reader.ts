import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { InfoField, Parser } from 'csv-parse';

/** A row of a table and its place in it, counted from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns, from 0, with a formula whose result was never stored or is an error. */
  readonly withoutResult?: readonly number[];
}

/** A cell longer than the limit: its quotation mark is never closed. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;

  constructor(line: number) {
    super(`a quotation mark in line ${line} is never closed`);
    this.line = line;
  }
}

const delimiters = [',', ';', '\t'] as const;
/** Characters from the beginning of the text in which the delimiter is looked for. */
const sampleLength = 20_000;

/** The delimiter that most of the first lines contain, outside of quotation marks. */
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

/** Bytes of a row beyond which reading stops: a quotation mark in it is never closed. */
const mostOfRow = 4 * 1024 * 1024;

/**
 * Rows of delimited text, as a stream. Empty rows are skipped, and counted.
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
  // An error of the file or of the text is thrown by the loop over the rows.
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

/**
 * As tolerant as table programs: rows of any length; a quotation mark inside a word is a character.
 */
function parserFor(delimiter: string, lines: LineCounter): Parser {
  return parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // Spaces before a quotation mark do not belong to the cell.
    ltrim: true,
    max_record_size: mostOfRow,
    cast: (cell, context) => lines.pass(cell, context),
  });
}

/** The line of the text in which a cell begins: the library counts a CRLF within a cell twice. */
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

  /** @param error why reading stopped: the cell at the end was not closed */
  openQuote(error: CsvError): OpenQuoteError {
    return new OpenQuoteError(error['index'] === 0 ? this.line + 1 : this.line);
  }
}
