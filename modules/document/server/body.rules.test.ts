import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { AppError } from '@sarn/kernel';
import { bodyToHtml } from './body.rules.ts';

const paragraph = (text: string, marks?: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks ? { marks } : {}) }] }],
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

  it('lets no text become markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = bodyToHtml(paragraph(text)) ?? '';
        expect(html.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>"']/);
      }),
    );
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
