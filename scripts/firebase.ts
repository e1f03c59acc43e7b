import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Tests the Firebase adapter against Firebase's own emulator if its command-line tools are
 * installed (`npm install --global firebase-tools`). Otherwise it only says so and exits without an
 * error.
 */
const PORT = 9199
const ADDRESS = `http://127.0.0.1:${PORT}`
const SUITE = 'vitest run --project components src/parts/identity/codes/firebaseCodes'

if (spawnSync('firebase', ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.log('Skipped: firebase-tools is not installed.')
} else {
  const folder = mkdtempSync(join(tmpdir(), 'livery-firebase-'))
  const config = join(folder, 'firebase.json')
  writeFileSync(
    config,
    JSON.stringify({
      emulators: { auth: { host: '127.0.0.1', port: PORT }, ui: { enabled: false } },
    }),
  )
  const run = spawnSync(
    'firebase',
    ['emulators:exec', '--config', config, '--only', 'auth', '--project', 'demo-livery', SUITE],
    { stdio: 'inherit', env: { ...process.env, VITE_AUTH_EMULATOR: ADDRESS } },
  )
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = run.status ?? 1
}
