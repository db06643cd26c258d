import path from 'node:path';
import type { ScannerAddress } from '@sarn/file/server';
import { losableKeys } from '@sarn/platform-server';
import type { DocsAccess, LogLevel, LosableKey, PlatformConfig } from '@sarn/platform-server';
import { listDeployments } from './config-deployments.ts';
import { ConfigError } from './config-error.ts';
import * as read from './config-values.ts';
import { lineSettings } from './config-line.ts';
import { gatewaySettings } from './config-gateway.ts';
import { mailboxSettings } from './config-mailbox.ts';
import {
  archiveSecret,
  certificate,
  directorySettings,
  providerSettings,
} from './config-sign-in.ts';
import type { ModuleSettings } from './module-settings.ts';
import { usualPipelinedConnections } from './usual-connections.ts';

export { ConfigError } from './config-error.ts';

/** All settings that the process reads from its environment. */
export interface Config extends PlatformConfig {
  readonly port: number;
  readonly host: string;
  /** Address of a PostgreSQL of the agency, null for the embedded one. Never log it. */
  readonly databaseUrl: string | null;
  /** `auto`: only on an embedded database that is empty, and never in production. */
  readonly demo: 'always' | 'never' | 'auto';
  /** Who may read the API document; null for the usual. */
  readonly docs: DocsAccess | null;
  /** Database connections that short reads share; 0 for none. */
  readonly pipelinedConnections: number;
  readonly logLevel: LogLevel;
  /** What `/metrics` asks for; null: there is no such page. Never log it. */
  readonly metricsToken: string | null;
  readonly modules: ModuleSettings;
}

/**
 * Every variable of the product: another SARN_… is a typing error, and the server does not start.
 */
export const NAMES = [
  'SARN_ARCHIVE_SECRET',
  'SARN_ARCHIVE_URL',
  'SARN_BASE_PATH',
  'SARN_CENTRAL_MAIL',
  'SARN_DATA',
  'SARN_DEMO',
  'SARN_DEPLOYMENT',
  'SARN_DOCS',
  'SARN_LOG',
  'SARN_LOST_KEYS',
  'SARN_GATEWAY_CODE',
  'SARN_GATEWAY_TOKEN',
  'SARN_GATEWAY_URL',
  'SARN_INTRANET_URL',
  'SARN_ISSUING_SECRET_FILE',
  'SARN_MAILBOX_ADDRESS',
  'SARN_MAILBOX_AUTH_SERVER',
  'SARN_MAILBOX_SECONDS',
  'SARN_MAIL_FROM',
  'SARN_METRICS_TOKEN',
  'SARN_PARTNER_NETWORKS',
  'SARN_PIPELINED_CONNECTIONS',
  'SARN_PKCS11_LIBRARY',
  'SARN_PUBLIC_URL',
  'SARN_PUSH_SERVICES',
  'SARN_TIMESTAMP_NETWORKS',
  'SARN_VIRUS_SCANNER',
  'SARN_WEBHOOK_CA',
  'SARN_WEBHOOK_NETWORKS',
];

const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
const DOCS: readonly DocsAccess[] = ['off', 'signed-in', 'open'];
const NODE_ENVIRONMENTS = ['production', 'development', 'test'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment; what is not set takes its default.
 *
 * @param cwd folder that a relative SARN_DATA starts from
 * @param deployments names SARN_DEPLOYMENT may have
 * @throws ConfigError one line naming the variable, its value (never a secret) and what to change
 */
export function readConfig(
  env: Environment,
  cwd: string = process.cwd(),
  deployments: readonly string[] = listDeployments(),
): Config {
  refuseUnknown(env);
  const value = <T>(name: string, reader: (text: string) => T, otherwise: T): T => {
    const text = env[name];
    return text === undefined ? otherwise : read.named(name, text, reader);
  };
  const port = value('PORT', read.port, 3000);
  const databaseUrl = value<string | null>('DATABASE_URL', read.databaseUrl, null);
  const mailFrom = value<string | null>('SARN_MAIL_FROM', read.mailAddress, null);
  const dataDir = path.resolve(cwd, value('SARN_DATA', read.folder, 'data'));
  return {
    port,
    host: value('HOST', read.host, '127.0.0.1'),
    databaseUrl,
    isScaledOut: databaseUrl !== null,
    dataDir,
    deployment: value('SARN_DEPLOYMENT', read.oneOf(deployments), 'sarn'),
    basePath: value('SARN_BASE_PATH', read.basePath, '/'),
    publicUrl: value('SARN_PUBLIC_URL', read.publicUrl, `http://localhost:${port}`),
    demo: value('SARN_DEMO', read.choice(DEMO), 'auto'),
    docs: value<DocsAccess | null>('SARN_DOCS', read.oneOf(DOCS), null),
    smtpUrl: value<string | null>('SMTP_URL', read.smtpUrl, null),
    ...(mailFrom === null ? {} : { mailFrom }),
    pipelinedConnections: value(
      'SARN_PIPELINED_CONNECTIONS',
      read.pipelinedConnections,
      usualPipelinedConnections,
    ),
    metricsToken: value<string | null>('SARN_METRICS_TOKEN', read.secret, null),
    logLevel: value('SARN_LOG', read.oneOf(LOG_LEVELS), 'info'),
    modules: {
      line: lineSettings(value),
      mailbox: mailboxSettings(value),
      gateway: gatewaySettings(value),
      partnerNetworks: value<readonly string[]>('SARN_PARTNER_NETWORKS', read.networks, []),
      timestampNetworks: value<readonly string[]>('SARN_TIMESTAMP_NETWORKS', read.networks, []),
      signIn: {
        provider: providerSettings(value),
        directory: directorySettings(value),
        archiveSecret: archiveSecret(value),
      },
      addresses: {
        archiveUrl: value<string | null>('SARN_ARCHIVE_URL', read.safeUrl, null),
        intranetUrl: value<string | null>('SARN_INTRANET_URL', read.pageUrl, null),
      },
      centralMail: value<string | null>('SARN_CENTRAL_MAIL', read.mailAddress, null),
      ...programsBeside(value, dataDir),
      webhooks: webhookSettings(value),
      pushServices: value<readonly string[]>('SARN_PUSH_SERVICES', read.origins, []),
    },
    lostKeys: value<readonly LosableKey[]>('SARN_LOST_KEYS', read.severalOf(losableKeys), []),
    isProduction: value('NODE_ENV', read.oneOf(NODE_ENVIRONMENTS), 'development') === 'production',
  };
}

const webhookSettings = (
  value: <T>(name: string, reader: (text: string) => T, otherwise: T) => T,
): ModuleSettings['webhooks'] => ({
  networks: value<readonly string[]>('SARN_WEBHOOK_NETWORKS', read.networks, []),
  authority: value<string | null>('SARN_WEBHOOK_CA', certificate, null),
});

/** Programs and files of others on the same server. */
const programsBeside = (
  value: <T>(name: string, reader: (text: string) => T, otherwise: T) => T,
  dataDir: string,
): Pick<ModuleSettings, 'virusScanner' | 'tokenLibrary' | 'issuingSecretFile'> => ({
  virusScanner: value<ScannerAddress | null>('SARN_VIRUS_SCANNER', read.scanner, null),
  tokenLibrary: value<string | null>('SARN_PKCS11_LIBRARY', read.pathOfLibrary, null),
  issuingSecretFile: value<string | null>(
    'SARN_ISSUING_SECRET_FILE',
    read.pathOutside(dataDir),
    null,
  ),
});

const DEMO = { '1': 'always', '0': 'never' } as const;

function refuseUnknown(env: Environment): void {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('SARN_') && !NAMES.includes(name),
  );
  if (unknown === undefined) return;
  throw new ConfigError(
    `${unknown} is not a setting of Sarn: unset it. Known: ${NAMES.join(', ')}.`,
  );
}
