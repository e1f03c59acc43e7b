import { useState } from 'react'
import { keepHidden, readHidden } from './columns.ts'

/** The columns of a table that its reader has hidden, and how to hide others. */
export interface HiddenColumns {
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

/**
 * Reads the hidden columns of a table. The device remembers them; those in the page's address take
 * precedence.
 */
export function useHiddenColumns(
  storageKey: string,
  addressed?: { hidden?: readonly string[] | undefined; onHide?: HiddenColumns['onHide'] },
): HiddenColumns {
  const [kept, setKept] = useState(() => readHidden(storageKey))
  return {
    hidden: addressed?.hidden ?? kept,
    onHide: (next) => {
      setKept(next)
      keepHidden(storageKey, next)
      addressed?.onHide?.(next)
    },
  }
}
