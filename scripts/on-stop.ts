/**
 * Ends the program with code 0 when it is told to stop (Ctrl-C, a kill, a closed terminal), after
 * `close` has cleaned up. It does so once, since npm repeats a signal that the terminal has already
 * sent.
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
