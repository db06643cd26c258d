import { postPrincipal } from '@sarn/organisation/contract';
import type { DocumentPart } from '@sarn/document/server';
import { keysOfNamed } from '@sarn/document/server';
import type { StepRow } from '@sarn/document/server';

/**
 * Keys of those who act in the flows of letters, memos and publications: `p:<person>`,
 * `<duty>:<unit>` or `post:<post>`.
 *
 * A person acts for their own key and for those of the posts they hold at the moment (listed by
 * `organisation`); `acting/capacity.rules.ts` of `document` says in which capacity.
 */
export const letterRoles: Required<DocumentPart>['roles'] = {
  ownerClerk: ({ document }) => [`clerk:${document.ownerUnitId}`],
  ownerHead: ({ document }) => [`head:${document.ownerUnitId}`],
  presentedTo: ({ document: { presentedPrincipal, presentedPostId } }) => [
    presentedPrincipal,
    presentedPostId && postPrincipal(presentedPostId),
  ],
  presentedSecretary: ({ document }) =>
    document.presentedPrincipal === `head:${document.ownerUnitId}`
      ? [`secretary:${document.ownerUnitId}`]
      : [],
  drafter: ({ document }) => [`p:${document.authorId}`],
  reviewer: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'review').flatMap(keysOfStep),
  signatory: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'sign').flatMap(keysOfStep),
  routeSignatory: ({ steps }) => steps.filter((step) => step.role === 'sign').flatMap(keysOfStep),
  registryClerk: ({ document }) => [document.registryUnitId && `clerk:${document.registryUnitId}`],
  numberGiver: ({ document }) => [document.registryUnitId && `number:${document.registryUnitId}`],
  senderClerk: ({ transmission }) => transmission?.fromPrincipals ?? [],
  unitClerk: ({ transmission }) => [transmission?.toUnitId && `clerk:${transmission.toUnitId}`],
  unitHead: ({ transmission }) => [transmission?.toUnitId && `head:${transmission.toUnitId}`],
  recipient: ({ transmission }) => keysOfNamed(transmission?.toPersonId, transmission?.toPostId),
};

function keysOfStep({ personId, postId }: StepRow): string[] {
  return keysOfNamed(personId, postId);
}
