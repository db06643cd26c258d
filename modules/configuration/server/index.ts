import { fileURLToPath } from 'node:url';
import type { Handle, Platform, ServerModule, Tx } from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import {
  configurationAuditWords,
  configurationErrors,
  configurationPermissions,
} from '../contract/index.ts';
import { configurationRoutes } from './configuration.routes.ts';
import type { ConfigurationNeeds } from './dependencies.ts';
import { printedEmblem } from './emblem.service.ts';
import type { PrintedEmblem } from './emblem.service.ts';
import { fileRoutes } from './file/file.routes.ts';
import { valuesPart } from './file/own-part.ts';
import type { Section } from './file/section.ts';
import { sectionsOf } from './file/sections.ts';
import { liveDeployment } from './live-deployment.ts';
import { createPanels } from './panels.service.ts';
import type { Panels } from './panels.service.ts';
import { keepValues, setAgencyNames } from './values.service.ts';
import type { AgencyNames, Changer } from './values.service.ts';

export type { ConfigurationNeeds } from './dependencies.ts';

export interface ConfigurationModule extends ServerModule {
  /** A deployment of which each property is as the centre says now, else as its file says. */
  readonly live: (base: Deployment) => Deployment;
  /** The panels of the dashboard as a person sees them. */
  readonly panelsFor: Panels['shownTo'];
  /** What the agency set of a panel that the deployment file may leave out; undefined: as there. */
  readonly panelSwitchedTo: Panels['switchedTo'];
  /** Sender of official letters; null: the sender of every mail. */
  readonly centralMail: () => string | null;
  /** Sets the names of the agency, in the transaction of its first setup. */
  readonly setNames: (tx: Tx, by: Changer, names: AgencyNames) => Promise<void>;
  /** The emblem of documents of a moment; null where the agency had none of its own. */
  readonly emblemAt: (h: Handle, at: string) => Promise<PrintedEmblem | null>;
}

/** What the centre of a deployment sets otherwise than its file. */
export function configurationModule(
  platform: Platform,
  needs: ConfigurationNeeds,
): ConfigurationModule {
  const deps = { ...needs, platform };
  const kept = keepValues(deps);
  const panels = createPanels(platform, needs.base);
  let sections: readonly Section[] | undefined;
  const file = {
    platform,
    deployment: needs.base.code,
    sections: () => (sections ??= sectionsOf(platform, needs.organisation, needs.given())),
    errors: () => needs.given().errors,
  };
  const said = () => kept.last()?.values.centralMail;
  return {
    name: 'configuration',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: configurationErrors,
    auditWords: configurationAuditWords,
    permissions: Object.values(configurationPermissions),
    routes: [...configurationRoutes(deps, kept), ...fileRoutes(file)],
    configuration: [valuesPart(deps)],
    settings: [panels.settings],
    start: async () => void (await Promise.all([kept.read(), panels.kept.read()])),
    // Asked before each call: what is looked up without waiting is as of the newest change.
    async isClosed() {
      await Promise.all([kept.read(), panels.kept.read()]);
      return false;
    },
    live: (base) => liveDeployment(base, kept.last),
    panelsFor: panels.shownTo,
    panelSwitchedTo: panels.switchedTo,
    centralMail: () => needs.centralMail ?? (said() || null),
    setNames: (tx, by, names) => setAgencyNames(deps, by, tx, names),
    emblemAt: printedEmblem,
  };
}
