import type { HeldPost } from '@sarn/identity/contract';
import {
  Avatar,
  Badge,
  Card,
  DescriptionList,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useMe } from '../identity.client.ts';
import { identityWords } from '../words/identity-words.ts';
import { avatarAddress } from './avatar-address.ts';
import '../account.css';

/** `/profile`: who I am here, and in which posts I act. */
export default function ProfilePage() {
  const say = useWords(identityWords);
  const me = useMe();
  const person = me.data?.person;
  const posts = me.data?.posts ?? [];
  if (!person) {
    return (
      <div className="account-page">
        <PageHeader title={say('profile.title')} />
        <ErrorSummary error={me.error} onRetry={() => void me.refetch()} />
        {me.isPending && <Skeleton count={6} />}
      </div>
    );
  }
  const facts = [
    { term: say('profile.name'), value: person.name },
    { term: say('profile.nameEn'), value: person.nameEn },
    { term: say('profile.position'), value: person.positionName },
    { term: say('profile.unit'), value: person.unitName },
  ].filter((fact) => fact.value !== '');
  return (
    <div className="account-page">
      <PageHeader title={say('profile.title')} />
      <Card>
        <div className="user-panel-who">
          <Avatar name={person.name} src={avatarAddress(person.id)} size="l" isDecorative />
        </div>
        <DescriptionList items={facts} />
      </Card>
      <Card title={say('profile.posts')} isFlush>
        {posts.length === 0 && <EmptyState title={say('profile.noPosts')} />}
        <ul className="account-list">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function PostRow({ post }: { readonly post: HeldPost }) {
  const say = useWords(identityWords);
  return (
    <li>
      <div className="account-list-text">
        <span className="account-list-name">
          {post.titleTh}
          {post.isActing && <Badge tone="info">{post.actingPhrase ?? say('profile.acting')}</Badge>}
        </span>
        <span className="s-muted s-small">
          {post.unitName}
          {post.servesUnitId !== post.unitId &&
            ` · ${say('profile.serves', { unit: post.servesUnitName })}`}
        </span>
      </div>
    </li>
  );
}
