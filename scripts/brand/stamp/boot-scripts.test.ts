import { expect, test } from 'vitest'
import { BOOT_SCRIPTS, hashSource, mayBeInline } from './boot-scripts.ts'
import { readCritical } from './critical.ts'

test('the boot script has at most 1 kB, and its hash is an allowed one', async () => {
  const { script } = await readCritical()
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024)
  // If boot.js changed, add its new hash at the top of the list (boot-scripts.ts says why).
  expect(BOOT_SCRIPTS.map(({ source }) => source)).toContain(hashSource(script))
})

test('a boot script whose hash the content security policy lacks is linked, not inlined', () => {
  expect(mayBeInline('document.title')).toBe(false)
})
