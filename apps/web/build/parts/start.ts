import type { Part } from './part.ts';

/** What the first script and both halves begin with. */
export const start: readonly Part[] = [
  {
    // The page itself begins with these; in another part they would bring that along.
    name: 'begin',
    of: [
      'apps/web/{halves,place}.ts',
      'apps/web/shell/first/*.ts',
      'modules/authentication/web/session/safe-place.ts',
      'platform/web/api/early-answers.ts',
      'rolldown/runtime.js',
      'vite/preload-helper.js',
    ],
  },
  {
    name: 'react',
    of: ['node_modules/react/**', 'node_modules/react-dom/**', 'node_modules/scheduler/**'],
  },
  {
    // What both halves begin with.
    name: 'base',
    of: [
      'apps/web/gate.ts',
      'apps/web/shell/words/*.ts',
      'modules/authentication/web/{index,light-calls}.ts',
      'modules/authentication/web/session/{session,use-user}.ts',
      'modules/authentication/web/sign-in/sign-in-{host,times}.ts',
      'modules/authentication/web/sign-in/passkey-place.ts',
      'modules/help/contract/help.permissions.ts',
      'modules/help/web/policy/policy-route.ts',
      'modules/portal/web/deployment/*.ts',
      'modules/second-factor/web/index.ts',
      // All of lucide-react but its icons, and the icons of the sign-in screens.
      'node_modules/lucide-react/dist/esm/*',
      'node_modules/lucide-react/dist/esm/icons/{check,circle,circle-check}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{circle,triangle}-exclamation-point.mjs',
      'node_modules/lucide-react/dist/esm/icons/{eye,eye-off,info,key-round,shield-check}.mjs',
      'node_modules/lucide-react/dist/esm/shared/**',
      'platform/kernel/{endpoint,errors,specified}.ts',
      'platform/web/{class-names,defined,storage,theme,use-on-screen}.ts',
      'platform/web/api/{api-error,client,idempotency,line-watch,request,session}.ts',
      'platform/web/form/{field-errors,open-forms,writing-aids}.ts',
      'platform/web/form/kept/input-keeper.ts',
      'platform/web/form/use-{focus-wrong,form,presence,sending,values}.ts',
      'platform/web/offline/forget-copies.ts',
      // The words of React Aria are in `frame`.
      'platform/web/words/!(aria*).ts',
    ],
  },
  {
    // The sign-in page, which is eleven small files otherwise.
    name: 'sign-in',
    of: [
      'modules/authentication/contract/authentication.errors.ts',
      'modules/authentication/web/captcha/*.{ts,tsx}',
      'modules/authentication/web/sign-in/{CookieBanner,EndedNotice,HostLink,LoginPage,Message}.tsx',
      'modules/authentication/web/sign-in/{PasskeyButton,SignInForm,SignInMessageBox}.tsx',
      'modules/authentication/web/sign-in/{cookie-consent,sign-in.css,use-sign-in}*',
      'platform/web/public/Public*.tsx',
    ],
  },
  // Its only other icon comes with the other ways to sign in.
  { name: 'sign-in-icons', of: ['node_modules/lucide-react/dist/esm/icons/building-complex.mjs'] },
  {
    // Icons of the tools of the viewer, which no first page has.
    name: 'viewer-icons',
    of: [
      'node_modules/lucide-react/dist/esm/icons/{book-open-text,columns-2,maximize,move-horizontal,panel-left}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{rotate-cw,stretch-vertical,zoom-in,zoom-out}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{eraser,layers,mouse-pointer-2,move,signature,type}.mjs',
    ],
  },
  {
    // Icons of the editor alone, which comes when somebody writes.
    name: 'editor-icons',
    of: [
      'node_modules/lucide-react/dist/esm/icons/{image-off,italic,layout-template,letter-b,list-ordered,list-tree,mic,redo-2,square}.mjs',
      'node_modules/lucide-react/dist/esm/icons/list-indent-{decrease,increase}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{message-square-quote,rows-3,table-cells-merge,text-search,text-wrap,underline}.mjs',
    ],
  },
  {
    // Icons of the frame, of the menus and of the dashboard.
    name: 'icons',
    of: [
      'node_modules/lucide-react/dist/esm/icons/{archive,arrow-left,bell,book-open,briefcase}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{calendar-off,car,chevron-down,chevron-right}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{circle-question-mark,clipboard-check,clock}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{door-open,file-check,file-input,file-pen}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{file-plus,file-text,file-up,files,gavel}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{git-compare-arrows,globe,hourglass,house,inbox}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{layout-dashboard,layout-grid,list-checks}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{mail-open,mail-plus,menu,network,newspaper}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{notebook-pen,package,pen-line,repeat-2,route}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{search,send,settings,smartphone,user-plus}.mjs',
      'node_modules/lucide-react/dist/esm/icons/{user-round,users,video,wifi-off,x}.mjs',
    ],
  },
  // Of the header, once it is drawn whole.
  { name: 'header-icons', of: ['node_modules/lucide-react/dist/esm/icons/{languages,wrench}.mjs'] },
  // All others, which come with the first page that shows one: an icon that several pages share would be a
  // file of its own.
  { name: 'page-icons', of: ['node_modules/lucide-react/**'] },
  {
    // The live connection is opened when the page is drawn.
    name: 'live',
    of: [
      'node_modules/@socket.io/**',
      'node_modules/engine.io-*/**',
      'node_modules/socket.io-*/**',
    ],
  },
  {
    // What every page of the application needs, and the sign-in screens do not.
    name: 'frame',
    of: [
      'modules/document/contract/{kinds,register-terms}.ts',
      // A list of queries of any length is one settings page's, so is the state of commands; endless lists are three pages'.
      'node_modules/@tanstack/!(query-core|react-query)/**',
      'node_modules/@tanstack/query-core/build/modern/!(infiniteQueryObserver|queriesObserver).js',
      'node_modules/@tanstack/react-query/build/modern/!(useInfiniteQuery|useMutationState|useQueries).js',
      'node_modules/idb/**',
      'node_modules/use-sync-external-store/**',
      'modules/document-classes/contract/{speeds,table-codes}.ts',
      'platform/kernel/{dates,digits,month-names,thai}.ts',
      'platform/kernel/described/table.ts',
      'platform/web/{PlatformProvider.tsx,text-in-address.ts,when-used.ts}',
      'platform/web/action/{Button,IconButton,LinkButton}.tsx',
      'platform/web/display/{Avatar,Badge,EmptyState,ErrorSummary}.tsx',
      'platform/web/display/{Skeleton,Spinner,UnreadMark}.tsx',
      'platform/web/field/{FieldParts,SearchField}.tsx',
      'platform/web/layout/{PageHeader.tsx,use-phone.ts}',
      'platform/web/live/*.ts',
      'platform/web/offline/**',
      'platform/web/overlay/{Dialog,DialogsProvider,LateToastRegion,Menu,Popover,Tooltip}.tsx',
      'platform/web/overlay/{late-overlay,use-trigger}.tsx',
      'platform/web/overlay/{dialogs,toasts}.ts',
      'platform/web/words/aria*.ts',
    ],
  },
  // Names of modules, of which the bell asks whether they have pages; forms need them too, and their library.
  { name: 'notifying-modules', of: ['modules/notification/contract/modules.ts'] },
  {
    name: 'endless-lists',
    of: [
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    ],
  },
  { name: 'schemas', of: ['node_modules/zod/**'] },
  // Sign-in screens need these too.
  { name: 'refusals', of: ['modules/organisation/contract/organisation.errors.ts'] },
];

/** The application, and what it shows on every page after the first drawing. */
export const application: readonly Part[] = [
  {
    // Schemas of forms: with the application, each page would load the library that makes them.
    name: 'forms',
    of: [
      'modules/account/contract/display-setting.ts',
      'modules/correspondence/contract/{draft-fields,memo-draft,publication-draft}.ts',
      'modules/minutes/contract/minutes.ts',
      'modules/document/contract/{id,plain.forms,register-fields}.ts',
      'modules/notification/contract/module-filter.ts',
      'modules/document-classes/contract/filed.ts',
      'modules/organisation/contract/{acting,organisation}.ts',
      'platform/kernel/described/values.ts',
      'platform/kernel/text.ts',
    ],
  },
  {
    name: 'app-entry',
    of: [
      'apps/web/app-entry.tsx',
      'modules/document/web/{due,paths,registry.client,term}.ts',
      'modules/document/web/live/concern.ts',
      'modules/document-classes/web/{speed-hooks,use-class-rows}.ts',
      'modules/document-classes/web/words/*.ts',
      'modules/document/web/words/due-words.ts',
      'modules/document/web/shown/due-text.ts',
      'platform/kernel/described/options.api.ts',
      'modules/document/web/offline/*.ts',
      'modules/organisation/web/picker/people.client.ts',
      'modules/document/web/shown/{SpeedBadge.tsx,use-term-options.ts}',
      'modules/organisation/contract/clearance/clearance.ts',
      'platform/web/display/Loaded.tsx',
      'platform/web/form/use-dialog-form.ts',
      'platform/web/layout/Card.tsx',
      'platform/web/shown/bytes.ts',
    ],
  },
  {
    // What most pages show, and neither the frame nor the dashboard.
    name: 'page-pieces',
    of: [
      'modules/file/web/file.client.ts',
      'platform/web/api/{save-blob,upload}.ts',
      'platform/web/display/{DescriptionList,Progress,Timeline}.tsx',
      'platform/web/layout/SplitView.tsx',
    ],
  },
  {
    // Loaded when somebody begins to use the page (late-overlay.tsx).
    name: 'overlays',
    of: [
      'node_modules/react-aria-components/dist/private/intlStrings.*',
      'node_modules/react-aria/dist/private/focus/useHasTabbableChild.*',
      'node_modules/react-aria/dist/private/utils/{useSlot,useUpdateEffect}.*',
      'platform/web/overlay/{overlays,toast-turn,use-toast-time}.ts',
      'platform/web/overlay/words/*.ts',
      'platform/web/overlay/{AlertBox,DialogPanel,MenuPanel,OneToast,PopoverPanel,ToastRegion,TooltipPanel}.tsx',
    ],
  },
  {
    // What the header shows after the first drawing.
    name: 'header',
    of: [
      'apps/web/shell/header/LanguageSwitch.tsx',
      'modules/authentication/web/person/UserButton.tsx',
      'modules/authentication/web/session/SessionWatch.tsx',
      'modules/document/web/keyboard/ShortcutHelp.tsx',
      'modules/notification/web/BellMenu.tsx',
      'modules/portal/web/menu/{HeaderRest,Launcher,ModuleTiles}.tsx',
    ],
  },
];
