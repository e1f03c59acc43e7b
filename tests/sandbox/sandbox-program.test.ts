import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../../scripts/sandbox.ts')

function start(...flags: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text))
  return { child, ended: once(child, 'close'), told: () => told }
}

it('the sandbox program exits with code 0, even after repeated stop signals', async () => {
  const { child, ended } = start('--port', '0', '--data', ':memory:', '--games', '60')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
})

it.each([
  [['--prot', '5000'], 'did you mean --port?'],
  [['--port', 'abc'], 'must be a whole number from 0 to 65535'],
])('the sandbox program refuses the command-line options %j', async (flags, message) => {
  const { ended, told } = start(...flags)
  expect(await ended).toEqual([1, null])
  expect(told()).toContain(message)
  expect(told()).not.toMatch(/^\s+at /m)
})
