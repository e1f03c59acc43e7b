import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './pin.ts'

/**
 * Releases that somebody rolled back from, with the time in ISO 8601. A later rollback must not
 * show them again, however new they are.
 */
type RolledBack = Readonly<Record<string, string>>

const FILE = 'rolled-back.json'

/**
 * Reads which releases of a brand were rolled back from.
 *
 * @param folder folder with the brand's releases
 */
export function readRolledBack(folder: string): RolledBack {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as RolledBack
  } catch {
    return {}
  }
}

/** Marks a release as rolled back from; called before the site shows another one. */
export const markRolledBack = (folder: string, hash: string): Promise<void> =>
  replaceFile(folder, FILE, { ...readRolledBack(folder), [hash]: new Date().toISOString() })

/** Takes the mark of a release away, because it is shown again. */
export async function unmarkRolledBack(folder: string, hash: string): Promise<void> {
  const { [hash]: mark, ...others } = readRolledBack(folder)
  if (mark !== undefined) await replaceFile(folder, FILE, others)
}
