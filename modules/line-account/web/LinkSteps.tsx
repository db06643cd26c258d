import { Button, Card, ErrorSummary, LinkButton, useLanguage, useWords } from '@sarn/platform-web';
import { formatMoment } from '@sarn/platform-web';
import { useMakeCode } from './line.client.ts';
import { lineWords } from './words/line-words.ts';

export interface LinkStepsProps {
  /** Such as @123abcde; null when not given. */
  readonly officialId: string | null;
  /** Called when a code was issued, so that the state of the account is fetched again. */
  readonly onCode: () => void;
}

/** Three steps: add the official account as friend, get a code, send it there. */
export function LinkSteps({ officialId, onCode }: LinkStepsProps) {
  const say = useWords(lineWords);
  const make = useMakeCode();
  const code = make.data?.code;
  return (
    <Card title={say('step.title')}>
      <ol className="line-steps">
        <li>
          <p>{say('step.add')}</p>
          {officialId === null ? (
            <p className="s-muted">{say('step.addPlain')}</p>
          ) : (
            <LinkButton
              href={`https://line.me/R/ti/p/${encodeURIComponent(officialId)}`}
              variant="quiet"
              isNewTab
            >
              {say('step.addButton', { id: officialId })}
            </LinkButton>
          )}
        </li>
        <li>
          <p>{say('step.code')}</p>
          <ErrorSummary error={make.error} isFocused />
          {make.data && <Code code={make.data.code} expiresAt={make.data.expiresAt} />}
          <Button
            variant={code === undefined ? 'primary' : 'quiet'}
            isPending={make.isPending}
            onPress={() => make.mutate(undefined, { onSuccess: onCode })}
          >
            {say(code === undefined ? 'step.codeButton' : 'step.codeAgain')}
          </Button>
        </li>
        <li>
          <p>{say('step.send')}</p>
          {code !== undefined && officialId !== null && (
            <LinkButton href={chatAddress(officialId, code)} variant="primary" isNewTab>
              {say('step.sendButton')}
            </LinkButton>
          )}
          {code !== undefined && (
            <p className="s-muted" role="status">
              {say('step.waiting')}
            </p>
          )}
        </li>
      </ol>
    </Card>
  );
}

/** LINE opens the chat with the code in it (URL scheme of LINE). */
function chatAddress(officialId: string, code: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(officialId)}/?${code}`;
}

function Code({ code, expiresAt }: { readonly code: string; readonly expiresAt: string }) {
  const say = useWords(lineWords);
  const language = useLanguage();
  return (
    <div className="line-code" role="group" aria-label={say('step.codeLabel')}>
      <output className="line-code-digits">{`${code.slice(0, 4)} ${code.slice(4)}`}</output>
      <span className="s-muted">
        {say('step.codeUntil', { at: formatMoment(expiresAt, language) })}
      </span>
    </div>
  );
}
