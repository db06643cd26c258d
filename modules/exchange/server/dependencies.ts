import type { FileService } from '@sarn/file/server';
import type { AllowedAddress, Handle, NamesPeople, Platform, Tx } from '@sarn/platform-server';
import type { DeliveredLetter } from '@sarn/intake/contract';
import type { SecrecyClass } from '@sarn/document/contract';
import type { SpeedCode } from '@sarn/document-classes/contract';
import type { GatewayClient } from './gateway/gateway-client.ts';
import type { GatewaySettings } from './gateway/gateway.settings.ts';
import type { OwnKey } from './keys.ts';

/** An outgoing letter of this agency, as the registry gives it. */
export interface LetterOut {
  readonly agency: string;
  readonly letterNo: string;
  readonly letterDate: string;
  readonly title: string;
  readonly addressee: string;
  /** Code between agencies of its speed class. */
  readonly speedCode: SpeedCode;
  readonly secrecy: SecrecyClass;
  readonly files: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
  }[];
}

/** Result of sending a letter of this agency; `dispatchId` is the id of the sending. */
export interface OutResult {
  readonly dispatchId: string;
  readonly outcome: 'sent' | 'delivered' | 'accepted' | 'bounced' | 'rejected';
  readonly detail?: string;
  readonly reason?: 'unreachable' | 'refused' | 'other';
  readonly receiveNumber?: string;
}

/** What the exchange needs from other modules; the composition gives it. */
export interface ExchangeNeeds {
  readonly files: FileService;
  readonly organisation: NamesPeople & {
    rootUnit(h: Handle): Promise<{ readonly nameTh: string }>;
  };
  /** Puts a letter into the queue of arrivals; null: this message has come before. */
  readonly bring: (tx: Tx, letter: DeliveredLetter) => Promise<string | null>;
  readonly ownerKind: string;
  readonly letterFacts: (h: Handle, documentId: string) => Promise<Omit<LetterOut, 'files'>>;
  /** With its files; not inside a transaction. */
  readonly letterToSend: (documentId: string) => Promise<LetterOut>;
  readonly recordResult: (tx: Tx, result: OutResult) => Promise<unknown>;
  /** The national gateway; null: letters are sent directly to partners only. */
  readonly gateway: GatewaySettings | null;
  /** Networks inside organisations in which partners may be; in production no others are called. */
  readonly partnerNetworks: readonly string[];
}

export interface ExchangeDependencies extends ExchangeNeeds {
  readonly platform: Platform;
  /** Which addresses of partners may be called; every one outside production. */
  readonly isPartnerAddress: AllowedAddress | undefined;
  /** Null where no gateway is set up. */
  readonly gatewayClient: GatewayClient | null;
  /** Made on first use. */
  readonly ownKey: () => Promise<OwnKey>;
}
