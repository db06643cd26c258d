import type { Rolldown } from 'vite';

/*
 * Which scripts become one file. Left alone, the bundler makes a file of every module that two pages
 * share: a document was 171 files. A file here is code that the same pages load, so that no page
 * carries what it does not show. A page that is alone in using a module needs no line here.
 *
 * The order matters: a part takes along what it imports, except what an earlier part has. What many
 * pages use therefore comes before what few use. `check-parts.ts` refuses a build in which files import
 * each other, or in which another page imports the file of the document page.
 */

/** What the first script and both halves begin with. */
const start: readonly Part[] = [
  // The page itself begins with these; in another part they would bring that along.
  {
    name: 'begin',
    of: /vite\/preload-helper|rolldown\/runtime|\/apps\/web\/(halves|place|shell\/first\/[a-z.-]+)\.ts$|\/authentication\/web\/session\/safe-place\.ts$/,
  },
  { name: 'react', of: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    // What both halves begin with.
    name: 'base',
    of: /\/node_modules\/i18next\/|\/platform\/(kernel\/(errors|specified|endpoint)|web\/(api\/(api-error|client|idempotency|request|session)|form\/(field-errors|open-forms|use-(focus-wrong|form|presence|sending|values))|use-on-screen|words\/(?!aria)[a-z-]+|storage|theme|class-names|defined))\.ts$|\/authentication\/web\/(index|light-calls|session\/(session|use-user)|sign-in\/sign-in-(host|times))\.ts$|\/portal\/web\/deployment\/[a-z-]+\.ts$|\/help\/(contract\/help\.permissions|web\/policy\/policy-route)\.ts$|\/apps\/web\/(gate\.ts$|shell\/words\/)|\/lucide-react\/dist\/esm\/((?!icons\/)|icons\/(eye|eye-off|circle(-check|-exclamation-point)?|info|triangle-exclamation-point|key-round|shield-check|check)\.)/,
  },
  // An icon each page shares with others would be a file of its own.
  { name: 'icons', of: /\/lucide-react\// },
  {
    // What every page of the application needs, and the sign-in screens do not.
    name: 'frame',
    of: /\/node_modules\/(@tanstack|use-sync-external-store|socket\.io-[a-z]+|engine\.io-[a-z]+|@socket\.io)\/|\/platform\/(kernel\/(dates|digits|thai)|web\/(action\/(Button|IconButton)|display\/(Skeleton|Badge|ErrorSummary|EmptyState|UnreadMark|Spinner|Avatar)|field\/(FieldParts|SearchField)|layout\/(PageHeader|Disclosure|use-phone)|live\/[a-z-]+|overlay\/(toasts|dialogs|DialogsProvider|LateToastRegion|Tooltip)|words\/aria[a-z-]*|PlatformProvider|when-idle))\.tsx?$/,
  },
  { name: 'schemas', of: /\/node_modules\/zod\// },
  // Sign-in screens need these too.
  { name: 'refusals', of: /\/organisation\/contract\/organisation\.errors\.ts$/ },
];

/** The application, and what it shows on every page after the first drawing. */
const application: readonly Part[] = [
  {
    name: 'app-entry',
    of: /\/apps\/web\/app-entry\.tsx$|\/platform\/web\/(layout\/(Card|SplitView)|display\/(DescriptionList|Loaded|Progress|Timeline)|shown\/bytes|api\/(save-blob|upload)|form\/use-dialog-form)\.tsx?$|\/document\/web\/(term|due|registry\.client|live\/concern|picker\/people\.client|shown\/use-term-options)\.ts$|\/file\/web\/file\.client\.ts$|\/organisation\/contract\/clearance\/clearance\.ts$/,
  },
  {
    name: 'overlays',
    of: /\/platform\/web\/overlay\/(Dialog|Menu|Popover)\.tsx$|\/react-aria-components\/dist\/private\/(intl\/|intlStrings\.)|\/react-aria\/dist\/private\/(utils\/(useSlot|useUpdateEffect)|focus\/useHasTabbableChild)\./,
  },
  {
    // Nearly always loaded when the browser is idle.
    name: 'idle',
    of: /\/platform\/web\/overlay\/(AlertBox|ToastRegion)\.tsx$|\/notification\/web\/BellMenu\.tsx$|\/portal\/web\/menu\/(HeaderMenu|Launcher|ModuleTiles)\.tsx$|\/authentication\/web\/(session\/SessionWatch|person\/UserButton)\.tsx$|\/document\/web\/keyboard\/ShortcutHelp\.tsx$|\/apps\/web\/shell\/header\/LanguageSwitch\.tsx$/,
  },
];

/** Components of the design system, by the pages that show them. */
const components: readonly Part[] = [
  {
    name: 'inputs',
    of: /\/platform\/web\/(field\/(TextField|TextArea|DateField|PasswordField|Checkbox(Field|Group))|layout\/(FormLayout|FormDialog|SaveForm))\.tsx$/,
  },
  { name: 'select', of: /\/platform\/web\/field\/Select\.tsx$/ },
  { name: 'table', of: /\/platform\/web\/display\/Table\.tsx$/ },
  { name: 'dates', of: /\/platform\/web\/field\/DatePicker\.tsx$/ },
  { name: 'number', of: /\/platform\/web\/field\/NumberField\.tsx$/ },
  {
    name: 'tabs',
    of: /\/platform\/web\/(layout\/Tabs|field\/RadioGroup)\.tsx$|\/react-aria-components\/dist\/private\/Toolbar\./,
  },
];

/** What several pages of documents share; calls and phrases apart from components. */
const documents: readonly Part[] = [
  {
    // Calls and rules of many of these pages.
    name: 'records',
    of: /\/document\/(contract\/(publications|queues|letters|recipient)|web\/shown\/(DueBadge|SpeedBadge))\.tsx?$|\/document\/web\/act\/(words\/acting-for-words|capacity-choice)\.ts$|\/organisation\/contract\/calendar\.api\.ts$|\/correspondence\/(contract\/(outside-states|letter\.forms)|web\/letter\/outside-tones)\.ts$|\/dispatch\/contract\/dispatch\.ts$|\/search\/(contract\/fold-for-search|web\/found)\.ts$|\/contact\/contract\/send-methods\.ts$|\/register\/contract\/register\.forms\.ts$|\/worklist\/web\/(list\/list|queue\/queue)\.client\.ts$|\/retention\/web\/(retention\.client|use-class-options)\.ts$|\/intake\/(contract\/incoming\.api|web\/register\/register-draft)\.ts$/,
  },
  {
    name: 'file-view',
    of: /\/file\/web\/(FileView|FileList|words\/file-words)\.tsx?$/,
  },
  {
    name: 'uploads',
    of: /\/platform\/web\/field\/(FileUpload|use-uploads)\.tsx?$|\/file\/web\/FilePicker\.tsx$|\/file\/contract\/file\.errors\.ts$/,
  },
  {
    name: 'choices',
    of: /\/platform\/web\/field\/ComboBox\.tsx$|\/document\/web\/picker\/(UnitTree|UnitsPicker|PersonPicker|PeoplePicker)\.tsx$|\/document\/web\/act\/(ActDialog|use-after-act)\.tsx?$|\/correspondence\/web\/picker\/WordBox\.tsx$/,
  },
  { name: 'retention', of: /\/retention\/web\/words\/retention-words\.ts$/ },
  { name: 'holds', of: /\/retention\/web\/(ReasonField|HoldDialog|LiftDialog)\.tsx$/ },
  {
    name: 'lists',
    of: /\/worklist\/web\/list\/words\/list-words\.ts$|\/circulation\/web\/(words\/circulation-words\.ts|circulation\.(client\.ts|css))$/,
  },
  { name: 'folders', of: /\/worklist\/web\/folder\/FolderSelect\.tsx$/ },
  {
    name: 'registers',
    of: /\/register\/web\/(words\/book-words|book\.client)\.ts$|\/assignment\/web\/(words\/assignments-words\.ts|assignments\.css)$/,
  },
  {
    name: 'flows',
    of: /\/correspondence\/contract\/flow\/flows\.ts$|\/document\/contract\/vocabulary\.ts$|\/document\/web\/shown\/state-tone\.ts$/,
  },
  {
    // Phrases of letters and publications, and of classified ones.
    name: 'letters',
    of: /\/classification\/(contract\/classification\.ts|web\/(classification\.(client\.ts|css)|ReasonDialog\.tsx))$|\/correspondence\/(web\/(letter|reply|meeting|change)\/words\/|contract\/([a-z]+\/)?(letter\.errors|reply\.errors|salutations)\.ts$)|\/document\/contract\/validity\.ts$|\/correspondence\/web\/letter\/letter\.css$/,
  },
  {
    name: 'letter-form',
    of: /\/register\/web\/(ReservedChoice|ReservedNumberField)\.tsx$|\/intake\/web\/register\/RegisterFields\.tsx$|\/document\/web\/shown\/DueField\.tsx$/,
  },
  {
    name: 'document',
    of: /\/document\/web\/document\/(own-parts|Document(Page|View))\.tsx$|\/web\/([a-z]+\/)?document-page\.tsx$/,
  },
];

interface Part {
  readonly name: string;
  readonly of: RegExp;
}

const inOrder = [...start, ...application, ...components, ...documents];

/** The parts for `codeSplitting`. */
export const parts: Rolldown.CodeSplittingGroup[] = inOrder.map(({ name, of }, index) => ({
  name,
  test: of,
  priority: inOrder.length - index,
}));
