import { parseSync } from 'oxc-parser';

export interface ImportEdge {
  /** As written; undefined when it is put together at run time. */
  specifier: string | undefined;
  line: number;
}

export interface Comment {
  text: string;
  line: number;
}

/** What the rules need to know of a source file. */
export interface Source {
  imports: readonly ImportEdge[];
  comments: readonly Comment[];
  /** The text with every comment replaced by blanks; positions and lines are kept. */
  code: string;
  /** Lines of the whole file. */
  lines: number;
  syntaxError: string | undefined;
}

type Edge = readonly [specifier: string | undefined, offset: number];

/**
 * Parsed and not only searched: an import may be spread over lines, and a string that looks like an
 * import is none.
 */
export function readSource(file: string, text: string): Source {
  const parsed = parseSync(file, text);
  const lineAt = lineFinder(text);
  const code = blankOut(text, parsed.comments);
  const edges: Edge[] = [
    ...staticEdges(parsed.module),
    ...callEdges(parsed.module, text, code, file),
  ];
  return {
    imports: edges.map(([specifier, offset]) => ({ specifier, line: lineAt(offset) })),
    comments: parsed.comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
    code,
    lines: text === '' ? 0 : text.replace(/\n$/, '').split('\n').length,
    syntaxError: parsed.errors[0]?.message,
  };
}

type Module = ReturnType<typeof parseSync>['module'];

function staticEdges(module: Module): Edge[] {
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(
    ({ value, start }) => [value, start] as const,
  );
}

/** `import('x').T` in a type, `require('x')`, a mocked module, the file of a worker in a module. */
const CALLS = [
  /\bimport\s*\(\s*(['"])([^'"\n]+)\1\s*\)/g,
  /\brequire(?:\.resolve)?\s*\(\s*(['"])([^'"\n]+)\1/g,
  /\bvi\.(?:mock|doMock|importActual)\s*\(\s*(['"])([^'"\n]+)\1/g,
];

/** Outside the modules a path may name a program to start, which is not an import. */
const WORKER_FILE = /\bnew\s+URL\s*\(\s*(['"])(\.[^'"\n]+\.tsx?)\1\s*,\s*import\.meta\.url/g;

function callEdges(module: Module, text: string, code: string, file: string): Edge[] {
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end));
    return [literal?.[2], start] as const;
  });
  const known = new Set(dynamic.map(([specifier]) => specifier));
  const patterns = file.startsWith('modules/') ? [...CALLS, WORKER_FILE] : CALLS;
  const called = patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => [match[2], match.index] as const),
  );
  return [...dynamic, ...called.filter(([specifier]) => !known.has(specifier))];
}

function blankOut(text: string, spans: readonly { start: number; end: number }[]): string {
  let code = '';
  let from = 0;
  for (const { start, end } of spans) {
    code += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    from = end;
  }
  return code + text.slice(from);
}

/** Line numbers, counted from 1, by binary search over the line starts. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
