import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/*
 * The browser calls an endpoint by its method, path, access and repeatability; the schemas are for
 * the server, and the sentences for the API document. Left in, the first page would build a few
 * hundred schemas before it draws anything, and load the library that makes them.
 *
 * Schemas that a form checks its fields with are exported by name from the contract, and stay.
 */
const leftOut = new Set([
  'input',
  'output',
  'errors',
  'summary',
  'rateLimit',
  'alsoAt',
  'hasScopes',
]);

const contractFile = /\/(contract\/[^?]*|kernel\/described\/(api|options\.api|row))\.ts$/;
const webLayer = /\/(modules\/[a-z]+\/web|platform\/web|apps\/web)\/[^?]*\.tsx?$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Vite plugin: contracts without the properties that only the server reads. */
export function lightContracts(): Plugin {
  return {
    name: 'sarn-light-contracts',
    // After the types are removed.
    enforce: 'post',
    transform(code, id) {
      if (webLayer.test(id)) refuseSchemas(code, id);
      if (!contractFile.test(id)) return null;
      return { code: lightContract(code), map: null };
    },
  };
}

/**
 * Source of a contract for the browser: endpoints without the properties it does not need, and
 * every value marked as pure, so that it is left out of the bundle when nothing imports it.
 *
 * @param code JavaScript, types already gone
 */
export function lightContract(code: string): string {
  const edits: Edit[] = [];
  for (const made of valuesIn(parseAst(code) as unknown as Node)) {
    if ((made['callee'] as Node)['name'] === 'endpoint') {
      edits.push({ ...made, end: made.start, text: pure }, ...cutsIn(made, code));
    } else {
      // A mark for pure calls covers the arguments of a call only inside of a function.
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

/** The properties of `endpoint({ … })` to leave out, each with the comma after it. */
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

/** The functions whose calls make the constants at the top of the file. */
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

/** @throws Error where a page reads a schema that was left out */
function refuseSchemas(code: string, id: string): void {
  const contractImports = /import\s*\{([^}]*)\}\s*from\s*["']@sarn\/\w+\/contract["']/g;
  for (const [, names = ''] of code.matchAll(contractImports)) {
    for (const name of names.match(/\w+/g) ?? []) {
      if (!new RegExp(String.raw`\b${name}\.(input|output)\b`).test(code)) continue;
      throw new Error(
        `${id}: ${name} has no schemas in the browser; export the schema from the contract by name`,
      );
    }
  }
}
