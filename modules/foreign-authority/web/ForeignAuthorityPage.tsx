import {
  Button,
  Card,
  EmptyState,
  Loaded,
  PageHeader,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { foreignLimits } from '@sarn/foreign-authority/contract';
import { ShieldCheck } from 'lucide-react';
import { FileDialog } from './FileDialog.tsx';
import { AuthorityRow } from './AuthorityRow.tsx';
import { useForeignAuthorities, useForeignCalls } from './foreign-authority.client.ts';
import { foreignAuthorityWords } from './words/foreign-authority-words.ts';
import './foreign-authority.css';

/** `/settings/{menuID}/certificate-foreign`: authorities of certificates that people bring along. */
export default function ForeignAuthorityPage() {
  const say = useWords(foreignAuthorityWords);
  const authorities = useForeignAuthorities();
  const [opened, open] = useOpened<'add' | 'upload'>(
    (id, what) => (id !== '' ? undefined : what === 'upload' ? what : 'add'),
    (what) => ({ row: '', what }),
  );
  const isAny = (authorities.data?.rows.length ?? 0) > 0;
  return (
    <div className="foreign-authority-page">
      <PageHeader above={say('above')} title={say('title')} meta={say('text')} />
      <Card
        title={say('list')}
        actions={
          <>
            {isAny && <Button onPress={() => open('upload')}>{say('upload')}</Button>}
            <Button variant="primary" onPress={() => open('add')}>
              {say('add')}
            </Button>
          </>
        }
      >
        <Loaded query={authorities} lines={4}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<ShieldCheck size={28} />}
                title={say('none')}
                text={say('noneText')}
              />
            ) : (
              <ul className="foreign-authority">
                {rows.map((authority) => (
                  <AuthorityRow key={authority.id} authority={authority} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <Dialogs opened={opened} onClose={() => open(null)} />
    </div>
  );
}

interface DialogsProps {
  readonly opened: 'add' | 'upload' | null;
  readonly onClose: () => void;
}

function Dialogs({ opened, onClose }: DialogsProps) {
  const say = useWords(foreignAuthorityWords);
  const { add, upload } = useForeignCalls();
  if (opened === 'add') {
    return (
      <FileDialog
        {...{ title: say('add'), text: say('addText'), onClose }}
        {...{ label: say('certificateFile'), hint: say('certificateHint') }}
        {...{ accept: ['.pem', '.crt', '.cer'], maxBytes: 70_000 }}
        send={async (text) => {
          await add.mutateAsync(text);
          return say('added');
        }}
      />
    );
  }
  if (opened === 'upload') {
    return (
      <FileDialog
        {...{ title: say('upload'), text: say('uploadText'), onClose }}
        {...{ label: say('listFile'), hint: say('listHint') }}
        {...{ accept: ['.crl', '.pem'], maxBytes: foreignLimits.uploadBytes }}
        send={async (text) => {
          const { authority } = await upload.mutateAsync(text);
          return say('uploaded', { authority });
        }}
      />
    );
  }
  return null;
}
