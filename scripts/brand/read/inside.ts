import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Fault message for a symbolic link that leaves the brand folder. */
export const LEADS_OUT = 'is a link out of the brand folder'

/** Whether a path leads out of its folder through links; a dangling link does not. */
export function leadsOut(path: string, folder: string): boolean {
  try {
    return !realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}
