import { groupedHash, judgePdf } from '@sarn/signing/contract';
import type { Judgement } from '@sarn/signing/contract';
import { bytesOf, hexHash } from '../bytes.ts';
import { words } from './offline-words.ts';
import type { Language } from './offline-words.ts';
import { element, filled, shownJudgement } from './show-judged.ts';

/** What the server puts into the file when it is downloaded. */
interface Trust {
  readonly agency: string;
  /** DER in base64: the root of the agency, and those of other authorities of time. */
  readonly roots: readonly string[];
  readonly between: readonly string[];
  readonly timestampRoots: readonly string[];
  readonly lists: readonly string[];
  readonly answers: readonly string[];
}

interface Checked {
  readonly name: string;
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly judgement: Judgement;
}

const trust = readTrust();
let language: Language = 'th';
let checked: readonly (Checked | { readonly name: string; readonly judgement: null })[] = [];
let rootHashes: readonly string[] = [];

function readTrust(): Trust {
  try {
    return JSON.parse(document.getElementById('trust')?.textContent ?? '') as Trust;
  } catch {
    return { agency: '', roots: [], between: [], timestampRoots: [], lists: [], answers: [] };
  }
}

async function check(files: readonly File[]): Promise<void> {
  const isList = ({ name }: File): boolean => /\.crl$/i.test(name);
  const read = async (file: File) => new Uint8Array(await file.arrayBuffer());
  const lists = await Promise.all(files.filter(isList).map(read));
  const asked = files.filter((file) => !isList(file));
  checked = await Promise.all(
    asked.map(async (file) => {
      try {
        const bytes = await read(file);
        const judgement = await judgePdf(bytes, {
          trustedRoots: trust.roots.map(bytesOf),
          certificates: trust.between.map(bytesOf),
          timestampRoots: trust.timestampRoots.map(bytesOf),
          crls: [...trust.lists.map(bytesOf), ...lists],
          ocsps: trust.answers.map(bytesOf),
          now: Date.now(),
        });
        return { name: file.name, hash: groupedHash(await hexHash(bytes)), bytes, judgement };
      } catch {
        return { name: file.name, judgement: null };
      }
    }),
  );
  draw();
}

function draw(): void {
  const say = words[language];
  document.documentElement.lang = language;
  document.title = say.title;
  const results = checked.flatMap((one) =>
    one.judgement === null
      ? [element('p', { role: 'alert' }, filled(say.unread, { name: one.name }))]
      : [
          element('h2', {}, one.name),
          ...shownJudgement(one.judgement, one, language),
          element('p', { class: 'small' }, say.hash),
          element('code', {}, one.hash),
        ],
  );
  const isUsable = trust.roots.length > 0;
  document.body.replaceChildren(
    element(
      'main',
      {},
      element('header', {}, element('h1', {}, say.title), languageButton(say.language)),
      element('p', {}, isUsable ? filled(say.intro, { agency: trust.agency }) : say.missing),
      ...(isUsable ? [chooser(say)] : []),
      element('div', { role: 'status', class: 'results' }, ...results),
      element('footer', {}, element('p', { class: 'small' }, say.roots), ...shownRoots()),
    ),
  );
}

const shownRoots = (): HTMLElement[] => rootHashes.map((hash) => element('code', {}, hash));

function languageButton(label: string): HTMLElement {
  const other = language === 'th' ? 'en' : 'th';
  const button = element('button', { type: 'button', class: 'quiet', lang: other }, label);
  button.addEventListener('click', () => {
    language = other;
    draw();
    document.querySelector<HTMLElement>('button.quiet')?.focus();
  });
  return button;
}

function chooser(say: (typeof words)[Language]): HTMLElement {
  const input = element('input', { type: 'file', multiple: '', accept: '.pdf,.crl', id: 'file' });
  input.addEventListener('change', () => void check([...(input.files ?? [])]));
  return element(
    'div',
    { class: 'drop' },
    element('label', { for: 'file' }, say.choose),
    input,
    element('p', { class: 'small' }, say.drop),
  );
}

// A file that misses its place would be opened by the browser instead of this page.
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  void check([...(event.dataTransfer?.files ?? [])]);
});

draw();
rootHashes = await Promise.all(
  trust.roots.map(async (root) => groupedHash(await hexHash(bytesOf(root)))),
);
draw();
