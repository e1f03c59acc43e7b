/**
 * Ends the program with 0 when it is told to stop (Ctrl-C, a kill, a closed terminal), after
 * `close` has tidied up; once, for npm passes a signal on that the terminal has sent already.
 */
export function onStop(close: () => Promise<unknown>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void close().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
