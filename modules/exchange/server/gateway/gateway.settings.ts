/** How the national gateway is reached; never log it. */
export interface GatewaySettings {
  /** Address to which every message is posted. */
  readonly url: string;
  /** The agency's own department code at the gateway. */
  readonly code: string;
  /** Sent as bearer token; null: the gateway identifies the agency by its connection. @assumed */
  readonly token: string | null;
}
