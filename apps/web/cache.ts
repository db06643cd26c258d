import { queryDefaults, watchQueries } from '@sarn/platform-web';
import { QueryClient } from '@tanstack/react-query';

/** Answers of the server, for as long as the page is open. */
export const cache = new QueryClient({ defaultOptions: queryDefaults });

watchQueries(cache);
