import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, 'storybook.ts')

/** Runs the program until it ends, with its code and all that it wrote. */
const run = (...flags: string[]) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...flags]).then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, told: stderr }),
  )

test('the help of Storybook names its verbs and their flags', async () => {
  const { code, told } = await run('--help')
  expect(code).toBe(0)
  expect(told).toMatch(/serve[^]*build/)
  expect((await run('build', '--help')).told).toContain('--out')
})

test.each([
  [['--prot', '5000'], 'did you mean --port?'],
  [['--port', 'abc'], 'must be a number from 1 to 65535'],
  [['buid'], 'did you mean build?'],
  [['build', '--ot', 'there'], 'did you mean --out?'],
  [['build', '--out', join(import.meta.dirname, 'brand')], 'holds other files', 1],
])('Storybook refuses the command-line options %j', async (flags, message, expected = 2) => {
  const { code, told } = await run(...flags)
  expect(code).toBe(expected)
  expect(told).toContain(message)
  expect(told).not.toMatch(/^\s+at /m)
})

test('Storybook refuses a port that another program uses', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, told } = await run('--port', String(port))
  server.close()
  expect(code).toBe(1)
  expect(told).toContain(`Port ${port} is in use`)
})
