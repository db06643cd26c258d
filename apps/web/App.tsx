import { SessionWatch } from '@sarn/authentication/web';
import { PanelsProvider, PlatformProvider, WritingAidsProvider } from '@sarn/platform-web';
import type { PublicDeployment } from '@sarn/portal/contract';
import { PortalSlotsProvider, useDeployment } from '@sarn/portal/web';
import type { PortalSlots } from '@sarn/portal/web';
import type { QueueCode } from '@sarn/document/contract';
import { QueueDialog } from '@sarn/worklist/web';
import { openDocument } from '@sarn/document/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { secondFactorSignIn } from '@sarn/second-factor/web';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cache } from './cache.ts';
import { webModules } from './modules.ts';
import { navigateTo, router } from './router.tsx';
import { OfflineWork } from './shell/OfflineWork.tsx';

// The portal imports no module; its slots are filled here.
const slots: PortalSlots = {
  QueueDialog: ({ code, search, onClose }) => (
    <QueueDialog code={code as QueueCode} search={search} onClose={onClose} />
  ),
  queuePages: Object.assign({}, ...webModules.map(({ queuePages = {} }) => queuePages)),
  openDocument: (documentId) => openDocument(documentId),
};

const panels = webModules.flatMap((module) => module.panels ?? []);

/** The application of a signed-in person. */
export function App(props: { readonly deployment: PublicDeployment }) {
  // The centre of the agency may change it while the page is open.
  const deployment = useDeployment() ?? props.deployment;
  return (
    <QueryClientProvider client={cache}>
      {/* Around the toasts too, which show what a module knows about a refusal. */}
      <PanelsProvider value={panels}>
        <PlatformProvider navigate={navigateTo}>
          <WritingAidsProvider value={deployment.flags}>
            <PortalSlotsProvider value={slots}>
              <RouterProvider router={router} />
            </PortalSlotsProvider>
          </WritingAidsProvider>
          <OfflineWork />
          <Suspense>
            <SessionWatch
              idleMs={deployment.idleMs}
              countdownMs={deployment.idleCountdownMs}
              offersPasskeys={deployment.flags.passkeys}
              secondFactor={secondFactorSignIn}
            />
          </Suspense>
        </PlatformProvider>
      </PanelsProvider>
    </QueryClientProvider>
  );
}
