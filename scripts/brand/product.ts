import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './places.ts'

/** What emits a site: this product, at one version. */
export interface Product {
  version: string
  /**
   * Commit of the checkout, with `-dirty` after changes that are not committed; undefined without
   * git.
   */
  commit?: string
}

/**
 * Reads which product this is. It says where a release came from, and never becomes part of a
 * release's hash: a commit that changes no site must not make new releases of all sites.
 */
export function readProduct(root = ROOT): Product {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Product
  const commit = readCommit(root)
  return { version, ...(commit !== undefined && { commit }) }
}

/** Writes a product for people, such as "0.1.0 (8b3f651a02c4)". */
export const formatProduct = ({ version, commit }: Product) =>
  commit === undefined ? version : `${version} (${commit})`

function readCommit(root: string): string | undefined {
  // A product that was unpacked within another repository has no commit of its own.
  if (!existsSync(join(root, '.git'))) return undefined
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    }).trim()
  } catch {
    return undefined
  }
}
