import type { Part } from './part.ts';

/** Components of the design system, by the pages that show them. */
export const components: readonly Part[] = [
  {
    name: 'inputs',
    of: [
      'platform/web/field/{CheckboxField,CheckboxGroup,DateField,PasswordField}.tsx',
      'platform/web/field/{TextArea,TextField}.tsx',
      'platform/web/form/kept/use-close.ts',
      'platform/web/layout/{FormBody,FormDialog,FormLayout,SaveForm}.tsx',
    ],
  },
  { name: 'disclosure', of: ['platform/web/layout/Disclosure.tsx'] },
  { name: 'select', of: ['platform/web/field/Select.tsx'] },
  { name: 'table', of: ['platform/web/display/{SelectionBar,Table}.tsx'] },
  { name: 'dates', of: ['platform/web/field/DatePicker.tsx'] },
  { name: 'speech', of: ['platform/web/speech/**'] },
  { name: 'number', of: ['platform/web/field/NumberField.tsx'] },
  {
    name: 'tabs',
    of: [
      'node_modules/react-aria-components/dist/private/Toolbar.*',
      'platform/web/field/RadioGroup.tsx',
      'platform/web/layout/Tabs.tsx',
    ],
  },
];
