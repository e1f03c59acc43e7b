import { createHash } from 'node:crypto'

/**
 * Returns the name by which a security policy allows an inline script: the hash of its exact text.
 */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface BootScript {
  source: string
  /**
   * Whether pages contain the script inline; if not, they link it as a file, which every policy
   * allows.
   */
  inline: boolean
}

/**
 * The boot scripts of this version and of all releases that may still be kept. Every policy allows
 * all of them inline, so neither a rollback nor an upgrade requires a server to reload its headers.
 * If `src/app/boot.js` changes, add its hash at the top with `inline: false`. Pages then link it,
 * and servers learn the hash with that version. A later version may set `inline: true`.
 */
export const BOOT_SCRIPTS: readonly BootScript[] = [
  { source: "'sha256-DUOAf3v/InYleoLcm5dAqGT1i0uWr/FD/wUgmdSP94Y='", inline: true },
]

/** Sources whose hashes `script-src` allows inline. */
export const BOOT_SOURCES = BOOT_SCRIPTS.map(({ source }) => source)

/** Whether running servers already allow this boot script inline. */
export const mayBeInline = (script: string) =>
  BOOT_SCRIPTS.some(({ source, inline }) => inline && source === hashSource(script))
