import type { ApiProgram } from '@sarn/api-program/contract';
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Loaded,
  PageHeader,
  ShownOnce,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import { Plug, Plus } from 'lucide-react';
import { ProgramCard } from './ProgramCard.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { usePrograms } from './api-program.client.ts';
import { apiProgramWords } from './words/api-program-words.ts';
import './api-program.css';

type Opened =
  | { readonly kind: 'form'; readonly program: ApiProgram | null }
  | { readonly kind: 'token'; readonly name: string; readonly token: string };

/** `/settings/{menuID}/api-programs`: programs of the agency, their scopes and tokens. */
export default function ProgramsPage() {
  const say = useWords(apiProgramWords);
  const programs = usePrograms();
  const [opened, setOpened] = useOpenedProgram(programs.data?.rows);
  const close = () => setOpened(null);
  return (
    <div className="program-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            isDisabled={!programs.data}
            onPress={() => setOpened({ kind: 'form', program: null })}
          >
            {say('add')}
          </Button>
        }
      />
      <p className="s-muted">{say('text')}</p>
      <LinkButton href="/docs" isNewTab>
        {say('document')}
      </LinkButton>
      <Loaded query={programs} lines={8}>
        {({ rows, scopes }) => (
          <>
            {rows.length === 0 && (
              <Card>
                <EmptyState icon={<Plug size={28} />} title={say('none')} text={say('noneText')} />
              </Card>
            )}
            {rows.map((program) => (
              <ProgramCard
                key={program.id}
                program={program}
                onEdit={() => setOpened({ kind: 'form', program })}
                onToken={(token) => setOpened({ kind: 'token', name: program.name, token })}
              />
            ))}
            {opened?.kind === 'form' && (
              <ProgramDialog program={opened.program} scopes={scopes} onClose={close} />
            )}
          </>
        )}
      </Loaded>
      {opened?.kind === 'token' && (
        <ShownOnce
          title={say('tokenTitle', { name: opened.name })}
          text={say('tokenText')}
          value={opened.token}
          use={say('tokenHow')}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What is open, as in the address. */
function useOpenedProgram(rows: readonly ApiProgram[] | undefined) {
  return useOpened<Opened>(
    (id) => {
      if (id === '') return { kind: 'form', program: null };
      const program = rows?.find((one) => one.id === id);
      return program && { kind: 'form', program };
    },
    // A token is shown once.
    (next) => (next.kind === 'token' ? null : { row: next.program?.id ?? '' }),
  );
}
