import type { DirectorySettings, ProviderSettings } from '@sarn/authentication/server';
import type { ScannerAddress } from '@sarn/file/server';
import type { GatewaySettings } from '@sarn/exchange/server';
import type { MailboxSettings } from '@sarn/mailbox/server';
import type { LineSettings } from '@sarn/line-account/server';
import type { WebhookSettings } from '@sarn/webhook/server';

/** Settings of modules beside the deployment; never log it. */
export interface ModuleSettings {
  /** The official account of the Messaging API; null when the agency has none. */
  readonly line: LineSettings | null;
  /** Ways to sign in that the agency has configured, and the secret shared with its archive. */
  readonly signIn: {
    readonly provider: ProviderSettings | null;
    readonly directory: DirectorySettings | null;
    readonly archiveSecret: string | null;
  };
  /** Addresses of outside pages instead of those in the deployment file; null leaves them. */
  readonly addresses: { readonly archiveUrl: string | null; readonly intranetUrl: string | null };
  /** The mailbox of the agency; null when it has none here. */
  readonly mailbox: MailboxSettings | null;
  /** The national gateway of letters; null: letters go only directly to partners. */
  readonly gateway: GatewaySettings | null;
  /** Networks inside organisations in which partners of the exchange may be, as `10.20.0.0/16`. */
  readonly partnerNetworks: readonly string[];
  /** Sender of official letters by e-mail; null: the sender of every mail. */
  readonly centralMail: string | null;
  /** Networks inside the organisation in which an authority of time may be, as `10.20.0.0/16`. */
  readonly timestampNetworks: readonly string[];
  /** Path of the library of PKCS#11 that reaches tokens with keys of people; null: there are none. */
  readonly tokenLibrary: string | null;
  /** Path of the file with the secret of the issuing key; null: it is typed after each start. */
  readonly issuingSecretFile: string | null;
  /** The agency's clamd, which scans every upload; null when it has none. */
  readonly virusScanner: ScannerAddress | null;
  /** Push services beside those of the browsers' makers, as origins. */
  readonly pushServices: readonly string[];
  /** Where webhooks may go besides public addresses, and whom they trust. */
  readonly webhooks: WebhookSettings;
}

/** No outside service. */
export const usualSettings: ModuleSettings = {
  line: null,
  signIn: { provider: null, directory: null, archiveSecret: null },
  addresses: { archiveUrl: null, intranetUrl: null },
  mailbox: null,
  gateway: null,
  partnerNetworks: [],
  timestampNetworks: [],
  tokenLibrary: null,
  issuingSecretFile: null,
  centralMail: null,
  virusScanner: null,
  pushServices: [],
  webhooks: { networks: [], authority: null },
};
