import type { MayLine } from '@sarn/access-control/contract';
import {
  Avatar,
  Badge,
  Button,
  Card,
  ErrorSummary,
  LinkButton,
  Skeleton,
  VisuallyHidden,
  formatDay,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { Check, Eye, X } from 'lucide-react';
import { useWhatMay } from './group.client.ts';
import { givingPage, sourcePage } from './may-settings.ts';
import { SourceBadge } from './PeopleWhoMay.tsx';
import { accessWords } from './words/access-words.ts';
import { seenAsWords } from './words/seen-as-words.ts';

interface PersonMayProps {
  readonly asked: { readonly personId: string; readonly unitId: string; readonly on: string };
  /** Opens the frame of the application as the person sees it. */
  readonly onSeeAs: () => void;
}

/** Everything a person may do on a day and why, what not and why not, and the menus they see. */
export function PersonMay({ asked, onSeeAs }: PersonMayProps) {
  const say = useWords(accessWords);
  const sayOfSeen = useWords(seenAsWords);
  const language = useLanguage();
  const found = useWhatMay(asked);
  const { person, rows = [], menus = [], canSignIn = true } = found.data ?? {};
  const date = formatDay(asked.on, language);
  return (
    <Card
      isFlush
      title={
        <span className="who-head">
          {person && <Avatar name={person.name} isDecorative />}
          <span className="matrix-name">
            {person?.name ?? say('who.person')}
            <span className="s-small s-muted">{say('who.what', { date })}</span>
          </span>
        </span>
      }
      actions={
        person && (
          <Button size="s" variant="ghost" icon={<Eye size={18} />} onPress={onSeeAs}>
            {sayOfSeen('open')}
          </Button>
        )
      }
    >
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="rows" />}
      {!canSignIn && <p className="who-note s-tone-warning">{say('who.noAccount')}</p>}
      {person && (
        <>
          <ul className="who-list" aria-label={say('who.allowed')}>
            {rows
              .filter(({ isAllowed }) => isAllowed)
              .map((line) => (
                <AllowedLine key={line.act} line={line} personId={person.id} />
              ))}
          </ul>
          <section className="who-menus">
            <h3>{say('who.menus')}</h3>
            <p className="access-actions">
              {menus.map(({ action, name }) => (
                <Badge key={action}>{name}</Badge>
              ))}
            </p>
          </section>
          <ul className="who-list" aria-label={say('who.refused')}>
            {rows
              .filter(({ isAllowed }) => !isAllowed)
              .map((line) => (
                <RefusedLine key={line.act} line={line} />
              ))}
          </ul>
          <p className="who-note s-small s-muted">{say('who.secret')}</p>
        </>
      )}
    </Card>
  );
}

interface AllowedLineProps {
  readonly line: MayLine;
  readonly personId: string;
}

function AllowedLine({ line, personId }: AllowedLineProps) {
  const say = useWords(accessWords);
  const [source] = line.sources;
  return (
    <li className="who-line">
      <Check size={18} aria-hidden="true" className="who-yes" />
      <span className="who-text">
        <span className="who-name">
          <strong>{line.name}</strong>
          {[...new Set(line.sources.map(({ kind }) => kind))].map((kind) => (
            <SourceBadge key={kind} kind={kind} />
          ))}
        </span>
        {line.sources.map(({ text }) => (
          <span key={text} className="s-small s-muted">
            {text}
          </span>
        ))}
      </span>
      {source && (
        <LinkButton className="who-link" href={sourcePage(source, personId)}>
          {say('who.from')}
          <VisuallyHidden> {line.name}</VisuallyHidden>
        </LinkButton>
      )}
    </li>
  );
}

function RefusedLine({ line }: { readonly line: MayLine }) {
  const say = useWords(accessWords);
  return (
    <li className="who-line">
      <X size={18} aria-hidden="true" className="who-no" />
      <span className="who-text">
        {line.name}
        <span className="s-small who-no">{line.refusal}</span>
      </span>
      <LinkButton className="who-link" href={givingPage(line.act)}>
        {say('who.give')}
        <VisuallyHidden> {line.name}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}
