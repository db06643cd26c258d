import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { asCodes, codes } from './cluster-codes/cluster-codes.ts';
import { thaiAgain } from './cluster-codes/thai-again.ts';
import { chooseAll } from './lines/choose-all.ts';
import { hasLetters } from './lines/faces.ts';
import { pagePictures } from './page-pictures.ts';
import { faceNames } from './typeface/typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { threadIsReady } from './typeset-order.ts';
import type { Made, TypesetAnswer, TypesetCall, TypesetOrder } from './typeset-order.ts';

const fonts = fileURLToPath(new URL('./fonts', import.meta.url));
const templates = fileURLToPath(new URL('./templates', import.meta.url));

/** A compiler, and whether its fonts have glyphs for the codes of clusters. */
interface TypefaceCompiler {
  readonly compiler: NodeCompiler;
  readonly hasCodes: boolean;
}

const ofDelivered: TypefaceCompiler = {
  // By its path a face is read when it is first used.
  compiler: NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] }),
  hasCodes: true,
};

/** Compilers with an uploaded typeface before the delivered one: the one in use, and one that is tried. */
const ofUploaded = new Map<string, TypefaceCompiler>();
const mostUploaded = 2;

function compilerOf(typeface: Typeface | undefined): TypefaceCompiler {
  if (!typeface) return ofDelivered;
  const { id, faces } = typeface;
  const found = ofUploaded.get(id);
  if (found) return found;
  const fontBlobs = faceNames.map((face) => Buffer.from(faces[face]));
  const made = {
    compiler: NodeCompiler.create({
      workspace: templates,
      fontArgs: [{ fontBlobs }, { fontPaths: [fonts] }],
    }),
    // One that was made before there were codes, or lacks a mark, has not.
    hasCodes: hasLetters(typeface, codes.values()),
  };
  if (ofUploaded.size >= mostUploaded) ofUploaded.clear();
  ofUploaded.set(id, made);
  return made;
}

function typeset({ order, output }: TypesetCall): Made {
  const { picture, typeface } = order;
  const chosen = compilerOf(typeface);
  if (!picture) return make(chosen, order, output);
  const { compiler } = chosen;
  const path = join(templates, picture.file);
  compiler.mapShadow(path, Buffer.from(picture.bytes));
  try {
    return make(chosen, order, output);
  } finally {
    compiler.unmapShadow(path);
  }
}

/** What the compiler is asked of a document, by what is wanted of it. */
const selectors: Readonly<Partial<Record<TypesetCall['output'], string>>> = {
  pages: '<field>',
  'pdf-to-sign': '<seal-place>',
  'pdf-of-rows': '<row>',
};

function make(chosen: TypefaceCompiler, order: TypesetOrder, output: TypesetCall['output']): Made {
  const { compiler, hasCodes } = chosen;
  const compiled = compiler.compile({
    mainFilePath: join(templates, `${order.template}.typ`),
    // The one entry point for text: a string in sys.inputs is data, never markup.
    inputs: {
      data: JSON.stringify(dataOf(order, hasCodes)),
      ...(output === 'pages' ? { tellsFields: 'yes' } : {}),
    },
  });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeDiagnostics();
    throw new Error(`typst: ${JSON.stringify(error?.shortDiagnostics ?? 'no document')}`);
  }
  const selector = selectors[output];
  const told: unknown = selector && compiler.query(document, { selector });
  if (output === 'pages') {
    return { pages: pagePictures(compiler.plainSvg(document)), told };
  }
  // 3b and not 3a: the files are signed later, and the signature widget is not tagged.
  const made = compiler.pdf(document, { pdfStandard: 'a-3b' });
  return { pdf: new Uint8Array(hasCodes ? thaiAgain(made) : made), told };
}

const dataOf = ({ data, keepWhole = [], typeface }: TypesetOrder, hasCodes: boolean) =>
  chooseAll(data, keepWhole, typeface, hasCodes ? asCodes : undefined);

async function answer(call: TypesetCall): Promise<TypesetAnswer> {
  try {
    return typeset(call);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    compilerOf(call.order.typeface).compiler.evictCache(3);
    // Native memory is freed only between turns of the event loop.
    await nextTurn();
  }
}

parentPort?.on('message', (call: TypesetCall) => {
  // A failure ends the thread with an error, which the `Worker` reports.
  void answer(call).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage(threadIsReady);
