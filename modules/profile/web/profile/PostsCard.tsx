import type { HeldPost } from '@sarn/organisation/contract';
import { Badge, Card, EmptyState, ErrorSummary, useLanguage, useWords } from '@sarn/platform-web';
import { useMe } from '@sarn/organisation/web';
import { profileWords } from '../words/profile-words.ts';

/** The posts in which the person acts today. */
export function PostsCard() {
  const say = useWords(profileWords);
  const me = useMe();
  const posts = me.data?.posts ?? [];
  return (
    <Card title={say('profile.posts')} isFlush>
      <ErrorSummary error={me.error} onRetry={() => void me.refetch()} />
      {me.data && posts.length === 0 && <EmptyState title={say('profile.noPosts')} />}
      <ul className="s-record-list">
        {posts.map((post) => (
          <PostRow key={`${post.id}/${post.acting?.delegationId ?? ''}`} post={post} />
        ))}
      </ul>
    </Card>
  );
}

function PostRow({ post }: { readonly post: HeldPost }) {
  const say = useWords(profileWords);
  const isEnglish = useLanguage() === 'en';
  const served = (isEnglish && post.servesUnitNameEn) || post.servesUnitName;
  return (
    <li>
      <div className="s-record-list-text">
        <span className="s-record-list-name">
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
