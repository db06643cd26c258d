import { leanAria } from '@sarn/platform-web/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Modules that only say what is, and do nothing when loaded. Without this the sign-in page would
 * carry every schema of the contracts whose one constant it reads.
 */
const doesNothingByItself = /\/(platform\/kernel|modules\/[a-z]+\/contract)\/[^?]*\.ts$/;

export default defineConfig({
  // The server writes the base address into the page, so one build serves any base path.
  base: './',
  plugins: [leanAria(), react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Small pictures and fonts too stay files: the content policy allows no data: fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !doesNothingByItself.test(id) },
    },
  },
});
