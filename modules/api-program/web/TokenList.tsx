import type { ApiProgram } from '@sarn/api-program/contract';
import {
  Button,
  ErrorSummary,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useRevokeToken } from './api-program.client.ts';
import { apiProgramWords } from './words/api-program-words.ts';

/** The tokens of a program, told apart by their end. */
export function TokenList({ program: { id, tokens } }: { readonly program: ApiProgram }) {
  const say = useWords(apiProgramWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const revoke = useRevokeToken();
  if (tokens.length === 0) return null;
  const drop = async (tokenId: string, tail: string) => {
    const asked = { title: say('revokeSure', { tail }), text: say('revokeText') };
    if (!(await dialogs.confirm({ ...asked, tone: 'warning' }))) return;
    const onSuccess = () => toasts.show({ title: say('revoked') });
    revoke.mutate({ programId: id, tokenId }, { onSuccess });
  };
  return (
    <section aria-label={say('tokens')}>
      <h3 className="program-tokens-title">{say('tokens')}</h3>
      <ErrorSummary error={revoke.error} isFocused />
      <ul className="program-tokens">
        {tokens.map(({ id: tokenId, tail, createdAt, lastUsedAt }) => (
          <li key={tokenId}>
            <span>
              {say('token', { tail, at: formatMoment(createdAt, language) })}
              <span className="s-muted s-small program-used">
                {lastUsedAt
                  ? say('tokenUsed', { at: formatMoment(lastUsedAt, language) })
                  : say('never')}
              </span>
            </span>
            <Button size="s" onPress={() => void drop(tokenId, tail)}>
              {say('revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
