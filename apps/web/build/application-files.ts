import type { Plugin, Rolldown } from 'vite';

const placeholder = '__APPLICATION_FILES__';
const halves = [/\/app-entry\.tsx$/, /\/sign-in-entry\.tsx$/] as const;

/** Scripts and styles that chunks need before they are evaluated: their own and those of all that they import. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  isBegun: (chunk: Rolldown.OutputChunk) => boolean,
): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && isBegun(file)) add(name);
  }
  return [...files];
}

/**
 * Vite plugin: writes the first files of the application into the first script, which can then load them without
 * evaluating them: the scripts that both halves begin with, a third of all. The names are known only when all
 * files are made. That script imports the application, so that its own name changes with them.
 */
export function applicationFiles(): Plugin {
  return {
    name: 'sarn-application-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const script = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.code.includes(placeholder),
      );
      if (script?.type !== 'chunk') return this.error('no script loads the application ahead');
      // The first scripts are there already.
      const here = new Set(filesOf(bundle, ({ isEntry }) => isEntry));
      const [application, signIn] = halves.map((half) =>
        filesOf(bundle, ({ moduleIds }) => moduleIds.some((id) => half.test(id))),
      );
      const both = application?.filter((file) => signIn?.includes(file) && !here.has(file)) ?? [];
      const scripts = both.filter((file) => file.endsWith('.js'));
      if (scripts.length === 0) return this.error('the application has no first files');
      script.code = script.code.replace(placeholder, scripts.join(','));
    },
  };
}
