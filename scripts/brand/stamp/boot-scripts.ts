import { createHash } from 'node:crypto'

/** How a policy names an inline script: by the hash of its exact text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface BootScript {
  source: string
  /** Whether pages hold it inline; until then they link it, which any policy of ours admits. */
  inline: boolean
}

/**
 * The boot scripts of this product version and of those that may be among the kept releases; every
 * policy admits them all, so neither a rollback nor an upgrade needs a server to reload its
 * headers.
 *
 * If `src/app/boot.js` changes, add its hash at the top with `inline: false`: its pages link it, and
 * servers learn the hash with that product version. A later version may set `inline: true`.
 */
export const BOOT_SCRIPTS: readonly BootScript[] = [
  { source: "'sha256-DUOAf3v/InYleoLcm5dAqGT1i0uWr/FD/wUgmdSP94Y='", inline: true },
]

/** Sources whose hashes `script-src` allows inline. */
export const BOOT_SOURCES = BOOT_SCRIPTS.map(({ source }) => source)

/** Whether servers that run already admit this boot script inline. */
export const mayBeInline = (script: string) =>
  BOOT_SCRIPTS.some(({ source, inline }) => inline && source === hashSource(script))
