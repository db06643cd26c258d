import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';

interface Way {
  readonly pattern: RegExp;
  readonly message: string;
}

const FRAME = /<(?:FormDialog|FormLayout|SaveForm|PublicForm|SignInSheet)\b/;

/**
 * What `useForm` does for every form (docs/decisions/0032-forms.md), and a form must not do itself.
 */
const ANYWHERE: readonly Way[] = [
  {
    pattern: /<form\b(?!\.)/g,
    message: 'a form element of its own – use FormLayout, FormDialog, SaveForm or PublicForm',
  },
  {
    pattern: /\bform\.leave\(\)/g,
    message: 'a form closed without a question about what is typed – close it with useClose',
  },
  {
    pattern: /\[is(?:Checked|Tried|\w*Missing), set\w+\]\s*=\s*useState/g,
    message: 'whether a form was tried is known to useForm',
  },
];

const BESIDE_A_FRAME: readonly Way[] = [
  {
    pattern: /onChange=\{set[A-Z]\w*\}/g,
    message: 'a field of a form bound to a state of its own – bind it with form.field or form.tick',
  },
];

/** Without the hook, a dialog that sends has its own guard against a second press, or none. */
const DIALOG_THAT_SENDS: Way = {
  pattern: /<Dialog\b(?=[\s\S]*isGuarded)/g,
  message: 'a dialog that asks and sends without useDialogForm – use FormDialog, or Dialog with it',
};

/** A frame of its own closes by a function of its own, which must ask too. */
const DIALOG_THAT_CLOSES: Way = {
  pattern: /<Dialog\b(?=[\s\S]*isGuarded)/g,
  message: 'a dialog over a form that closes without a question – close it with useClose',
};

const SENDS = /\.mutate(?:Async)?\(/;
const ASKS = /\buseClose\(/;
const HOOK = /\buse(?:Dialog)?Form(?:<[^(]*>)?\(/;

/** Documents are opened with `openDocument`; their dialog is rendered by its owner or a host. */
const DOCUMENT_PAGE = /\b(?:DocumentDialog|DocumentView|DocumentPage)\b/g;

/** Forms of modules keep their state with `useForm`, and document pages are opened in one way. */
export function checkForms(repository: Repository): Finding[] {
  return repository.files
    .filter(isScreen)
    .flatMap((file) => [
      ...ANYWHERE.flatMap((way) => inFile(file, way)),
      ...(FRAME.test(file.code) ? BESIDE_A_FRAME.flatMap((way) => inFile(file, way)) : []),
      ...(SENDS.test(file.code) && !HOOK.test(file.code) ? inFile(file, DIALOG_THAT_SENDS) : []),
      ...(HOOK.test(file.code) && !ASKS.test(file.code) ? inFile(file, DIALOG_THAT_CLOSES) : []),
      ...documentPages(file),
    ]);
}

const isScreen = ({ place }: SourceFile): boolean =>
  !place.isTest && (place.layer === 'web' || place.layer === 'app-web');

function inFile(file: SourceFile, { pattern, message }: Way): Finding[] {
  const lineAt = lineFinder(file.code);
  return [...file.code.matchAll(pattern)].map((match) => ({
    ...{ file: file.path, line: lineAt(match.index), rule: 'form', message },
  }));
}

function documentPages(file: SourceFile): Finding[] {
  if (file.place.module === 'document') return [];
  const [first] = [...file.code.matchAll(DOCUMENT_PAGE)];
  if (!first) return [];
  const message = `${first[0]} of another module – call openDocument, or stand in DocumentHost`;
  return [{ file: file.path, line: lineFinder(file.code)(first.index), rule: 'page', message }];
}
