import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partialName, syncPath } from './whole-folder.ts'

/** Holds a release in view: emissions do not replace it, until somebody publishes on purpose. */
export interface Pin {
  hash: string
  /** ISO 8601. */
  pinnedAt: string
}

const PIN_FILE = 'pin.json'

/**
 * Reads the pin of a brand; a pin of another release than the current one counts for nothing.
 *
 * @param folder holds the brand's releases
 */
export function readPin(folder: string, current: string | undefined): Pin | undefined {
  try {
    const pin = JSON.parse(readFileSync(join(folder, PIN_FILE), 'utf8')) as Pin
    return pin.hash === current ? pin : undefined
  } catch {
    return undefined
  }
}

/** Written before its release is shown, so that no interruption leaves a rollback without a pin. */
export async function writePin(folder: string, hash: string): Promise<void> {
  const next = join(folder, partialName(PIN_FILE))
  const pin: Pin = { hash, pinnedAt: new Date().toISOString() }
  writeFileSync(next, JSON.stringify(pin))
  await syncPath(next)
  renameSync(next, join(folder, PIN_FILE))
  await syncPath(folder)
}

export const removePin = (folder: string): void => rmSync(join(folder, PIN_FILE), { force: true })
