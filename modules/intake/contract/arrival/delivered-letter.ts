import type { SecrecyClass } from '@sarn/document/contract';
import type { ArrivalSource, ArrivalTrust, ArrivalWarning, LeftOutReason } from './arrivals.ts';

/** A letter as another module (mail, exchange) gives it to the registry. */
export interface DeliveredLetter {
  readonly source: ArrivalSource;
  /** Id of the message at its source: the same message given again changes nothing. */
  readonly sourceKey: string;
  readonly senderName: string;
  readonly senderAddress: string;
  readonly trust: ArrivalTrust;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly addressee: string;
  readonly title: string;
  readonly speed: string;
  readonly secrecy: SecrecyClass;
  readonly body: string;
  readonly warnings: readonly ArrivalWarning[];
  readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
  readonly sentAt: string | null;
}

/** The decision on a letter, as its sender is told. */
export interface ArrivalAnswer {
  readonly arrivalId: string;
  readonly sourceKey: string;
  readonly outcome: 'registered' | 'refused';
  readonly title: string;
  /** `n/BBBB`; empty where it was refused. */
  readonly receiveNo: string;
  readonly receivedAt: string;
  readonly reason: string;
}
