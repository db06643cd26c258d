import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rewritten } from './emblem.service.ts';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(side: number, pixels = side * (1 + side * 3), more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('hidden behind the end'),
  ]);
}

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  rewritten(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`),
  ).bytes.toString('utf8');

describe('a PNG', () => {
  it('is written anew without texts and without what is behind its end', () => {
    const { bytes, type } = rewritten(png(16, undefined, [chunk('tEXt', Buffer.from('secret'))]));
    expect(type).toBe('image/png');
    expect(bytes.includes('secret')).toBe(false);
    expect(bytes.includes('hidden')).toBe(false);
    expect(rewritten(bytes).bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['with fewer pixels than its header says', png(16, 100)],
    ['with more pixels', png(16, 10_000)],
    ['that is cut', png(16).subarray(0, 60)],
    ['of a few pixels', png(2)],
  ])('%s is refused', (_what, bytes) => {
    expect(() => rewritten(bytes)).toThrow('configuration.emblem-broken');
  });

  it('of 30,000 pixels a side is refused by its header, with its size, and not unpacked', () => {
    // Its pixels are too few: unpacked it would be called broken.
    const params = { width: 30_000, height: 30_000, most: 4096 };
    expect(() => rewritten(png(30_000, 100))).toThrow(
      expect.objectContaining({ code: 'configuration.emblem-too-large', params }),
    );
  });
});

describe('an SVG', () => {
  it('keeps what draws', () => {
    const drawn = '<g fill="#143f5e"><path d="M0 0h10v10z"/><circle cx="5" cy="5" r="2"/></g>';
    expect(svg(drawn)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawn}</svg>`,
    );
  });

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['onload', '<path onload="alert(1)" d="M0 0"/>'],
    ['foreignObject', '<foreignObject><b>x</b></foreignObject>'],
    ['evil', '<image href="https://evil.example/x.png"/>'],
    ['evil', '<use href="https://evil.example/x.svg#a"/>'],
    ['evil', '<path style="fill:url(https://evil.example/a)" d="M0 0"/>'],
    ['javascript', '<use xlink:href="javascript:alert(1)"/>'],
    ['import', '<style>@import "https://evil.example/a.css"</style>'],
    ['animate', '<path d="M0 0"><animate attributeName="href" to="x"/></path>'],
    ['data:', '<path fill="url(data:image/svg+xml,x)" d="M0 0"/>'],
  ])('loses %s', (word, inside) => {
    expect(svg(inside)).not.toContain(word);
  });

  it('keeps references inside of the file', () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>';
    expect(svg(inside)).toContain('fill="url(#a)"');
  });

  it.each([
    ['with entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'],
    ['that is no XML', '<svg viewBox="0 0 1 1"><g></svg>'],
    ['without a size', '<svg><path d="M0 0"/></svg>'],
  ])('%s is refused', (_what, text) => {
    expect(() => rewritten(Buffer.from(text))).toThrow(/configuration.emblem-(broken|kind)/);
  });

  it('is no page with a picture in it', () => {
    expect(() => rewritten(Buffer.from('<html><svg viewBox="0 0 1 1"/></html>'))).toThrow(
      'configuration.emblem-kind',
    );
  });
});
