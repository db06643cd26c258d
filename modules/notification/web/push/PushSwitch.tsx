import { Switch, errorText, useToasts, useWords } from '@sarn/platform-web';
import { Smartphone } from 'lucide-react';
import { preferenceWords } from '../preference/words/preference-words.ts';
import { useEndpointHere, usePush, useTurnOff, useTurnOn } from './push.client.ts';
import { PushRefusal, isSupported } from './this-browser.ts';

/** Notices on this device. @param isAvailable the agency uses the channel */
export function PushSwitch({ isAvailable }: { readonly isAvailable: boolean }) {
  const say = useWords(preferenceWords);
  const toasts = useToasts();
  const push = usePush();
  const here = useEndpointHere();
  const told = (key: 'push.turnedOn' | 'push.turnedOff') => () =>
    toasts.show({ tone: 'success', title: say(key) });
  const turnOn = useTurnOn(told('push.turnedOn'));
  const turnOff = useTurnOff(told('push.turnedOff'));
  const item = push.data?.item;
  const mine = item?.devices.find(({ endpoint }) => endpoint === here.data);
  const failed = (error: unknown) => {
    const isRefusal = error instanceof PushRefusal;
    const why = isRefusal && error.reason !== 'failed' ? error.reason : 'failedText';
    const text = isRefusal ? say(`push.${why}`) : errorText(error);
    // It says what to do, so it is shown longer than other toasts.
    toasts.show({ tone: 'danger', title: say('push.failed'), text, timeoutMs: 10_000 });
  };
  const change = (isWanted: boolean) => {
    if (isWanted && item) turnOn.mutate(item.publicKey, { onError: failed });
    else if (mine) turnOff.mutate(mine, { onError: failed });
  };
  const state = !isAvailable
    ? say('channel.off')
    : isSupported()
      ? say(mine ? 'switches.here' : 'switches.notHere')
      : say('push.unsupported');
  return (
    <li className="way-switch">
      <Smartphone size={20} aria-hidden="true" />
      <Switch
        isSelected={mine !== undefined}
        isDisabled={
          !isAvailable || !isSupported() || !item || turnOn.isPending || turnOff.isPending
        }
        onChange={change}
      >
        {say('switches.push')}
        <span className="s-muted s-small">{state}</span>
      </Switch>
    </li>
  );
}
