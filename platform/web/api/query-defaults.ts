/** How calls are made through the query cache: in the application, and in component tests. */
export const queryDefaults = {
  // The client of the API repeats calls itself; a second repetition here would wait four times.
  // Asked at once, also where the browser says that it is offline: by default a query waits for the
  // line, and its page shows a skeleton for as long.
  queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
  // Made at once, also where the browser says that it is offline. By default it would wait and be
  // made later, when the person may have closed the form; meanwhile nothing says that it failed.
  mutations: { retry: false, networkMode: 'always' },
} as const;
