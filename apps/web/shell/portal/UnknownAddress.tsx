import { Button, useWords } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { shellWords } from '../words/shell-words.ts';
import './unknown-address.css';

/** More of an address nobody compares. */
const mostShown = 200;

/** Says on the landing page that the address asked for is of no page, until the reader closes it or goes on. */
export function UnknownAddress({ address }: { readonly address: string }) {
  const say = useWords(shellWords);
  const router = useRouter();
  const close = () =>
    void router.navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  return (
    <div role="alert" className="unknown-address">
      <MapPinOff size={20} aria-hidden="true" />
      <div className="unknown-address-text">
        <p>
          <strong>{say('unknown.title')}</strong>
        </p>
        <p>{say('unknown.text', { address: address.slice(0, mostShown) })}</p>
      </div>
      <div className="unknown-address-ways">
        {router.history.canGoBack() && (
          <Button size="s" onPress={() => router.history.back()}>
            {say('unknown.back')}
          </Button>
        )}
        <Button size="s" variant="quiet" onPress={close}>
          {say('unknown.close')}
        </Button>
      </div>
    </div>
  );
}
