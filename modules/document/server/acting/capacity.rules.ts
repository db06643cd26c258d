import type { FlowRole } from '../../contract/index.ts';
import type { DocumentEngine } from '../document-engine.ts';
import type { ActingBasis, ActingBasisQuery } from '../transition-rules.ts';
import type { PostCard } from '../ports.ts';
import type { Subject } from '../subject.ts';
import { keysFitting } from './post-keys.ts';

/** What a limited power is limited to. */
export interface Scope {
  readonly kinds: readonly string[];
  readonly acts: readonly string[];
  readonly unitIds: readonly string[];
}

/**
 * Whether a document is within a limited power. Classified documents never are: their readers are
 * named.
 *
 * @param line the unit of the document first, the agency last
 */
export function isDocumentInScope(
  scope: Scope,
  subject: Subject,
  line: readonly string[],
): boolean {
  const { kind, secrecy } = subject.document;
  const isOfUnits =
    scope.unitIds.length === 0 || line.some((unitId) => scope.unitIds.includes(unitId));
  const isOfKinds = scope.kinds.length === 0 || scope.kinds.includes(kind);
  return secrecy === 'normal' && isOfUnits && isOfKinds;
}

/** Whether the limited power leaves anything to do for these roles in the present state. */
export function hasWorkInScope(
  engine: DocumentEngine,
  scope: Scope,
  subject: Subject,
  roles: readonly FlowRole[],
): boolean {
  if (scope.acts.length === 0) return true;
  return engine
    .rowsFor(subject)
    .some((row) => scope.acts.includes(row.act) && row.by.some((role) => roles.includes(role)));
}

/**
 * All bases on which a person may do an act: for themselves from each of their own posts, and for
 * each key of the roles from each post that fits; the usual one first. The step of the route that
 * signs is taken from its post alone, because the phrase printed under the name must be true.
 */
export function waysOf(query: ActingBasisQuery): ActingBasis[] {
  const { engine, actorId, posts, roles, act, subject, line, principals } = query;
  const keys = engine.keysOf(roles, subject);
  if (subject.document.secrecy !== 'normal') return sealedWays(keys, principals, posts);
  const me = `p:${actorId}`;
  const own = posts.filter((post) => !post.acting);
  const isPersonal = keys.includes(me) && !isSignedFromPost(query, me);
  const personal: ActingBasis[] = own.map((post) => ({ principal: me, post }));
  const ways = posts.flatMap((post): ActingBasis[] => {
    if (isPersonal && !post.acting) return [];
    const principal = keys.find((key) => keysFitting(post).includes(key));
    return principal && mayFrom(post, act, subject, line) ? [{ principal, post }] : [];
  });
  const given = keys.find((key) => key.startsWith('number:') && principals.includes(key));
  // A right of the person alone, from no post: whoever has it acts in any of their own.
  if (given && ways.length === 0) {
    return own.length > 0
      ? own.map((post) => ({ principal: given, post }))
      : [{ principal: given, post: null }];
  }
  if (!isPersonal) return ways;
  return [...(personal.length > 0 ? personal : [{ principal: me, post: null }]), ...ways];
}

/**
 * On classified documents people act only by a key of their own (named, registrar, or principal of
 * the post), from their own posts, and for nobody else.
 */
function sealedWays(
  keys: readonly string[],
  principals: readonly string[],
  posts: readonly PostCard[],
): ActingBasis[] {
  const principal = keys.find((key) => principals.includes(key));
  if (!principal) return [];
  const own = posts.filter((post) => !post.acting);
  const fits = ({ duty, servesUnitId }: PostCard) => principal.endsWith(`${duty}:${servesUnitId}`);
  const fitting = own.filter(fits);
  const namedPosts = fitting.length > 0 ? fitting : own;
  return namedPosts.length > 0
    ? namedPosts.map((post) => ({ principal, post }))
    : [{ principal, post: null }];
}

function mayFrom(post: PostCard, act: string, subject: Subject, line: readonly string[]): boolean {
  const { acting } = post;
  if (!acting?.isScoped) return true;
  const isOfActs = acting.acts.length === 0 || acting.acts.includes(act);
  return isOfActs && isDocumentInScope(acting, subject, line);
}

const signing = new Set<string>(['signatory', 'routeSignatory']);

/**
 * Whether the person's own key is there only because they were named to sign as the principal of a
 * post.
 */
function isSignedFromPost({ engine, roles, subject }: ActingBasisQuery, me: string): boolean {
  const others = roles.filter((role) => !signing.has(role));
  if (others.length < roles.length && !engine.keysOf(others, subject).includes(me)) {
    const stations = subject.steps.filter((step) => step.role === 'sign');
    return stations.every((step) => step.postId !== null);
  }
  return false;
}
