/* Not `lib/storage.ts`, which is in the app's file: telemetry must also run where the app does not. */

/** Reads from a storage of the browser; null if it is blocked. */
export function readStored(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/** Writes into a storage of the browser, or removes without a value, if it is not blocked. */
export function store(open: () => Storage, key: string, value?: string): void {
  try {
    if (value === undefined) open().removeItem(key)
    else open().setItem(key, value)
  } catch {
    // Then the page remembers it for as long as it lives.
  }
}
