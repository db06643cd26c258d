import { Button, useWords } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { unknownWords } from './words/unknown-words.ts';
import './unknown-address.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path that was asked for, where no page is; it leads to the landing page. */
    readonly unknownAddress?: string | undefined;
  }
}

/** More of an address nobody compares. */
const mostShown = 200;

/** Says on the landing page that the address asked for is of no page, until the reader closes it or goes on. */
export function UnknownAddress({ address }: { readonly address: string }) {
  const say = useWords(unknownWords);
  const router = useRouter();
  const close = () =>
    void router.navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  return (
    <div role="alert" className="unknown-address">
      <MapPinOff size={20} aria-hidden="true" />
      <div className="unknown-address-text">
        <p>
          <strong>{say('title')}</strong>
        </p>
        <p>{say('text', { address: address.slice(0, mostShown) })}</p>
      </div>
      <div className="unknown-address-ways">
        {router.history.canGoBack() && (
          <Button size="s" onPress={() => router.history.back()}>
            {say('back')}
          </Button>
        )}
        <Button size="s" variant="quiet" onPress={close}>
          {say('close')}
        </Button>
      </div>
    </div>
  );
}
