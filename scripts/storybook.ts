import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './brand/places.ts'

/**
 * Runs the designers' preview: `npm run storybook` serves it, `npm run storybook -- build` writes
 * it.
 */
const [verb = 'dev', ...rest] = process.argv.slice(2)
const ways: Record<string, string[]> = {
  dev: ['dev', '-p', '4106', '--no-open', '--ci', '--no-version-updates', '--disable-telemetry'],
  build: ['build', '-o', 'storybook-static', '--disable-telemetry'],
}
const way = ways[verb]
if (!way) {
  console.error(`There is no "${verb}"; say dev or build`)
  process.exit(1)
}
const program = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
const child = spawn(process.execPath, [program, ...way, ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
