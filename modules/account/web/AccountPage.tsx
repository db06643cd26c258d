import {
  Card,
  DescriptionList,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Panels,
  Skeleton,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useUser } from '@sarn/authentication/web';
import { useAccount } from './account.client.ts';
import { DisplayCard } from './DisplayCard.tsx';
import { MethodsCard } from './MethodsCard.tsx';
import { MyDataCard } from './MyDataCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignInsCard } from './SignInsCard.tsx';
import { accountWords } from './words/account-words.ts';

/** `/account-information`: the account, ways to sign in, open sessions, and the own data. */
export default function AccountPage() {
  const say = useWords(accountWords);
  const account = useAccount();
  const userId = useUser()?.personId ?? '';
  // An account verified by the directory changes its password there.
  const change = (
    <LinkButton href="/change-password" variant="primary">
      {say('account.changePassword')}
    </LinkButton>
  );
  return (
    <div className="s-record-page">
      <PageHeader title={say('account.title')} actions={account.data?.adUser === null && change} />
      <ErrorSummary error={account.error} onRetry={() => void account.refetch()} />
      {account.isPending && <Skeleton count={6} />}
      {account.data && <FactsCard account={account.data} />}
      {account.data && <MethodsCard methods={account.data.methods} />}
      {userId && <DisplayCard personId={userId} />}
      <Panels place="account" subjectId={userId} permissions={[]} />
      <SessionsCard />
      {account.data && <SignInsCard signIns={account.data.signIns} />}
      <MyDataCard />
    </div>
  );
}

type Account = NonNullable<ReturnType<typeof useAccount>['data']>;

function FactsCard({ account }: { readonly account: Account }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const user = useUser();
  const facts = [
    { term: say('account.username'), value: account.username },
    { term: say('account.adUser'), value: account.adUser ?? say('account.noAdUser') },
    { term: say('account.email'), value: user?.email ?? '' },
    {
      term: say('account.passwordChangedAt'),
      value: formatMoment(account.passwordChangedAt, language),
    },
    { term: say('account.createdAt'), value: formatMoment(account.createdAt, language) },
  ];
  return (
    <Card title={say('account.facts')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
