/** How the national gateway is reached; never log it. */
export interface GatewaySettings {
  /** Where every message is posted to. */
  readonly url: string;
  /** The agency's own department code there. */
  readonly code: string;
  /** Sent as bearer; null: the gateway knows the agency by its line. @assumed */
  readonly token: string | null;
}
