import type { NamedMember, RoutingPurpose } from '@sarn/routing/contract';

export interface RoutingHelpProps {
  readonly documentId: string;
  readonly purpose: RoutingPurpose;
  /** Those chosen so far. */
  readonly chosen: readonly NamedMember[];
  /** Uses members: a route replaces the former one, others are added to those chosen. */
  readonly onUse: (members: readonly NamedMember[]) => void;
}
