/** Files of a new module, small but whole: a rule with a failing test waits for the first thought. */
export function moduleTree(name: string, version: string): Map<string, string> {
  const constant = camelCase(name);
  const files: Record<string, string> = {
    'README.md': readme(name),
    'package.json': packageJson(name, version),
    'contract/index.ts': [
      `export * from './${name}.errors.ts';`,
      `export * from './${name}.permissions.ts';`,
    ].join('\n'),
    [`contract/${name}.errors.ts`]: [
      `import { defineErrors } from '@sarn/kernel';`,
      '',
      `/** What the module can refuse, with the sentence a person reads. */`,
      `export const ${constant}Errors = defineErrors({});`,
    ].join('\n'),
    [`contract/${name}.permissions.ts`]: [
      `/** Permissions of the module; roles are given them in the settings. */`,
      `export const ${constant}Permissions = [] as const;`,
    ].join('\n'),
    'server/index.ts': serverIndex(name, constant),
    [`server/${name}.rules.test.ts`]: failingTest(name),
    'web/index.ts': [
      `import type { WebModule } from '@sarn/platform-web';`,
      '',
      `/** What the module shows: pages, menu entries and cards, all loaded when needed. */`,
      `export const ${constant}Web: WebModule = { name: '${name}', routes: [] };`,
    ].join('\n'),
    'web/words/th.ts': [
      `/** Words of the module; Thai is the source. */`,
      'export const th = {} as const;',
    ].join('\n'),
    'web/words/en.ts': [
      `import type { th } from './th.ts';`,
      '',
      'export const en: Record<keyof typeof th, string> = {};',
    ].join('\n'),
  };
  return new Map(Object.entries(files).map(([file, text]) => [file, `${text.trimEnd()}\n`]));
}

function packageJson(name: string, version: string): string {
  const layers = ['contract', 'server', 'web'];
  const described = {
    name: `@sarn/${name}`,
    version,
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    exports: Object.fromEntries(layers.map((layer) => [`./${layer}`, `./${layer}/index.ts`])),
    dependencies: { '@sarn/kernel': '*', '@sarn/platform-server': '*', '@sarn/platform-web': '*' },
  };
  return JSON.stringify(described, null, 2);
}

function readme(name: string): string {
  return [
    `# ${name}`,
    '',
    'What it is, in one sentence, and for whom.',
    '',
    '- Rules obeyed: (docs/rules/…)',
    '- Tables owned: none yet',
    '- Events told and heard: none yet',
    '- Entry points used, and why: none yet',
  ].join('\n');
}

function serverIndex(name: string, constant: string): string {
  return [
    `import type { Platform, ServerModule } from '@sarn/platform-server';`,
    `import { ${constant}Errors, ${constant}Permissions } from '../contract/index.ts';`,
    '',
    '/** What the module brings to the server. */',
    `export function ${constant}Module(_platform: Platform): ServerModule {`,
    '  return {',
    `    name: '${name}',`,
    `    errors: ${constant}Errors,`,
    `    permissions: ${constant}Permissions,`,
    '    routes: [],',
    '  };',
    '}',
  ].join('\n');
}

function failingTest(name: string): string {
  return [
    `import { expect, test } from 'vitest';`,
    '',
    `test('the first rule of ${name}', () => {`,
    `  expect.fail('Write the first rule in ${name}.rules.ts, and say here what it promises.');`,
    '});',
  ].join('\n');
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
