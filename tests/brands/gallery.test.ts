import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { IN_CI } from '#support/full.ts'
import { Workspace } from './workspace.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/gallery.ts', import.meta.url))
const LOGIN = ['--route', 'login', '--width', '390']

const workspace = new Workspace()

/** Runs the command of galleries in the workspace. */
const photograph = (...flags: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const given = [SCRIPT, '--brands', 'brands', '--sites', 'out', ...LOGIN, ...flags]
    execFile(process.execPath, given, { cwd: workspace.root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

afterAll(() => workspace.remove())

describe.runIf(IN_CI)('galleries', () => {
  beforeAll(async () => {
    await workspace.create('lotus', '--mode', 'light', '--primary', '#7c3aed')
    workspace.change('lotus', (brand) => (brand.theme.modes = ['light']))
    const { stderr } = await workspace.run('build', '--brands', 'brands', '--out', 'out')
    expect(stderr).toBe('')
  }, 180_000)

  test('a brand with another colour differs from its release', { timeout: 120_000 }, async () => {
    workspace.change('lotus', (brand) => (brand.theme.primary = '#0f766e'))
    const { code, output } = await photograph('--against', 'lotus', '--out', 'pictures')
    expect(output).toContain('1 picture compared: 1 changed, 0 new, 0 gone')
    expect(code).toBe(1)
    const report = readFileSync(join(workspace.root, 'pictures/changes.html'), 'utf8')
    expect(report).toMatch(/What changed since lotus [0-9a-f]{16}/)
  })

  test('a release has a page with its pictures in one file', { timeout: 120_000 }, async () => {
    const { code, output } = await photograph('--release', 'lotus')
    expect(output).toContain('1 picture in out/_pictures/lotus-')
    expect(code).toBe(0)
    const [file] = readdirSync(join(workspace.out, '_pictures'))
    const page = readFileSync(join(workspace.out, '_pictures', file!), 'utf8')
    expect(page).toContain('src="data:image/webp;base64,')
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
  })
})

test('a port that is in use is refused before anything is built', { timeout: 60_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, output } = await photograph('--out', 'pictures', '--port', String(port))
  expect([code, output]).toEqual([
    1,
    `Port ${port} is in use; choose another with "npm run gallery -- --port N"\n`,
  ])
})
