import { useStage } from './stage/stage.ts';
import { walkIn } from './stage/walk.ts';

walkIn('en', useStage());
