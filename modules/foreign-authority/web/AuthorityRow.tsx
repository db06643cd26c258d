import { civilDateAt } from '@sarn/kernel';
import {
  Button,
  formatDay,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { ForeignAuthority } from '@sarn/foreign-authority/contract';
import { groupedHash } from '@sarn/signing/contract';
import { useForeignCalls } from './foreign-authority.client.ts';
import { foreignAuthorityWords } from './words/foreign-authority-words.ts';

/** One authority: who it is, and what it last said of revocations, or why it did not. */
export function AuthorityRow({ authority }: { readonly authority: ForeignAuthority }) {
  const say = useWords(foreignAuthorityWords);
  const language = useLanguage();
  const { subject, issuer, isRoot, notAfter, fingerprint } = authority;
  const day = formatDay(civilDateAt(new Date(notAfter)), language);
  return (
    <li>
      <div>
        <strong>{subject}</strong>
        <p className="s-small s-muted">
          {isRoot ? say('root') : say('between', { issuer })} · {say('until', { day })}
        </p>
        <p className="s-small s-muted">
          {say('fingerprint')}{' '}
          <code className="foreign-authority-hash">{groupedHash(fingerprint)}</code>
        </p>
        <Heard authority={authority} />
      </div>
      <RemoveButton id={authority.id} name={subject} />
    </li>
  );
}

function Heard({ authority }: { readonly authority: ForeignAuthority }) {
  const say = useWords(foreignAuthorityWords);
  const language = useLanguage();
  const { heardAt, failure, lists } = authority;
  const now = new Date().toISOString();
  const at = (moment: string) => formatMoment(moment, language);
  return (
    <>
      {failure && (
        <p className="s-small foreign-authority-failure" role="status">
          {say('failed', { why: say(`failures.${failure}`) })}
        </p>
      )}
      <p className="s-small s-muted">
        {heardAt ? say('heard', { at: at(heardAt) }) : say('notHeard')}
      </p>
      {lists.map(({ source, nextAt }) => (
        <p className="s-small s-muted" key={source}>
          {say(nextAt > now ? 'listUntil' : 'listEnded', {
            list: say(`lists.${source}`),
            at: at(nextAt),
          })}
        </p>
      ))}
    </>
  );
}

function RemoveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const say = useWords(foreignAuthorityWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const { remove } = useForeignCalls();
  const ask = async () => {
    const asked = { title: say('removeTitle', { name }), text: say('removeText') };
    if (!(await dialogs.confirm(asked))) return;
    remove.mutate(id, {
      onError: (error) => toasts.fail(error),
      onSuccess: () => toasts.show({ tone: 'success', title: say('removed') }),
    });
  };
  return (
    <Button size="s" isPending={remove.isPending} onPress={() => void ask()}>
      {say('remove')}
    </Button>
  );
}
