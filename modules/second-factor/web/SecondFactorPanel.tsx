import type { OwnPasskey, SecondFactorState } from '@sarn/second-factor/contract';
import {
  Badge,
  Button,
  Card,
  ErrorSummary,
  Skeleton,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { Fingerprint, LifeBuoy, Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isPasskeyPlace } from '@sarn/authentication/web';
import { EarlierSessions } from './EarlierSessions.tsx';
import { FactorDialogs } from './FactorDialogs.tsx';
import type { FactorDialog } from './FactorDialogs.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { ResetPersonCard } from './ResetPersonCard.tsx';
import { useSecondFactor } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';
import './second-factor.css';

/** The second factor on the account page: the app, passkeys and recovery codes. */
export default function SecondFactorPanel() {
  const toasts = useToasts();
  const state = useSecondFactor();
  const [open, setOpen] = useState<FactorDialog | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const done = (message: string, recoveryCodes: readonly string[] = []): void => {
    setOpen(null);
    setCodes(recoveryCodes);
    toasts.show({ tone: 'success', title: message });
  };
  return (
    <>
      {state.error && <ErrorSummary error={state.error} onRetry={() => void state.refetch()} />}
      {state.isPending && <Skeleton kind="rows" />}
      {state.data && isShown(state.data) && <FactorsCard state={state.data} onOpen={setOpen} />}
      {open && (
        <FactorDialogs
          open={open}
          hasApp={!!state.data?.oneTimeCodes.addedAt}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onKept={() => setCodes([])} />}
      <ResetPersonCard />
    </>
  );
}

/** A factor that was set up is shown also when the deployment switched it off: for removal. */
function isShown({ oneTimeCodes, passkeys }: SecondFactorState): boolean {
  const isOffered = oneTimeCodes.isOffered || passkeys.isOffered;
  return isOffered || oneTimeCodes.addedAt !== null || passkeys.rows.length > 0;
}

interface FactorsProps {
  readonly state: SecondFactorState;
  readonly onOpen: (dialog: FactorDialog) => void;
}

function FactorsCard({ state, onOpen }: FactorsProps) {
  const say = useWords(secondFactorWords);
  const { oneTimeCodes, passkeys, recoveryCodesLeft: left } = state;
  const isOn = oneTimeCodes.addedAt !== null || passkeys.rows.length > 0;
  const badge = (
    <Badge tone={isOn ? 'success' : 'neutral'}>{say(isOn ? 'panel.on' : 'panel.off')}</Badge>
  );
  return (
    <Card title={say('panel.title')} actions={badge} isFlush className="factors-card">
      <p className="s-record-list-intro s-muted s-small">{say('panel.text')}</p>
      <ul className="s-record-list">
        {(oneTimeCodes.isOffered || oneTimeCodes.addedAt !== null) && (
          <AppRow addedAt={oneTimeCodes.addedAt} onOpen={onOpen} />
        )}
        {(passkeys.isOffered || passkeys.rows.length > 0) && (
          <PasskeysRow isOffered={passkeys.isOffered} onOpen={onOpen} />
        )}
        {passkeys.rows.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
        ))}
        {isOn && (
          <Row
            sign={<LifeBuoy size={20} aria-hidden="true" />}
            name={say('panel.recovery')}
            text={say('panel.recoveryText')}
            note={left > 0 ? say('panel.recoveryLeft', { left }) : say('panel.recoveryNone')}
          >
            <Button onPress={() => onOpen({ kind: 'renewCodes' })}>{say('panel.renew')}</Button>
          </Row>
        )}
      </ul>
      <EarlierSessions sessions={state.earlierSessions} />
    </Card>
  );
}

interface RowProps {
  readonly sign?: ReactNode;
  readonly name: string;
  readonly badge?: ReactNode;
  readonly text?: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Row({ sign, name, badge, text, note, children }: RowProps) {
  return (
    <li className={sign ? undefined : 'factor-inner'}>
      {sign && <span className="s-record-list-sign">{sign}</span>}
      <div className="s-record-list-text">
        <span className="s-record-list-name">
          {name}
          {badge}
        </span>
        {text && <span className="s-muted s-small">{text}</span>}
        {note && <span className="s-small">{note}</span>}
      </div>
      {children}
    </li>
  );
}

function AppRow({
  addedAt,
  onOpen,
}: { readonly addedAt: string | null } & Pick<FactorsProps, 'onOpen'>) {
  const say = useWords(secondFactorWords);
  const language = useLanguage();
  return (
    <Row
      sign={<Smartphone size={20} aria-hidden="true" />}
      name={say('panel.app')}
      text={say('panel.appText')}
      note={addedAt ? say('panel.appSince', { at: formatMoment(addedAt, language) }) : undefined}
    >
      {addedAt === null ? (
        <Button
          onPress={() => onOpen({ kind: 'addApp' })}
          aria-label={`${say('panel.setUp')} ${say('panel.app')}`}
        >
          {say('panel.setUp')}
        </Button>
      ) : (
        <Button
          onPress={() => onOpen({ kind: 'removeApp' })}
          aria-label={`${say('panel.remove')} ${say('panel.app')}`}
        >
          {say('panel.remove')}
        </Button>
      )}
    </Row>
  );
}

function PasskeysRow({
  isOffered,
  onOpen,
}: { readonly isOffered: boolean } & Pick<FactorsProps, 'onOpen'>) {
  const say = useWords(secondFactorWords);
  const isHere = isOffered && isPasskeyPlace();
  return (
    <Row
      sign={<Fingerprint size={20} aria-hidden="true" />}
      name={say('panel.passkeys')}
      text={say('panel.passkeysText')}
      note={isOffered && !isHere ? say('panel.notHere') : undefined}
    >
      {isHere && (
        <Button icon={<Plus size={18} />} onPress={() => onOpen({ kind: 'addPasskey' })}>
          {say('panel.addPasskey')}
        </Button>
      )}
    </Row>
  );
}

function PasskeyRow({
  passkey,
  onOpen,
}: { readonly passkey: OwnPasskey } & Pick<FactorsProps, 'onOpen'>) {
  const say = useWords(secondFactorWords);
  const language = useLanguage();
  const { name, lastUsedAt } = passkey;
  const facts = [
    say('panel.passkeySince', { at: formatMoment(passkey.createdAt, language) }),
    lastUsedAt
      ? say('panel.passkeyUsed', { at: formatMoment(lastUsedAt, language) })
      : say('panel.passkeyUnused'),
  ];
  return (
    <Row
      name={name}
      badge={passkey.isSynced && <Badge>{say('panel.synced')}</Badge>}
      text={facts.join(' · ')}
    >
      <Button
        aria-label={say('panel.removeNamed', { name })}
        onPress={() => onOpen({ kind: 'removePasskey', passkey })}
      >
        {say('panel.removePasskey')}
      </Button>
    </Row>
  );
}
