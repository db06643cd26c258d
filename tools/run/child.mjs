import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SAME_PRESS_MS = 1000;
const PARENT_CHECK_MS = 250;

/**
 * Runs a program in the foreground and waits for it, whatever signal arrives meanwhile.
 *
 * @returns its exit code; 128 + number when a signal ended it
 */
export function runChild(program, args, cwd, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

function forwardSignals(child) {
  let lastAt = -Infinity;
  const stopWatching = watchParent(() => onSignal('SIGTERM'));
  const onSignal = (signal) => {
    // From now on the end of the parent changes nothing, and a second signal would kill the child
    // early.
    stopWatching();
    // Ctrl-C in a terminal reaches the child by itself.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    // npm passes on a signal that the system may have sent to both: this is one request, not two.
    const now = Date.now();
    if (now - lastAt < SAME_PRESS_MS) return;
    lastAt = now;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of PASSED_ON) process.on(signal, onSignal);
  return () => {
    stopWatching();
    for (const signal of PASSED_ON) process.off(signal, onSignal);
  };
}

/**
 * npm hands SIGTERM to the shell between it and us, and that shell ends without telling us: then
 * having lost the parent is the only sign. Started without npm, a lost parent means nothing.
 */
function watchParent(onLost) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLost();
  }, PARENT_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
