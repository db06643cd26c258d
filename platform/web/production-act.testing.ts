import React from 'react';
import { flushSync } from 'react-dom';

/**
 * Components are tested with the build of React that is delivered: the one for development takes twice the
 * processor time, because it keeps a stack of calls for each element. Only that one has `act`, which Testing
 * Library renders with: all updates of the work are done when it ends. Imported before that library.
 */
Object.assign(React, {
  act<T>(work: () => T): T {
    let result: T | undefined;
    flushSync(() => {
      result = work();
    });
    return result as T;
  },
});
