import { execFileSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashOf } from '../brand/hash.ts'
import { ROOT } from '../brand/places.ts'

/** The files of the working tree that git knows, as they stand. */
export function listTree(): string[] {
  const output = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  return output.split('\0').filter(Boolean)
}

/** Digest of all that a check can read; the defects themselves are not part of it. */
export function hashTree(files: readonly string[]): string {
  const read = files.filter((file) => !file.startsWith('scripts/seeded'))
  return hashOf(...read.flatMap((file) => [file, readFileSync(join(ROOT, file))]))
}

/** Copies the tree into a folder of its own, where it may be spoilt. */
export function copyTree(files: readonly string[]): string {
  // The path has no links: tools that resolve links would find each file under two names.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'livery-seeded-')))
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    // Never a link: an edit would reach the original.
    copyFileSync(join(ROOT, file), join(copy, file), constants.COPYFILE_FICLONE)
  }
  linkPackages(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  // The sandbox's drawings take minutes and are named by what they show.
  mkdirSync(join(ROOT, '.cache/art'), { recursive: true })
  mkdirSync(join(copy, '.cache'))
  symlinkSync(join(ROOT, '.cache/art'), join(copy, '.cache/art'))
  return copy
}

/** Hard links, since bundlers follow symbolic ones out of the copy; if they do not work, one symbolic. */
function linkPackages(from: string, to: string): void {
  try {
    linkFolder(from, to, isCache)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    rmSync(to, { recursive: true })
    symlinkSync(from, to)
  }
}

function linkFolder(from: string, to: string, isLeftOut: (name: string) => boolean): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isLeftOut(entry.name)) continue
    if (entry.isDirectory()) linkFolder(source, target, () => false)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/** What tools write into node_modules is theirs to write anew. */
const isCache = (name: string) => name === '.cache' || name.startsWith('.vite')
