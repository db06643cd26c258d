import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkForms } from './forms.ts';

const screen = 'modules/leave/web/LeaveDialog.tsx';

function check(code: string, path = screen): string[] {
  return checkForms(buildRepository(new Map([[path, code]]))).map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );
}

test.each([
  ['a form element', 'const a = <form onSubmit={go} />;', 'form'],
  ['a state that says it was tried', 'const [isChecked, setChecked] = useState(false);', 'form'],
  ['a state that says a field is empty', 'const [isMissing, setMissing] = useState(0);', 'form'],
  [
    'a dialog that asks and sends by itself',
    'const a = <Dialog isGuarded footer={<Button onPress={() => save.mutate(v)} />} />;',
    'form',
  ],
  ['a form that is closed without a question', 'const close = () => form.leave();', 'form'],
  [
    'a dialog over the hook that is closed without a question',
    'const form = useForm({}); const a = <Dialog isGuarded onClose={onClose} />;',
    'form',
  ],
  [
    'a field with a state of its own in a form',
    'const a = <FormDialog form={form}><TextField value={v} onChange={setV} /></FormDialog>;',
    'form',
  ],
  ['the dialog of a document', "import { DocumentDialog } from '@sarn/document/web';", 'page'],
  ['the view of a document', "import { DocumentView } from '@sarn/document/web';", 'page'],
])('%s is refused', (_, code, rule) => {
  expect(check(`\n${code}`)).toEqual([`${screen}:2 ${rule}`]);
});

test.each([
  ['a form of the platform', 'const a = <FormDialog form={form}>{field}</FormDialog>;'],
  ['a filter of a list', 'const a = <Select value={v} onChange={setV} />;'],
  ['a dialog that only shows', 'const a = <Dialog isOpen>{text}</Dialog>; hide.mutate(id);'],
  [
    'a dialog of its own over the hook',
    'const form = useDialogForm({}); const close = useClose(form, onClose); const a = <Dialog isGuarded />; save.mutateAsync(v);',
  ],
  ['the screen of an act', 'const a = <form.Open context={c} />;'],
  ['opening a document', 'openDocument(id);'],
])('%s is right', (_, code) => {
  expect(check(code)).toEqual([]);
});

test('the owner of the document page may show it, and the platform draws forms', () => {
  const own = 'modules/document/web/document/DocumentHost.tsx';
  expect(check('const a = <DocumentDialog />;', own)).toEqual([]);
  expect(check('const a = <form />;', 'platform/web/public/PublicForm.tsx')).toEqual([]);
});
