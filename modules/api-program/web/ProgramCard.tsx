import type { ApiProgram } from '@sarn/api-program/contract';
import { programLimits } from '@sarn/api-program/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  formatDay,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { KeyRound, Pencil, Power } from 'lucide-react';
import { plain } from './ProgramDialog.tsx';
import { TokenList } from './TokenList.tsx';
import { useEndProgram, useIssueToken } from './api-program.client.ts';
import { apiProgramWords } from './words/api-program-words.ts';

interface ProgramCardProps {
  readonly program: ApiProgram;
  readonly onEdit: () => void;
  readonly onToken: (token: string) => void;
}

/** A program: whether it works, who answers for it, what it may do, and its tokens. */
export function ProgramCard({ program, onEdit, onToken }: ProgramCardProps) {
  const say = useWords(apiProgramWords);
  const language = useLanguage();
  const { addresses, scopes, lastUsedAt } = program;
  return (
    <Card
      title={
        <span className="program-title">
          {program.name} <State program={program} />
        </span>
      }
    >
      <DescriptionList
        items={[
          { term: say('responsible'), value: program.responsible.name },
          { term: say('unit'), value: program.unit.name },
          { term: say('expiresOn'), value: formatDay(program.expiresOn, language) },
          {
            term: say('lastUsed'),
            value: lastUsedAt ? formatMoment(lastUsedAt, language) : say('never'),
          },
          {
            term: say('addresses'),
            value: addresses.length > 0 ? addresses.map(plain).join(', ') : say('everywhere'),
          },
          {
            term: say('scopes'),
            value: scopes.map((scope) => say(`scope.${scope}`)).join(' · '),
            isLong: true,
          },
        ]}
      />
      {program.endedAt === null && (
        <>
          <TokenList program={program} />
          <Actions program={program} onEdit={onEdit} onToken={onToken} />
        </>
      )}
    </Card>
  );
}

function State({ program }: { readonly program: ApiProgram }) {
  const say = useWords(apiProgramWords);
  const { endedAt, isExpired, responsible, tokens } = program;
  const [word, tone]: ['ended' | 'expired' | 'orphan' | 'noToken' | 'live', Tone] =
    endedAt !== null
      ? ['ended', 'neutral']
      : isExpired
        ? ['expired', 'danger']
        : !responsible.isActive
          ? ['orphan', 'danger']
          : tokens.length === 0
            ? ['noToken', 'warning']
            : ['live', 'success'];
  return <Badge tone={tone}>{say(word)}</Badge>;
}

function Actions({ program, onEdit, onToken }: ProgramCardProps) {
  const say = useWords(apiProgramWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const issue = useIssueToken();
  const end = useEndProgram();
  const { id, name, tokens, isExpired } = program;
  const close = async () => {
    const asked = { title: say('endSure', { name }), text: say('endText') };
    if (!(await dialogs.confirm({ ...asked, tone: 'warning' }))) return;
    end.mutate(id, { onSuccess: () => toasts.show({ title: say('endDone'), text: name }) });
  };
  return (
    <>
      <ErrorSummary error={issue.error ?? end.error} isFocused />
      <div className="program-actions">
        <Button
          icon={<KeyRound size={18} />}
          isPending={issue.isPending}
          isDisabled={isExpired || tokens.length >= programLimits.tokens}
          onPress={() => issue.mutate(id, { onSuccess: ({ token }) => onToken(token) })}
        >
          {say('issue')}
        </Button>
        <Button icon={<Pencil size={18} />} onPress={onEdit}>
          {say('edit')}
        </Button>
        <Button
          variant="ghost"
          icon={<Power size={18} />}
          isPending={end.isPending}
          onPress={() => void close()}
        >
          {say('end')}
        </Button>
      </div>
    </>
  );
}
