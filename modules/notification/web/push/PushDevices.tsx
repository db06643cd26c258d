import type { PushDevice } from '@sarn/notification/contract';
import {
  Badge,
  Button,
  ErrorSummary,
  errorText,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { preferenceWords } from '../preference/words/preference-words.ts';
import { useEndpointHere, usePush, useTurnOff, useTurnOn } from './push.client.ts';
import { PushRefusal, isSupported } from './this-browser.ts';

/** Notices on this device, on or off, and the person's other devices. */
export function PushDevices() {
  const say = useWords(preferenceWords);
  const push = usePush();
  const here = useEndpointHere();
  const devices = push.data?.item.devices ?? [];
  const mine = devices.find(({ endpoint }) => endpoint === here.data);
  if (!push.data) return <ErrorSummary error={push.error} onRetry={() => void push.refetch()} />;
  return (
    <div className="push-devices">
      {!isSupported() && <p>{say('push.unsupported')}</p>}
      {isSupported() && !mine && <TurnOn publicKey={push.data.item.publicKey} />}
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <Device key={device.id} device={device} isHere={device === mine} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const say = useWords(preferenceWords);
  const toasts = useToasts();
  const turnOn = useTurnOn(() => toasts.show({ tone: 'success', title: say('push.turnedOn') }));
  const press = () =>
    turnOn.mutate(publicKey, {
      onError: (error) => {
        const isRefusal = error instanceof PushRefusal;
        const why = isRefusal && error.reason !== 'failed' ? error.reason : 'failedText';
        const text = isRefusal ? say(`push.${why}`) : errorText(error);
        // It says what to do, so it is shown longer than other toasts.
        toasts.show({ tone: 'danger', title: say('push.failed'), text, timeoutMs: 10_000 });
      },
    });
  return (
    <Button isPending={turnOn.isPending} onPress={press}>
      {say('push.on')}
    </Button>
  );
}

function Device({ device, isHere }: { readonly device: PushDevice; readonly isHere: boolean }) {
  const say = useWords(preferenceWords);
  const language = useLanguage();
  const toasts = useToasts();
  const turnOff = useTurnOff(() => toasts.show({ tone: 'success', title: say('push.turnedOff') }));
  const press = () =>
    turnOff.mutate(device, {
      onError: (error) => toasts.fail(error),
    });
  return (
    <li className="push-device">
      <span className="push-device-text">
        <span>
          <span lang="en">{device.device}</span>{' '}
          {isHere && <Badge tone="info">{say('push.here')}</Badge>}
          {device.isPaused && !isHere && <Badge>{say('push.paused')}</Badge>}
        </span>
        <span className="s-muted s-small">
          {device.isPaused && !isHere
            ? say('push.pausedText')
            : say('push.since', { at: formatMoment(device.createdAt, language) })}
        </span>
      </span>
      <Button
        size="s"
        variant="ghost"
        aria-label={isHere ? say('push.offHere') : say('push.removeOf', { device: device.device })}
        isPending={turnOff.isPending}
        onPress={press}
      >
        {say(isHere ? 'push.offHere' : 'push.remove')}
      </Button>
    </li>
  );
}
