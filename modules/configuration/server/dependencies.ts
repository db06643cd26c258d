import type { Platform } from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import type { SettingsNeeds } from '@sarn/settings/server';
import type { GivenSettings } from './file/sections.ts';
import type { CardSetting, ConfigurationCode } from '../contract/index.ts';

/** What this module needs of the composition. */
export interface ConfigurationNeeds {
  readonly organisation: SettingsNeeds['organisation'];
  /** The deployment as its file and the environment have it. */
  readonly base: Deployment;
  /** Sender of official letters in the environment; null where it says nothing. */
  readonly centralMail: string | null;
  /** Values that the environment holds: the centre cannot change them. */
  readonly held: ReadonlySet<ConfigurationCode>;
  /** What the modules give for the file of the configuration; asked at calls, when all are composed. */
  readonly given: () => GivenSettings;
  /** The cards of a deployment, in their order. */
  readonly cardsOf: (deployment: Deployment) => readonly Omit<CardSetting, 'taker'>[];
}

export interface ConfigurationDependencies extends ConfigurationNeeds {
  readonly platform: Platform;
}
