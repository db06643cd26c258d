import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { asCodes } from './cluster-codes/cluster-codes.ts';
import { codedFont } from './cluster-codes/coded-font.ts';
import { thaiAgain } from './cluster-codes/thai-again.ts';
import { chooseAll } from './lines/choose-all.ts';
import { pagePictures } from './page-pictures.ts';
import { sealPlaces } from './seal-places.ts';
import { rowSheets } from './row-sheets.ts';
import type { SealPlace } from './seal-places.ts';
import { faceNames } from './typeface/typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import type { Made, TypesetAnswer, TypesetCall, TypesetOrder } from './typeset-order.ts';
import { threadIsReady } from './typeset-thread.ts';

const fonts = fileURLToPath(new URL('./fonts', import.meta.url));
const templates = fileURLToPath(new URL('./templates', import.meta.url));
const ofDelivered = NodeCompiler.create({
  workspace: templates,
  fontArgs: [
    {
      fontBlobs: faceNames.map((face) =>
        codedFont(readFileSync(join(fonts, `SarabunJoined-${face}.ttf`))),
      ),
    },
  ],
});

/** Compilers with an uploaded typeface before the delivered one: the one in use, and one that is tried. */
const ofUploaded = new Map<string, NodeCompiler>();
const mostUploaded = 2;

function compilerOf(typeface: Typeface | undefined): NodeCompiler {
  if (!typeface) return ofDelivered;
  const { id, faces } = typeface;
  const found = ofUploaded.get(id);
  if (found) return found;
  const fontBlobs = faceNames.map((face) => Buffer.from(faces[face]));
  const made = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontBlobs }, { fontPaths: [fonts] }],
  });
  if (ofUploaded.size >= mostUploaded) ofUploaded.clear();
  ofUploaded.set(id, made);
  return made;
}

function typeset({ order, output }: TypesetCall): Made {
  const { picture, typeface } = order;
  const compiler = compilerOf(typeface);
  if (!picture) return make(compiler, order, output);
  const path = join(templates, picture.file);
  compiler.mapShadow(path, Buffer.from(picture.bytes));
  try {
    return make(compiler, order, output);
  } finally {
    compiler.unmapShadow(path);
  }
}

function make(compiler: NodeCompiler, order: TypesetOrder, output: TypesetCall['output']): Made {
  const compiled = compiler.compile({
    mainFilePath: join(templates, `${order.template}.typ`),
    // The one entry point for text: a string in sys.inputs is data, never markup.
    inputs: {
      data: JSON.stringify(dataOf(order)),
      ...(output === 'pages' ? { tellsFields: 'yes' } : {}),
    },
  });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeDiagnostics();
    throw new Error(`typst: ${JSON.stringify(error?.shortDiagnostics ?? 'no document')}`);
  }
  if (output === 'pages') {
    const fields: unknown = compiler.query(document, { selector: '<field>' });
    return { pages: pagePictures(compiler.plainSvg(document), fields) };
  }
  const places = output === 'pdf-to-sign' ? placesOf(compiler, document) : undefined;
  // 3b and not 3a: the files are signed later, and the signature widget is not tagged.
  const made = compiler.pdf(document, { pdfStandard: 'a-3b' });
  const pdf = new Uint8Array(order.typeface ? made : thaiAgain(made));
  const sheets =
    output === 'pdf-of-rows'
      ? rowSheets(compiler.query(document, { selector: '<row>' }))
      : undefined;
  return { pdf, ...(places ? { places } : {}), ...(sheets ? { sheets } : {}) };
}

/** An uploaded typeface has no glyphs for the codes of clusters. */
const dataOf = ({ data, keepWhole = [], typeface }: TypesetOrder) =>
  chooseAll(data, keepWhole, typeface, typeface ? undefined : asCodes);

const placesOf = (compiler: NodeCompiler, document: NodeTypstDocument): SealPlace[] =>
  sealPlaces(compiler.query(document, { selector: '<seal-place>' }));

async function answer(call: TypesetCall): Promise<TypesetAnswer> {
  try {
    return typeset(call);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    compilerOf(call.order.typeface).evictCache(3);
    // Native memory is freed only between turns of the event loop.
    await nextTurn();
  }
}

parentPort?.on('message', (call: TypesetCall) => {
  // A failure ends the thread with an error, which the `Worker` reports.
  void answer(call).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage(threadIsReady);
