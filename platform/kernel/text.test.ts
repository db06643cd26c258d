import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, fillSentence } from './errors.ts';
import { isId, newId } from './ids.ts';
import { civilDate, flag, jsonOf, lineText, listOf } from './text.ts';

describe('form values', () => {
  it('reads a list sent as one value, as many, as JSON or not at all', () => {
    const list = listOf(z.string());
    expect(list.parse('a')).toEqual(['a']);
    expect(list.parse(['a', 'b'])).toEqual(['a', 'b']);
    expect(list.parse('["a","b"]')).toEqual(['a', 'b']);
    expect(list.parse('')).toEqual([]);
    expect(listOf(z.string(), 5, 1).safeParse([]).success).toBe(false);
    expect(listOf(z.string(), 1).safeParse(['a', 'b']).success).toBe(false);
  });

  it('reads an object sent as JSON text and refuses broken text', () => {
    const object = jsonOf(z.object({ a: z.number() }));
    expect(object.parse('{"a":1}')).toEqual({ a: 1 });
    expect(object.safeParse('{"a":').success).toBe(false);
  });

  it.each([
    ['NUL', '{"a":"\\u0000"}'],
    ['half a surrogate', '{"a":"\\ud800"}'],
    ['a prototype key', '{"__proto__":{"a":1}}'],
    ['nesting without end', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ])('lets no JSON text hide %s', (_what, text) => {
    expect(jsonOf(z.record(z.string(), z.unknown())).safeParse(text).success).toBe(false);
    expect(listOf(z.unknown()).safeParse(`[${text}]`).success).toBe(false);
  });

  it('cleans a line and keeps its limits after cleaning', () => {
    expect(lineText({ max: 10 }).parse('  ก\nข  ')).toBe('ก ข');
    expect(lineText({ min: 1, max: 10 }).safeParse(' \u200B ').success).toBe(false);
    expect(lineText({ max: 3 }).safeParse('กขคง').success).toBe(false);
  });

  it('takes only days of the span', () => {
    expect(civilDate('2000-01-01', '2000-12-31').safeParse('2001-01-01').success).toBe(false);
    expect(civilDate().safeParse('2026-02-30').success).toBe(false);
  });

  it.each([
    [true, true],
    ['on', true],
    ['0', false],
    ['', false],
    [1, true],
  ])('flag %j', (sent, is) => {
    expect(flag.parse(sent)).toBe(is);
  });
});

describe('ids and errors', () => {
  it('makes ids that sort by time', () => {
    const ids = [newId(1_000), newId(2_000), newId(3_000_000_000_000)];
    expect(ids.every(isId)).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('fills sentences and leaves unknown names visible', () => {
    expect(fillSentence('{a} และ {b}', { a: 1 })).toBe('1 และ {b}');
    expect(new AppError('x.y', { n: 1 }).params).toEqual({ n: 1 });
  });
});
