import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lock } from 'proper-lockfile'

/** Milliseconds after which the lock of a process that died counts for nothing. */
const STALE = 5_000

/** How long to wait for another process that holds the lock, in tenths of a second. */
const PATIENCE = 1_200

/**
 * Runs `work` while no other process does so for the same folder, which is made if missing.
 *
 * @throws Error where the lock is not to be had within two minutes, or was lost on the way
 */
export async function withLock<Result>(
  folder: string,
  work: (stillHeld: () => void) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  let lost: Error | undefined
  const release = await lock(folder, {
    stale: STALE,
    update: STALE / 5,
    lockfilePath: join(folder, '.lock'),
    retries: { retries: PATIENCE, factor: 1, minTimeout: 100, maxTimeout: 100 },
    onCompromised: (error) => {
      lost = error
    },
  })
  const stillHeld = () => {
    if (lost) throw new Error('Another process took over in the middle; run this again')
  }
  try {
    return await work(stillHeld)
  } finally {
    if (!lost) await release()
  }
}

/**
 * Makes a folder whole or not at all: `write` fills a neighbour that takes the name when it is
 * done. What is there stays. The caller holds the lock of the parent folder, so that what an
 * interrupted run left behind can be removed.
 */
export async function writeWhole(
  target: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) return
  const parent = dirname(target)
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent).filter((one) => one.includes('.partial'))) {
    rmSync(join(parent, name), { recursive: true, force: true })
  }
  const partial = join(parent, `${basename(target)}.partial`)
  try {
    mkdirSync(partial)
    await write(partial)
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}
