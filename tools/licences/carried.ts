import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Files of others, or made of theirs, that lie in the repository itself and ship with the product. */
export interface Carried {
  readonly folder: string;
  readonly name: string;
  readonly licence: string;
  /** The text of the licence, beside the files: the OFL demands that it goes with them. */
  readonly text: string;
}

export const carried: readonly Carried[] = [
  {
    folder: 'modules/pdf/server/fonts',
    name: 'Sarabun Joined, made of Sarabun by modules/pdf/fonts/join-clusters.py',
    licence: 'OFL-1.1',
    text: 'OFL.txt',
  },
  {
    folder: 'platform/web/styles/fonts',
    name: 'Thai digits, made of Sarabun',
    licence: 'OFL-1.1',
    text: 'OFL.txt',
  },
];

/** What is wrong with the list: a font in a folder that is not named, or a folder without its licence. */
export function faultsOfCarried(root: string): string[] {
  const fonts = globSync('{apps,modules,platform,demo}/**/*.{ttf,otf,woff,woff2}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  });
  const folders = new Set(fonts.map((file) => path.posix.dirname(file)));
  const unnamed = [...folders].filter((folder) => !carried.some((one) => one.folder === folder));
  const silent = carried.filter(({ folder, text }) => !existsSync(path.join(root, folder, text)));
  return [
    ...unnamed.map(
      (folder) => `${folder} has fonts and is not listed in tools/licences/carried.ts`,
    ),
    ...silent.map(({ folder, text }) => `${folder} has no ${text}`),
  ];
}
