import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { AppError, tableLimits } from '@sarn/kernel';
import { bodyToHtml } from './body.rules.ts';

const paragraph = (text: string, marks?: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks ? { marks } : {}) }] }],
});

const cell = (text: string, attrs: object = {}, type = 'tableCell') => ({
  ...{ type, attrs },
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const table = (rows: object[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});

describe('bodyToHtml', () => {
  it('makes our own tags only', () => {
    const body = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'ตามที่', marks: [{ type: 'bold' }] }] },
        { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      ],
    };
    expect(bodyToHtml(body)).toBe('<p><strong>ตามที่</strong></p><ol><li><p></p></li></ol>');
  });

  it('turns a page as a whole only: no other part of a text holds one', () => {
    const page = { type: 'landscape', content: paragraph('แนบท้าย').content };
    expect(bodyToHtml({ type: 'doc', content: [page] })).toBe('<section><p>แนบท้าย</p></section>');
    for (const type of ['landscape', 'listItem', 'blockquote', 'tableCell']) {
      expect(() => bodyToHtml({ type: 'doc', content: [{ type, content: [page] }] })).toThrow(
        AppError,
      );
    }
  });

  it('lets no text become markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = bodyToHtml(paragraph(text)) ?? '';
        expect(html.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('keeps a table with its merged cells, and no attribute besides', () => {
    const made = table([
      [cell('ก', { colspan: 2, colwidth: [100, 50] }, 'tableHeader')],
      [cell('ข', { rowspan: 1, style: 'x' }), cell('ค')],
    ]);
    expect(bodyToHtml({ type: 'doc', content: [made] })).toBe(
      '<table><tbody><tr><th colspan="2"><p>ก</p></th></tr><tr><td><p>ข</p></td><td><p>ค</p></td></tr></tbody></table>',
    );
  });

  it.each([
    ['with a gap', table([[cell('ก'), cell('ข')], [cell('ค')]])],
    ['with text for a row', { type: 'table', content: [{ type: 'paragraph' }] }],
    ['whose row is no row', table([[{ type: 'paragraph' }]])],
    ['of a row alone', { type: 'tableRow', content: [cell('ก')] }],
    ['of a cell alone', cell('ก')],
  ])('refuses a table %s', (_, node) => {
    expect(() => bodyToHtml({ type: 'doc', content: [node] })).toThrow('registry.body-invalid');
  });

  it('says of a table that is too large how large it may be', () => {
    const wide = table([Array.from({ length: 16 }, () => cell('ก'))]);
    expect(() => bodyToHtml({ type: 'doc', content: [wide] })).toThrow(
      new AppError('registry.table-too-large', { ...tableLimits }),
    );
  });

  it('keeps the words of a reference to a clause, and nothing of what it refers to', () => {
    const mark = { type: 'clauseRef', attrs: { target: '"><script>' } };
    expect(bodyToHtml(paragraph('ข้อ ๒', [mark]))).toBe('<p>ข้อ ๒</p>');
  });

  it('keeps tabs', () => {
    expect(bodyToHtml(paragraph('ก\tข'))).toBe('<p>ก\tข</p>');
  });

  it('gives null for a body without text', () => {
    expect(bodyToHtml({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeNull();
    expect(bodyToHtml(paragraph('  '))).toBeNull();
  });

  it.each([
    [{ type: 'script' }],
    [{ type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] }],
    [paragraph('x', [{ type: 'link', attrs: { href: 'javascript:1' } }])],
    [paragraph('x', [null as never])],
    [{ type: 'doc', content: 'x' }],
    ['doc'],
    [null],
    [{ type: 'constructor' }],
  ])('refuses %j', (body) => {
    expect(() => bodyToHtml(body)).toThrow(AppError);
  });

  it('refuses a tree too deep to be a letter', () => {
    let node: object = { type: 'paragraph' };
    for (let depth = 0; depth < 40; depth += 1) node = { type: 'blockquote', content: [node] };
    expect(() => bodyToHtml({ type: 'doc', content: [node] })).toThrow(AppError);
  });
});
