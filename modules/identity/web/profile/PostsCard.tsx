import type { HeldPost } from '@sarn/identity/contract';
import { Badge, Card, EmptyState, ErrorSummary, useLanguage, useWords } from '@sarn/platform-web';
import { useMe } from '../identity.client.ts';
import { accountWords } from '../account/words/account-words.ts';

/** The posts in which the person acts today. */
export function PostsCard() {
  const say = useWords(accountWords);
  const me = useMe();
  const posts = me.data?.posts ?? [];
  return (
    <Card title={say('profile.posts')} isFlush>
      <ErrorSummary error={me.error} onRetry={() => void me.refetch()} />
      {me.data && posts.length === 0 && <EmptyState title={say('profile.noPosts')} />}
      <ul className="account-list">
        {posts.map((post) => (
          <PostRow key={`${post.id}/${post.acting?.delegationId ?? ''}`} post={post} />
        ))}
      </ul>
    </Card>
  );
}

function PostRow({ post }: { readonly post: HeldPost }) {
  const say = useWords(accountWords);
  const isEnglish = useLanguage() === 'en';
  const served = (isEnglish && post.servesUnitNameEn) || post.servesUnitName;
  return (
    <li>
      <div className="account-list-text">
        <span className="account-list-name">
          {(isEnglish && post.titleEn) || post.titleTh}
          {post.isActing && <Badge tone="info">{post.actingPhrase ?? say('profile.acting')}</Badge>}
        </span>
        <span className="s-muted s-small">
          {(isEnglish && post.unitNameEn) || post.unitName}
          {post.servesUnitId !== post.unitId && ` · ${say('profile.serves', { unit: served })}`}
        </span>
      </div>
    </li>
  );
}
