import {
  closeSync,
  existsSync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { lock } from 'proper-lockfile'
import { forEachSideBySide } from './side-by-side.ts'

/** Milliseconds after which the lock of a process that died is ignored. */
const STALE = 5_000

/**
 * Milliseconds to wait for another process that holds the lock, and between two checks of the lock.
 */
const PATIENCE = 300_000
const PAUSE = 100

/**
 * Fills a folder; returns the relative paths of the files that it wrote, without the files that it
 * linked.
 */
export type WriteFolder = (folder: string) => Promise<readonly string[]>

/** Milliseconds after which no process can still be writing an unfinished folder. */
const ABANDONED = 3_600_000

/**
 * Runs `work` while no other process does so for the same folder, which is created if missing. The
 * lock only avoids double work: if a busy machine loses it, nothing breaks, since all results of
 * `work` appear by one rename.
 */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const release = await takeLock(folder)
  try {
    return await work()
  } finally {
    await release().catch(() => undefined)
  }
}

async function takeLock(folder: string): Promise<() => Promise<void>> {
  const end = Date.now() + PATIENCE
  const lockfilePath = join(folder, '.lock')
  const onCompromised = () => undefined
  for (;;) {
    try {
      return await lock(folder, { stale: STALE, update: STALE / 5, lockfilePath, onCompromised })
    } catch (error) {
      // Only a held lock is tried again; the library's own retries would also wait for a disk that
      // can never be written to.
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || Date.now() > end) throw error
      await setTimeout(PAUSE)
    }
  }
}

/**
 * Creates a folder completely or not at all. `write` fills a temporary folder beside it, which is
 * renamed when it is complete and on the disk. An existing folder stays.
 *
 * @returns whether the folder was created now
 */
export async function writeWhole(target: string, write: WriteFolder): Promise<boolean> {
  if (existsSync(target)) return false
  const parent = dirname(target)
  mkdirSync(parent, { recursive: true })
  removeAbandoned(parent)
  const partial = join(parent, partialName(basename(target)))
  try {
    mkdirSync(partial)
    await syncFiles(partial, await write(partial))
    renameSync(partial, target)
    await syncPath(parent)
    return true
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (existsSync(target)) return false
    throw error
  }
}

/** Removes a folder so that no interruption leaves a part of it under its old name. */
export function removeWhole(folder: string): void {
  const doomed = join(dirname(folder), partialName(basename(folder)))
  renameSync(folder, doomed)
  rmSync(doomed, { recursive: true, force: true })
}

/**
 * Waits until the files of a folder are on the disk. Called before the folder is renamed: if the
 * power failed between rename and writing, the folder would be incomplete.
 */
async function syncFiles(folder: string, files: readonly string[]): Promise<void> {
  const folders = new Set(files.map((file) => dirname(file)))
  for (const one of folders) folders.add(dirname(one))
  const paths = [...files, ...folders].map((path) => `${folder}/${path}`)
  await forEachSideBySide(paths, syncPath)
}

/** Error codes of systems that cannot sync a folder. */
const NO_SYNC = ['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EACCES']

const sync = promisify(fsync)

/** Waits until a file, or the list of names in a folder, is on the disk. */
export async function syncPath(path: string): Promise<void> {
  try {
    // Only fsync, which waits for the disk, runs asynchronously.
    const file = openSync(path, 'r')
    try {
      await sync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!NO_SYNC.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

let count = 0

/**
 * Returns a temporary name with the id of this process, by which other processes see whether this
 * process still runs.
 */
export const partialName = (name: string) => `${name}.partial-${process.pid}-${count++}`

/** Removes folders that interrupted runs left unfinished. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /\.partial-(\d+)-\d+$/.exec(name)?.[1]
    if (pid === undefined) continue
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (isAlive(Number(pid)) && age < ABANDONED) continue
    rmSync(path, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
