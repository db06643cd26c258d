import { csvRow } from '../csv/csv-writer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenQuoteError, readDelimited } from './csv-reader.ts';

const mostOfCell = 100;

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, length = 7): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for await (const { row, cells } of readDelimited(inPieces(text, length), mostOfCell)) {
    rows.push([row, ...cells]);
  }
  return rows;
}

const openLine = (text: string): Promise<number | null> =>
  read(text).then(
    () => null,
    (error: unknown) => {
      if (error instanceof OpenQuoteError) return error.line;
      throw error;
    },
  );

describe('[15.10] delimited text', () => {
  it('is read as it was written, however it is cut into pieces', async () => {
    const cell = fc.array(fc.constantFrom('ก', 'ข้', 'a', '"', ',', ';', '\r\n', '\n', ' ', '๑'));
    const rows = fc.array(
      fc.array(
        cell.map((signs) => `x${signs.join('')}`),
        { minLength: 1 },
      ),
      {
        minLength: 1,
      },
    );
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (given, length) => {
        // The first row shows what the delimiter is.
        const all = [['a', 'b'], ...given];
        const found = await read(all.map(csvRow).join(''), length);
        expect(found).toEqual(all.map((cells, at) => [at + 1, ...cells]));
      }),
      { numRuns: 300 },
    );
  });

  it('tolerates what table programs tolerate', async () => {
    expect(await read('a,b\n1, "2,3"\n4"5,"6"\r7')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2,3'],
      [3, '4"5', '6'],
      [4, '7'],
    ]);
  });

  it('names the line in which a quotation mark is never closed', async () => {
    expect(await openLine('a,b\n1,"2\n3,4')).toBe(2);
    expect(await openLine('a,b\r\n"1\r\n\r\n2",3\r\n"4,5')).toBe(5);
    // It would be closed by the next quotation mark far below: the cell is longer than allowed.
    expect(await openLine(`a,b\n\n1,"2\n${'3,4\n'.repeat(mostOfCell)}5,"\n`)).toBe(3);
  });
});
