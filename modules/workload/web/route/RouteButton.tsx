import type { DocumentDetail } from '@sarn/document/contract';
import { Button, Dialog, useWords } from '@sarn/platform-web';
import { Waypoints } from 'lucide-react';
import { useState } from 'react';
import { RouteDrawing } from './RouteDrawing.tsx';
import { routeWords } from './words/route-words.ts';

/** Opens the drawing of who had a document and for how long, where it has been with somebody. */
export function RouteButton({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(routeWords);
  const [isOpen, setOpen] = useState(false);
  if (detail.history.length < 2) return null;
  return (
    <>
      <Button isWide icon={<Waypoints size={18} />} onPress={() => setOpen(true)}>
        {say('show')}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="full"
        className="route-dialog"
        title={say('title')}
        onClose={() => setOpen(false)}
      >
        <RouteDrawing detail={detail} />
      </Dialog>
    </>
  );
}
