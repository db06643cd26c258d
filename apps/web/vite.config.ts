import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { leanAria } from '@sarn/platform-web/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { applicationFiles, filesOf } from './build/application-files.ts';
import { lightContracts } from './build/light-contracts.ts';
import { checkParts } from './build/check-parts.ts';
import { offlineVerifier } from './build/offline-verifier.ts';
import { parts } from './build/parts.ts';
import { doesNothingByItself } from './build/pure-modules.ts';

const firstFont = /\/sarabun-(thai|latin)-(400|600)-normal-[^/]*\.woff2$/;

/**
 * Vite plugin: the page names the fonts of its first text. Found only by the style sheets, they came
 * after the first drawing, and every line was set anew under the reader's eyes.
 */
function firstFonts(): Plugin {
  return {
    name: 'sarn-first-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => firstFont.test(name));
        if (fonts.length !== 4) throw new Error(`the page begins with ${fonts.length} fonts`);
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `./${name}`,
          },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** What a page may load at first, script and style together, compressed by gzip. */
interface PageLimit {
  readonly page: string;
  readonly limitKb: number;
  /** The chunks that it begins with, by the module each is made for; what these import is added. */
  readonly entrances: readonly RegExp[];
}

const begin = [/\/index\.html$/, /\/gate\.ts$/];

const pageLimits: readonly PageLimit[] = [
  {
    // Words and errors of other screens do not belong to it: those of passwords come with their pages.
    page: 'sign-in page',
    limitKb: 103,
    entrances: [...begin, /\/sign-in-entry\.tsx$/, /\/LoginPage\.tsx$/],
  },
  {
    // The frame of every page and the cards of the dashboard. One entry point that has its manifest beside
    // its components took all pickers along, 38 kB, and nobody saw it.
    page: 'dashboard',
    limitKb: 220,
    entrances: [...begin, /\/app-entry\.tsx$/, /\/DashboardPage\.tsx$/, /\/TodoCards\.tsx$/],
  },
];

/** Vite plugin: says what the first pages weigh, and fails the build when that is too much. */
function pageWeights(): Plugin {
  return {
    name: 'sarn-page-weights',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { page, limitKb, entrances } of pageLimits) {
        const files = filesOf(bundle, ({ facadeModuleId }) =>
          entrances.some((entrance) => entrance.test(facadeModuleId ?? '')),
        );
        const bytes = files.reduce((sum, file) => sum + compressedBytes(bundle[file]), 0);
        const kb = bytes / 1000;
        console.log(`The ${page} loads ${kb.toFixed(1)} kB compressed (${files.length} files).`);
        if (kb > limitKb) this.error(`The ${page} may load ${limitKb} kB; see what it imports.`);
      }
    },
  };
}

function compressedBytes(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source).byteLength;
}

const worthIt = /\.(js|css|svg|wasm)$/;
const smallestBytes = 1000;

/**
 * Vite plugin: beside each file its compressed forms, which the server sends unchanged, so that
 * nothing is compressed anew for every reader. Pages are not: the server writes into them.
 */
function precompressed(): Plugin {
  return {
    name: 'sarn-precompressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(dir, name);
        if (worthIt.test(name) && statSync(file).size >= smallestBytes) compress(file);
      }
    },
  };
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  // The best quality makes scripts of 300 kB smaller by 7 hundredths, in 0.3 s each; of larger files,
  // which no page begins with, it takes seconds.
  const quality = bytes.byteLength > 1_000_000 ? 9 : 11;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Without pictures of manuals and sounds: a page without them is whole. */
const neededOffline = /^(assets\/.*\.(js|css|wasm|woff2)|deployments\/.*\.svg)$/;

/**
 * Vite plugin: writes the list of files with which the application opens where the server is not
 * reached, for `public/worker.js`. Its version changes with any of them.
 */
function offlineBuild(): Plugin {
  return {
    name: 'sarn-offline-build',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      const files = names
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => neededOffline.test(name))
        .toSorted();
      writeFileSync(path.join(dir, 'offline-build.js'), listText(entryOf(bundle), files));
    },
  };
}

/** The list as a script; names in `assets` have a hash, so they tell the version. */
function listText(entry: string, files: readonly string[]): string {
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return `self.offlineBuild = ${JSON.stringify({ version, entry, files })};\n`;
}

/** The script that the page names. */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the build has no entry');
  return entry.fileName;
}

const verifierSources = path.resolve(import.meta.dirname, '../../modules/signature/web/offline');

/** Vite plugin: writes the file that verifies signatures offline; the server puts the certificates into it. */
function verifierFile(): Plugin {
  return {
    name: 'sarn-verifier-file',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const html = await offlineVerifier({
        script: path.join(verifierSources, 'offline.ts'),
        style: readFileSync(path.join(verifierSources, 'offline.css'), 'utf8'),
        hash: (text) => createHash('sha256').update(text).digest('base64'),
      });
      mkdirSync(path.join(dir, 'offline'), { recursive: true });
      writeFileSync(path.join(dir, 'offline', 'verify.html'), html);
      console.log(`The file that verifies offline has ${(html.length / 1000).toFixed(0)} kB.`);
    },
  };
}

export default defineConfig({
  // The server writes the base address into the page, so one build serves any base path.
  base: './',
  plugins: [
    ...[leanAria(), lightContracts(), react(), checkParts(), firstFonts()],
    ...[applicationFiles(), pageWeights()],
    // Before the compressed forms, which it must not list.
    ...[offlineBuild(), verifierFile(), precompressed()],
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Small pictures and fonts too stay files: the content policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The page of the design system, which no reader opens: the names of its files stood in the first script.
    modulePreload: {
      // Each browser of the target does it by itself.
      polyfill: false,
      resolveDependencies: (file, deps) =>
        file.includes('gallery-entry') ? deps.filter((name) => name.endsWith('.css')) : deps,
    },
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !doesNothingByItself.test(id) },
      output: {
        codeSplitting: { groups: parts },
      },
    },
  },
});
