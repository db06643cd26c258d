import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/*
 * The browser calls an endpoint by its method, path, access and repeatability; the schemas are for
 * the server, and the sentences for the API document. Left in, the first page would build a few
 * hundred schemas before it draws anything, and carry the library that makes them.
 *
 * What a form checks by is exported by name from the contract, and stays.
 */
const leftOut = new Set(['input', 'output', 'errors', 'summary', 'rateLimit', 'alsoAt']);

const contractFile = /\/contract\/[^?]*\.ts$/;
const webRoom = /\/(modules\/[a-z]+\/web|platform\/web|apps\/web)\/[^?]*\.tsx?$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Vite plugin: contracts without what only the server reads. */
export function lightContracts(): Plugin {
  return {
    name: 'sarn-light-contracts',
    // After the types are gone.
    enforce: 'post',
    transform(code, id) {
      if (webRoom.test(id)) refuseSchemas(code, id);
      if (!contractFile.test(id)) return null;
      return { code: lightContract(code), map: null };
    },
  };
}

/**
 * Source of a contract for the browser: endpoints without the properties it has no use for, and
 * every value marked as one that may be left out when nobody reads it.
 *
 * @param code JavaScript, types already gone
 */
export function lightContract(code: string): string {
  const edits: Edit[] = [];
  for (const made of valuesIn(parseAst(code) as unknown as Node)) {
    if ((made['callee'] as Node)['name'] === 'endpoint') {
      edits.push({ ...made, end: made.start, text: pure }, ...cutsIn(made, code));
    } else {
      // A pure call covers its arguments only when they are inside of a function.
      edits.push({ ...made, end: made.start, text: `${pure}(() => ` });
      edits.push({ ...made, start: made.end, text: ')()' });
    }
  }
  let light = code;
  for (const { start, end, text } of edits.toSorted((x, y) => y.start - x.start)) {
    light = light.slice(0, start) + text + light.slice(end);
  }
  return light;
}

const pure = '/* @__PURE__ */ ';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The properties of `endpoint({ … })` that are left out, with the comma behind each. */
function cutsIn(made: Node, code: string): Edit[] {
  const shape = (made['arguments'] as readonly Node[])[0];
  if (shape?.type !== 'ObjectExpression') return [];
  return (shape['properties'] as readonly Node[])
    .filter(({ key }) => leftOut.has(String((key as Node | undefined)?.['name'])))
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      return { start, end: end + comma, text: '' };
    });
}

/** What the constants at the top of the file are made by, where that is a call. */
function* valuesIn(program: Node): Generator<Node> {
  for (const statement of program['body'] as readonly Node[]) {
    const declared = (statement['declaration'] ?? statement) as Node | null;
    const list = declared?.['declarations'] as readonly Node[] | undefined;
    for (const { init } of list ?? []) {
      const made = init as Node | null;
      if (made?.type === 'CallExpression') yield made;
    }
  }
}

/** @throws Error where a screen reads a schema that is not there */
function refuseSchemas(code: string, id: string): void {
  const doors = /import\s*\{([^}]*)\}\s*from\s*["']@sarn\/\w+\/contract["']/g;
  for (const [, names = ''] of code.matchAll(doors)) {
    for (const name of names.match(/\w+/g) ?? []) {
      if (!new RegExp(String.raw`\b${name}\.(input|output)\b`).test(code)) continue;
      throw new Error(
        `${id}: ${name} has no schemas in the browser; export the schema from the contract by name`,
      );
    }
  }
}
