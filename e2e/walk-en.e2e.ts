import { useHarness } from './harness/stage.ts';
import { walkIn } from './harness/walk.ts';

walkIn('en', useHarness());
