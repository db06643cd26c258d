import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readLines } from '@sarn/pdf/testing';

const run = promisify(execFile);
const fonts = fileURLToPath(new URL('../../../modules/pdf/server/fonts', import.meta.url));
const family = 'Sarabun Joined';

/** The lines of each text as LibreOffice sets them, one text a page; null where it is not installed. */
export async function linesInOffice(
  folder: string,
  texts: readonly string[],
): Promise<readonly (readonly string[])[] | null> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'paragraphs.fodt');
  writeFileSync(file, documentOf(texts));
  const fontFile = join(folder, 'fonts.conf');
  writeFileSync(
    fontFile,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  try {
    await run(
      'soffice',
      [
        ...['--headless', `-env:UserInstallation=file://${join(folder, 'profile')}`],
        ...['--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, file],
      ],
      { env: { ...process.env, FONTCONFIG_FILE: fontFile } },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return readLines(Uint8Array.from(readFileSync(join(folder, 'paragraphs.pdf'))));
}

const names = ['office', 'style', 'text', 'fo', 'svg'] as const;
const addresses = {
  fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
} as const;
const addressOf = (name: (typeof names)[number]): string =>
  name in addresses
    ? addresses[name as keyof typeof addresses]
    : `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** OpenDocument as one file: A4 with 16 cm between the margins, 14 pt, justified. */
const documentOf = (texts: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${names.map((name) => `xmlns:${name}="${addressOf(name)}"`).join(' ')}
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="${family}"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F"
 fo:font-size="14pt" style:font-name-complex="F" style:font-size-complex="14pt"
 style:language-complex="th" style:country-complex="TH" fo:language="th" fo:country="TH"/>
</style:default-style></office:styles>
<office:automatic-styles>
<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:text-align="justify"
 fo:break-before="page"/></style:style>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm"
 fo:margin-top="2cm" fo:margin-bottom="2cm" fo:margin-left="3cm" fo:margin-right="2cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles>
<office:body><office:text>${texts.map((text) => `<text:p text:style-name="P">${inXml(text)}</text:p>`).join('')}</office:text></office:body>
</office:document>`;
