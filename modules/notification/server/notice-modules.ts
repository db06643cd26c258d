import type { Language, NoticeEvent } from '@sarn/kernel';
import type { ServerModule } from '@sarn/platform-server';
import {
  OwnModule,
  chosenModuleOf,
  chosenModules,
  isRecipientRole,
  noticeIcons,
  notificationModules,
} from '../contract/index.ts';
import type { NoticeModule } from '../contract/index.ts';

/** A declared kind with the module under which it is kept. */
export type DeclaredEvent = NoticeEvent & { readonly module: string };

/** Names and icons by the code of the module, as notifications have it. */
export type NoticeModules = Readonly<Record<string, NoticeModule>>;

/**
 * The names and icons that modules register in their manifests, by the name of the module.
 *
 * @throws Error for a name that filters do not accept, and for an unknown icon
 */
export function noticesOf(modules: readonly ServerModule[]): NoticeModules {
  return Object.fromEntries(
    modules.flatMap(({ name, notices }) => {
      if (!notices) return [];
      const icon = noticeIcons.find((known) => known === notices.icon);
      if (!icon) throw new Error(`notices of ${name}: no icon is called ${notices.icon}`);
      if (!OwnModule.safeParse(name).success) throw new Error(`notices of ${name}: no such code`);
      return [[name, { th: notices.th, en: notices.en, icon }]];
    }),
  );
}

/**
 * The kinds of notifications that modules declare, each under its own name where it says none.
 *
 * @throws Error for a role that the settings do not know
 */
export const declaredNews = (modules: readonly ServerModule[]): DeclaredEvent[] =>
  modules.flatMap(({ name, news = [] }) =>
    news.map((event) => {
      const unknown = [...event.roles, ...(event.work ?? [])].find((one) => !isRecipientRole(one));
      if (unknown) throw new Error(`news of ${name}: nobody has the role ${unknown}`);
      return { module: name, ...event };
    }),
  );

/** The declaration of a kind; undefined for one that no module declares. */
export const findEvent = (
  events: readonly DeclaredEvent[],
  module: string,
  kind: string,
): NoticeEvent | undefined =>
  events.find((one) => one.kind === kind && one.module === chosenModuleOf(module));

/** A module by its code; those of the specification stay as they are. */
export function noticeModule(code: string, own: NoticeModules): NoticeModule | undefined {
  const specified: NoticeModules = notificationModules;
  return specified[code] ?? own[code];
}

/** The name of a module in a language; empty for an unknown one. */
export function moduleName(code: string, own: NoticeModules, language: Language): string {
  const known = noticeModule(code, own);
  return (language === 'en' ? known?.en : known?.th) ?? '';
}

/** The modules that a filter offers: those of the specification, then the registered ones. */
export function listModules(own: NoticeModules, language: Language) {
  return [...chosenModules, ...Object.keys(own)].map((code) => ({
    code,
    name: moduleName(code, own, language),
  }));
}
