import type { LineAccounts } from '@sarn/line-account/server';
import type {
  ConfigurationPart,
  HealthCheck,
  JobDefinition,
  MetricSource,
  Platform,
  Route,
} from '@sarn/platform-server';
import { lineChannel } from './channel/line.channel.ts';
import { mailChannel } from './channel/mail/mail.channel.ts';
import { pushChannel } from './channel/push/push.channel.ts';
import type { PushDeployment } from './channel/push/push-settings.ts';
import { listHeard } from './channel/push/push-devices.ts';
import { pushRoutes } from './channel/push/push.routes.ts';
import { createPushService } from './channel/push/push.service.ts';
import { readVapidKeys } from './channel/push/vapid-keys.ts';
import type { VapidKeys } from './channel/push/vapid-keys.ts';
import type { ContactPort, OutboxDependencies } from './outbox/outbox-dependencies.ts';
import type { DocumentPort } from './closed-documents.ts';
import { outboxChecks, outboxMetrics } from './outbox/outbox.health.ts';
import { createOutbox } from './outbox/outbox.jobs.ts';
import type { Outbox } from './outbox/outbox.jobs.ts';
import { dropWaiting } from './outbox/outbox.store.ts';
import { preferenceRoutes } from './preference/preference.routes.ts';
import { notificationFileParts } from './setting/file-parts.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import type { DeclaredEvent, NoticeModules } from './notice-modules.ts';

/** What the channels need from the deployment; without it there is only the bell. */
export interface OutsideNeeds {
  readonly people: ContactPort;
  readonly documents: DocumentPort;
  readonly line: LineAccounts;
  /**
   * `services`: origins of push services other than those of the browser makers; `trustedSessions`:
   * which of these sessions still identify their person on the device.
   */
  readonly push: {
    readonly isOffered: boolean;
    readonly services: readonly string[];
    readonly trustedSessions: PushDeployment['trustedSessions'];
  };
  /** Names and icons that modules registered (`noticesOf`); none when left out. */
  readonly ownModules?: () => NoticeModules;
  /** Kinds of notifications that the modules declare (`declaredNews`). */
  readonly events: () => readonly DeclaredEvent[];
}

/** Everything that sends notifications outside the application. */
export interface Outside {
  readonly outbox: Outbox;
  readonly configuration: readonly ConfigurationPart[];
  readonly routes: readonly Route[];
  readonly jobs: readonly JobDefinition[];
  readonly healthChecks: readonly HealthCheck[];
  readonly metrics: readonly MetricSource[];
  start(): Promise<void>;
}

export function createOutside(platform: Platform, needs: OutsideNeeds): Outside {
  let keys: VapidKeys | undefined;
  const pushDeployment: PushDeployment = {
    ...needs.push,
    contact: contactOf(platform),
    keys: () => {
      if (!keys) throw new Error('the keys of web push: start() has not run');
      return keys;
    },
  };
  const deps: OutboxDependencies = {
    platform,
    people: needs.people,
    documents: needs.documents,
    events: needs.events,
    ownModules: needs.ownModules ?? (() => ({})),
    channels: {
      email: mailChannel(platform.mail),
      line: lineChannel(needs.line),
      push: pushChannel(pushDeployment),
    },
    line: needs.line,
    devices: (h, personIds) => listHeard(h, pushDeployment, personIds),
  };
  const outbox = createOutbox(deps);
  needs.line.whenGone((tx, personId) =>
    dropWaiting(tx, platform.clock.now().toISOString(), { personId, channel: 'line' }),
  );
  return {
    outbox,
    routes: [
      ...preferenceRoutes(deps, outbox),
      ...pushRoutes(platform, createPushService(platform.clock, pushDeployment)),
      ...settingRoutes(deps, outbox),
    ],
    configuration: notificationFileParts(deps),
    jobs: outbox.jobs,
    healthChecks: outboxChecks(deps),
    metrics: [outboxMetrics(platform)],
    async start() {
      if (needs.push.isOffered) keys = await readVapidKeys(platform.config.dataDir);
    },
  };
}

/** Contact of this installation for push services (RFC 8292 §2.1). */
function contactOf({ config: { publicUrl, mailFrom } }: Platform): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  const address = /<([^>]+)>/.exec(mailFrom ?? '')?.[1] ?? mailFrom;
  return `mailto:${address ?? `no-reply@${new URL(publicUrl).hostname}`}`;
}
