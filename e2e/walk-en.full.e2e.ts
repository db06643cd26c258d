import { useHarness } from './harness/harness.ts';
import { walkIn } from './harness/walk.ts';

walkIn('en', useHarness());
