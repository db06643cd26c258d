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

/**
 * Rows of delimited text, as it comes. Rows without a word are passed over, and counted.
 *
 * @param mostOfCell characters of a cell; beyond them its quotation mark was never closed
 * @throws OpenQuoteError
 */
export async function* readDelimited(
  pieces: AsyncIterable<string>,
  mostOfCell: number,
): AsyncGenerator<SheetRow> {
  let parser: Parser | null = null;
  let sample = '';
  for await (const piece of pieces) {
    if (!parser) {
      sample += piece;
      if (sample.length < sampleLength) continue;
      parser = new Parser(findDelimiter(sample), mostOfCell);
      yield* parser.take(sample);
    } else {
      yield* parser.take(piece);
    }
  }
  if (!parser) {
    parser = new Parser(findDelimiter(sample), mostOfCell);
    yield* parser.take(sample);
  }
  yield* parser.end();
}

class Parser {
  private readonly delimiter: string;
  private readonly mostOfCell: number;
  private cells: string[] = [];
  private cell = '';
  private isQuoted = false;
  /** A quotation mark in a quoted cell: the end, or the first of two. */
  private hasMark = false;
  private hasReturn = false;
  private row = 1;
  private line = 1;
  private quoteLine = 1;

  constructor(delimiter: string, mostOfCell: number) {
    this.delimiter = delimiter;
    this.mostOfCell = mostOfCell;
  }

  *take(text: string): Generator<SheetRow> {
    for (const sign of text) {
      if (sign === '\n') this.line += 1;
      if (this.isQuoted && this.takeQuoted(sign)) continue;
      if (sign === '\n' && this.hasReturn) {
        this.hasReturn = false;
        continue;
      }
      this.hasReturn = sign === '\r';
      if (sign === '\n' || sign === '\r') yield* this.endRow();
      else this.takePlain(sign);
    }
  }

  *end(): Generator<SheetRow> {
    if (this.isQuoted && !this.hasMark) throw new OpenQuoteError(this.quoteLine);
    if (this.cell !== '' || this.cells.length > 0) yield* this.endRow();
  }

  /** @returns whether the sign belongs to the quoted cell */
  private takeQuoted(sign: string): boolean {
    if (this.hasMark) {
      this.hasMark = false;
      if (sign !== '"') {
        this.isQuoted = false;
        return false;
      }
    } else if (sign === '"') {
      this.hasMark = true;
      return true;
    }
    this.cell += sign;
    if (this.cell.length > this.mostOfCell) throw new OpenQuoteError(this.quoteLine);
    return true;
  }

  private takePlain(sign: string): void {
    if (sign === this.delimiter) {
      this.cells.push(this.cell);
      this.cell = '';
    } else if (sign === '"' && this.cell.trim() === '') {
      this.cell = '';
      this.isQuoted = true;
      this.quoteLine = this.line;
    } else {
      this.cell += sign;
    }
  }

  private *endRow(): Generator<SheetRow> {
    const cells = [...this.cells, this.cell];
    const row = this.row;
    this.cells = [];
    this.cell = '';
    this.row += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
  }
}
