import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContent } from './file-content.ts';
import { sampleDocx, sampleExe, samplePdf, samplePng, zip } from './file.demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

function contentOf(bytes: Buffer | string): ReturnType<typeof readContent> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return readContent(path);
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odt = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });

it.each([
  ['PDF', samplePdf(), 'application/pdf'],
  ['PNG', samplePng, 'image/png'],
  ['JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg'],
  ['Word', sampleDocx(), docx],
  ['OpenDocument', odt, 'application/vnd.oasis.opendocument.text'],
  ['Thai text', 'เรียน ผู้อำนวยการ\nขอเชิญประชุม', 'text'],
  ['text with a byte order mark', '\uFEFFลำดับ,ชื่อ\n1,สมชาย', 'text'],
  [
    'text of the old Thai code page',
    Buffer.from([0xb7, 0xd5, 0xe8, 0x20, 0x31, 0x0d, 0x0a]),
    'text',
  ],
])('recognises %s by its bytes', async (_name, bytes, type) => {
  expect(await contentOf(bytes)).toBe(type);
});

it.each([
  ['a program', sampleExe()],
  ['a Word document with macros', sampleDocx('document.macroEnabled.main+xml')],
  ['an archive', zip({ 'a.txt': 'x' })],
  ['HTML', ' \n<!DOCTYPE html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['PHP', '<?php system($_GET[0]);'],
  ['text with control characters', 'abc\u0000def'],
  ['bytes of no encoding', Buffer.from([0x41, 0xff, 0xfe, 0x81])],
  ['a text cut inside a character', Buffer.from('😀').subarray(0, 3)],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
])('does not take %s', async (_name, bytes) => {
  expect(await contentOf(bytes)).toBeNull();
});

it('reads a long text to its end', async () => {
  const long = 'ก'.repeat(300_000);
  expect(await contentOf(long)).toBe('text');
  expect(await contentOf(`${long}\u0001`)).toBeNull();
});
