import type { WebModule } from '@sarn/platform-web';
import type { FlowForm } from '@sarn/document/contract';
import type { documentPage } from './own-parts.tsx';
import { keepLoaders } from './provided-parts.ts';

/** Forms of acts that a module brings a screen for. */
type FormsOf<M> = M extends {
  readonly documentPage: () => Promise<{ readonly documentPage: { readonly actForms: infer A } }>;
}
  ? keyof A
  : never;

/** Forms that a flow may ask and for which no module has a screen. */
type Missing<M extends readonly WebModule[]> = Exclude<
  FlowForm,
  keyof typeof documentPage.actForms | FormsOf<M[number]>
>;

type NoneMissing<M extends readonly WebModule[]> = [Missing<M>] extends [never]
  ? unknown
  : { readonly formsWithoutScreen: Missing<M> };

/**
 * Tells the document page which modules bring something to it; called once, when the application
 * starts.
 *
 * Where a form has no screen, the compiler names it.
 */
export function provideDocumentPage<const M extends readonly WebModule[]>(
  modules: M & NoneMissing<M>,
): void {
  keepLoaders(modules.flatMap(({ documentPage }) => documentPage ?? []));
}
