import { Button, Disclosure, useWords } from '@sarn/platform-web';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { AddReference } from './AddReference.tsx';
import { LinkedList } from './LinkedList.tsx';
import { useReferences } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';

/** Earlier documents a document refers to, later ones that refer to it, and a new link. */
export function References({ documentId }: { readonly documentId: string }) {
  const say = useWords(referenceWords);
  const { data } = useReferences(documentId);
  const [isAdding, setAdding] = useState(false);
  // The page works without this; a failure shows when this part is loaded again.
  if (!data) return null;
  const { refersTo, referredBy, mayAdd } = data;
  const count = refersTo.length + referredBy.length;
  if (count === 0 && !mayAdd) return null;
  return (
    <Disclosure
      title={say('title')}
      aside={<span className="s-small s-muted">{count}</span>}
      isOpenAtFirst={count > 0}
    >
      <div className="reg-stack">
        {count === 0 && <p className="s-small s-muted">{say('none')}</p>}
        <LinkedList title={say('refersTo')} documentId={documentId} documents={refersTo} />
        <LinkedList title={say('referredBy')} documentId={documentId} documents={referredBy} />
        {mayAdd && !isAdding && (
          <Button isWide icon={<Link2 size={18} />} onPress={() => setAdding(true)}>
            {say('add')}
          </Button>
        )}
        {mayAdd && isAdding && (
          <AddReference documentId={documentId} onClose={() => setAdding(false)} />
        )}
      </div>
    </Disclosure>
  );
}
