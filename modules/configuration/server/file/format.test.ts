import { describe, expect, it } from 'vitest';
import { fileFormat, fileText, migrated, readFile } from './format.ts';

const made = { deployment: 'sarn', exportedAt: '2026-11-25T00:00:00.000Z' };
const text = fileText({ ...made, tables: { prefix: { mr: { nameTh: 'นาย' } } }, values: {} });
const changed = (change: object) => JSON.stringify({ ...(JSON.parse(text) as object), ...change });

describe('a configuration file', () => {
  it('is read as it was written', () => {
    expect(readFile(text)).toMatchObject({ ...made, format: fileFormat });
    expect(readFile(text).tables).toEqual({ prefix: { mr: { nameTh: 'นาย' } } });
  });

  it('is read as an editor of Windows saved it, with a byte order mark', () => {
    expect(readFile(`\uFEFF${text}`)).toEqual(readFile(text));
  });

  it('of a newer format is refused with its version (R14)', () => {
    const newer = changed({
      format: fileFormat + 1,
      product: { name: 'sarn', version: '9.1.0' },
      rows: 'of which nobody here knows',
    });
    expect(() => readFile(newer)).toThrow(
      expect.objectContaining({ code: 'configuration.file-newer', params: { version: '9.1.0' } }),
    );
  });

  it.each([
    ['that is no JSON', '{"format": 1'],
    ['of another product', changed({ product: { name: 'other', version: '1' } })],
    ['without tables', changed({ tables: undefined })],
    ['with a row that is no row', changed({ tables: { prefix: { mr: 'นาย' } } })],
    ['with a value that no field has', changed({ tables: { prefix: { mr: { a: { b: 1 } } } } })],
    ['with a sign that cannot be stored', changed({ tables: { prefix: { mr: { a: '\u0000' } } } })],
    ['of an older format from which nothing leads on', changed({ format: 0 })],
  ])('%s is refused', (_what, broken) => {
    expect(() => readFile(broken)).toThrow('configuration.file-unreadable');
  });

  it('of an older format goes through each step up to this one', () => {
    const steps = {
      1: (file: Readonly<Record<string, unknown>>) => ({ ...file, first: true }),
      2: (file: Readonly<Record<string, unknown>>) => ({ ...file, second: file['first'] }),
    };
    expect(migrated({ format: 1 }, { steps, to: 3 })).toEqual({
      ...{ format: 3, first: true, second: true },
    });
  });
});
