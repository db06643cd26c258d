import { Button, Card, ErrorSummary, LinkButton, useToasts, useWords } from '@sarn/platform-web';
import { FileDown } from 'lucide-react';
import { useDownloadMyData } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

/** The right to see one's own data and to download them. */
export function MyDataCard() {
  const say = useWords(accountWords);
  const toasts = useToasts();
  const take = useDownloadMyData();
  const done = () => toasts.show({ tone: 'success', title: say('account.downloaded') });
  return (
    <Card title={say('account.data')}>
      <div className="s-record-data">
        <p>{say('account.dataText')}</p>
        <ErrorSummary error={take.error} isFocused />
        <div className="s-record-data-actions">
          <Button
            icon={<FileDown size={18} />}
            isPending={take.isPending}
            onPress={() => take.mutate(undefined, { onSuccess: done })}
          >
            {say('account.download')}
          </Button>
          <LinkButton href="/my-data-access">{say('account.whoLooked')}</LinkButton>
          <LinkButton href="/privacy-policy">{say('account.policy')}</LinkButton>
        </div>
      </div>
    </Card>
  );
}
