import type { Finding } from '../finding.ts';
import { MAX_FILE_LINES, MAX_MODULE_LINES } from '../layers.ts';
import type { Repository } from '../repository.ts';
import { judgeShrinkingList, readShrinkingList } from '../shrinking-list.ts';

export const SIZE_FILE = 'tools/boundaries/size-exceptions.json';

/** Lines of every file and of every module; functions are measured by the linter. */
export function checkSizes(repository: Repository): Finding[] {
  const written = [...repository.tree].filter(
    ([path]) => /\.(tsx?|sql|css)$/.test(path) && !path.endsWith('.gen.ts'),
  );
  const sizes = written.map(([path, text]) => ({ path, lines: linesOf(text) }));
  return [
    ...sizes.filter(({ path, lines }) => lines > MAX_FILE_LINES && !isData(path)).map(tooLong),
    ...checkModules(repository, sizes),
  ];
}

interface Size {
  path: string;
  lines: number;
}

const tooLong = ({ path, lines }: Size): Finding => ({
  file: path,
  line: MAX_FILE_LINES + 1,
  rule: 'size',
  message: `${lines} lines, more than ${MAX_FILE_LINES} – split it by noun`,
});

function checkModules({ tree }: Repository, sizes: readonly Size[]): Finding[] {
  const modules = new Map<string, number>();
  for (const { path, lines } of sizes) {
    const module = /^modules\/([^/]+)\//.exec(path)?.[1];
    if (module !== undefined) modules.set(module, (modules.get(module) ?? 0) + lines);
  }
  const tooBig = new Map([...modules].filter(([, lines]) => lines > MAX_MODULE_LINES));
  const list = readShrinkingList(tree, SIZE_FILE);
  return [
    ...[...tooBig]
      .filter(([module]) => !list.entries.includes(module))
      .map(([module, lines]): Finding => ({
        file: `modules/${module}/package.json`,
        line: 1,
        rule: 'module-size',
        message: `${module} has ${lines} lines, more than ${MAX_MODULE_LINES} – cut a module of its own out of it`,
      })),
    ...judgeShrinkingList(SIZE_FILE, 'module-size', list, (module) => tooBig.has(module)),
  ];
}

function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function isData(path: string): boolean {
  return /(^|\/)words\/|^demo\/|\.demo\.ts$/.test(path);
}
