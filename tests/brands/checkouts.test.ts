import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/brand/places.ts'

/** Another checkout of the product; packages and the built app are those of this checkout. */
const other = mkdtempSync(join(tmpdir(), 'livery-checkout-'))
const out = join(other, 'out')

function run(program: string, ...args: string[]): string {
  const { GIT_DIR: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  return execFileSync(program, args, { cwd: other, env, encoding: 'utf8' }).trim()
}

function commit(): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  run('git', ...author, 'commit', '--quiet', '--allow-empty', '-m', 'A change of no site')
  return run('git', 'rev-parse', '--short=12', 'HEAD')
}

const brandFrom = (root: string, ...args: string[]) =>
  run(process.execPath, join(root, 'scripts/brand.ts'), ...args)
const buildFrom = (root: string, folder: string) =>
  JSON.parse(brandFrom(root, 'build', 'quarto', '--out', folder, '--json')).sites[0]

beforeAll(() => {
  const files = readdirSync(ROOT).filter((name) => /\.(?:html|json|ts)$/.test(name))
  for (const name of ['brands/quarto', 'locales', 'scripts', 'src', 'themes', ...files]) {
    cpSync(join(ROOT, name), join(other, name), { recursive: true })
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (const name of ['node_modules', '.cache']) symlinkSync(join(ROOT, name), join(other, name))
  run('git', 'init', '--quiet')
  run('git', 'add', 'package.json')
})
afterAll(() => rmSync(other, { recursive: true, force: true }))

test('two checkouts of one product emit the same release, which names its commit', () => {
  const head = commit()
  const { release } = buildFrom(other, out)
  expect(buildFrom(ROOT, join(other, 'second')).release).toBe(release)
  const { product } = JSON.parse(readFileSync(join(out, '_current/quarto/release.json'), 'utf8'))
  expect(product).toEqual({ version: '0.1.0', commit: head })
  expect(brandFrom(other, 'releases', 'quarto', '--out', out)).toContain(`0.1.0 (${head})`)
  expect(commit()).not.toBe(head)
  expect(buildFrom(other, out)).toMatchObject({ release, written: false, published: false })
})

test('the program tells its version, and changes that are not committed', () => {
  const head = commit()
  expect(brandFrom(other, '--version')).toBe(`0.1.0 (${head})`)
  appendFileSync(join(other, 'package.json'), ' ')
  expect(brandFrom(other, '--version')).toBe(`0.1.0 (${head}-dirty)`)
  rmSync(join(other, '.git'), { recursive: true })
  expect(brandFrom(other, '--version')).toBe('0.1.0')
})
