import type { Layer } from './layers.ts';

/** The place of a file in the repository. */
export interface Place {
  layer: Layer;
  /** Folder of its package, '' for the root. */
  packageFolder: string;
  /** Name of its module; undefined outside `modules/`. */
  module?: string;
  /** A test, or the harness of a layer for its tests (`testing.ts`, `identity.testing.ts`). */
  isTest: boolean;
  /** Settings of a build tool: they run on Node wherever the file is. */
  isToolConfig: boolean;
}

const FIXED: readonly (readonly [prefix: string, layer: Layer, depth: number])[] = [
  ['platform/kernel/', 'kernel', 2],
  ['platform/server/', 'platform-server', 2],
  ['platform/web/', 'platform-web', 2],
  ['platform/testing/', 'testing', 2],
  ['apps/server/', 'app-server', 2],
  ['apps/web/', 'app-web', 2],
  ['demo/', 'demo', 1],
  ['e2e/', 'e2e', 1],
  ['tools/', 'tools', 0],
];

/** The template of `npm run new:module`: a working module that obeys the rules of its place. */
const TEMPLATE = 'tools/new/template';
const TEMPLATE_MODULE = 'sample-request';

/** Undefined when a file is in no layer. */
export function placeOf(file: string): Place | undefined {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  const marks = {
    isTest: /\.(test|e2e)\.tsx?$/.test(name) || /(^|\.)testing\.ts$/.test(name),
    isToolConfig: /^(vite|vitest)\.config\.ts$/.test(name),
  };
  if (parts.length === 1) return { layer: 'tools', packageFolder: '', ...marks };
  if (parts[0] === 'modules') return modulePlace(`modules/${parts[1]}`, parts[1], parts[2], marks);
  if (file.startsWith(`${TEMPLATE}/`)) {
    return modulePlace(TEMPLATE, TEMPLATE_MODULE, parts[3], marks);
  }
  const fixed = FIXED.find(([prefix]) => file.startsWith(prefix));
  if (!fixed) return undefined;
  return { layer: fixed[1], packageFolder: parts.slice(0, fixed[2]).join('/'), ...marks };
}

function modulePlace(
  packageFolder: string,
  module: string | undefined,
  layer: string | undefined,
  marks: Pick<Place, 'isTest' | 'isToolConfig'>,
): Place | undefined {
  if (module === undefined) return undefined;
  if (layer !== 'contract' && layer !== 'server' && layer !== 'web' && layer !== 'e2e')
    return undefined;
  return { layer, packageFolder, module, ...marks };
}
