import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partialName, syncPath } from './whole-folder.ts'

/**
 * A pin keeps a site at one release: emissions do not replace it until somebody publishes on
 * purpose.
 */
export interface Pin {
  hash: string
  /** When the release was pinned, in ISO 8601. */
  pinnedAt: string
}

const PIN_FILE = 'pin.json'

/**
 * Reads the pin of a brand; a pin of another release than the current release is ignored.
 *
 * @param folder folder with the brand's releases
 */
export function readPin(folder: string, current: string | undefined): Pin | undefined {
  try {
    const pin = JSON.parse(readFileSync(join(folder, PIN_FILE), 'utf8')) as Pin
    return pin.hash === current ? pin : undefined
  } catch {
    return undefined
  }
}

/**
 * Pins a release. Called before the site's link is changed to the release, so that no interruption
 * leaves a rollback without a pin.
 */
export async function writePin(folder: string, hash: string): Promise<void> {
  const pin: Pin = { hash, pinnedAt: new Date().toISOString() }
  await replaceFile(folder, PIN_FILE, pin)
}

/** Replaces a file of JSON in one step, so that an interruption leaves the old one or the new. */
export async function replaceFile(folder: string, name: string, value: object): Promise<void> {
  const next = join(folder, partialName(name))
  writeFileSync(next, JSON.stringify(value))
  await syncPath(next)
  renameSync(next, join(folder, name))
  await syncPath(folder)
}

export const removePin = (folder: string): void => rmSync(join(folder, PIN_FILE), { force: true })
