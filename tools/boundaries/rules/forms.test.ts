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
