import type { WebModule } from '@sarn/platform-web';
import type { DocumentDetail, QueueCode } from '@sarn/document/contract';
import type { ActForm } from '../act/act-form.ts';
import type { DocumentPageParts } from './page-parts.ts';

type List = 'panels' | 'facts' | 'marks' | 'sheets';

let loaders: readonly NonNullable<WebModule['documentPage']>[] = [];
let loaded: readonly DocumentPageParts[] | null = null;

/** The loaders of what modules bring, in place of those from before. */
export function keepLoaders(given: readonly NonNullable<WebModule['documentPage']>[]): void {
  loaders = given;
  loaded = null;
}

/** The page, once everything that modules bring to it is loaded. */
export async function withDocumentParts<P>(page: Promise<P>): Promise<P> {
  await loadDocumentParts();
  return page;
}

/** Loads what the modules bring; a page of a document is drawn only after it. */
async function loadDocumentParts(): Promise<void> {
  if (loaded) return;
  const found = await Promise.all(loaders.map((load) => load()));
  loaded = found.map(({ documentPage }) => documentPage);
}

function parts(): readonly DocumentPageParts[] {
  if (!loaded) throw new Error('the parts of the document page are not loaded');
  return loaded;
}

/** All parts of one type, in their order. */
export function orderedParts<L extends List>(list: L): NonNullable<DocumentPageParts[L]> {
  const all = parts().flatMap((one): readonly { readonly order: number }[] => one[list] ?? []);
  return all.toSorted((a, b) => a.order - b.order) as unknown as NonNullable<DocumentPageParts[L]>;
}

export const textParts = () => parts().flatMap(({ texts }) => texts ?? []);

/** The editor of a draft, if a module has one. */
export const editPathOf = (detail: DocumentDetail) =>
  parts()
    .find(({ editPath }) => editPath !== undefined)
    ?.editPath?.(detail);

/** The next document that waits in a queue; null where there is none. */
export async function findNext(queue: QueueCode, after: string): Promise<string | null> {
  const ask = parts().find((one) => one.findNext !== undefined)?.findNext;
  return ask ? ask(queue, after) : null;
}

/** Signing with a certificate; undefined where no module brings it. */
export const signingPart = () => parts().find(({ signing }) => signing !== undefined)?.signing;

export const queueSteps = () => parts().flatMap(({ QueueSteps }) => QueueSteps ?? []);

export const actBars = () => parts().flatMap(({ ActBar }) => ActBar ?? []);

/** The words of the modules where nobody has a document, around those of the page. */
export const nobodyParts = () => parts().flatMap(({ Nobody }) => Nobody ?? []);

export const providers = () => parts().flatMap(({ Provider }) => Provider ?? []);

export const documentProviders = () =>
  parts().flatMap(({ DocumentProvider }) => DocumentProvider ?? []);

/** What is shown instead of a document that was refused with a code. */
export const gatesOf = (code: string) =>
  parts().flatMap(({ gates }) => (gates ?? []).filter((one) => one.refusal === code));

/** The screen of a form. That each form has one is checked when the application is compiled. */
export function actFormOf(form: string): ActForm {
  const forms = parts().flatMap(({ actForms }) => Object.values<ActForm>(actForms ?? {}));
  const found = forms.find((one) => one.form === form);
  if (!found) throw new Error(`the form ${form} has no screen`);
  return found;
}
