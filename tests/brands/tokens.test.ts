import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STACK_FRAME, Workspace } from './workspace.ts'

const workspace = new Workspace()
const tokens = (...args: string[]) =>
  workspace.run('tokens', 'aurora', '--brands', 'brands', ...args)
const read = (name: string) => readFileSync(join(workspace.root, name), 'utf8')

beforeAll(() => workspace.create('aurora', '--primary', '#7c3aed'))
afterAll(() => workspace.remove())

test('the terminal gets the tokens alone, so that another program can read them', async () => {
  const { code, stdout } = await tokens()
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ version: '2025.10' })
})

test('a file gets the tokens, and the terminal what Figma has no place for', async () => {
  const { stdout, stderr } = await tokens('--format', 'figma', '--out', 'figma.json')
  expect(stdout).toBe('figma.json is written\n')
  expect(stderr).toMatch(/^Left out, as figma has no place for them: .*duration\/quick/)
  expect(JSON.parse(read('figma.json')).variableModes).toHaveLength(2)
})

test('one mode of a style sheet can be written alone', async () => {
  const { stdout } = await tokens('--format', 'css', '--mode', 'light')
  expect(stdout).toContain('color-scheme: light;')
  expect(stdout).not.toContain('color-scheme: dark;')
})

test.each([
  [['--format', 'figam'], '--format is "figam"; did you mean figma?'],
  [['--mode', 'drak'], '--mode is "drak"; did you mean dark?'],
  [['--from', 'tokens.json', '--out', 'x'], 'tokens --from takes neither --format nor --out'],
  [['--from', 'gone.json'], 'gone.json: does not exist', 1],
])(
  'the command tokens with %s ends with a sentence that helps',
  async (args, told, expected = 2) => {
    const { code, stderr } = await tokens(...args)
    expect(code).toBe(expected)
    expect(stderr).toContain(told)
    expect(stderr).not.toMatch(STACK_FRAME)
  },
)

test('a seed that was changed in a file of tokens becomes that of the brand', async () => {
  await tokens('--mode', 'dark', '--out', 'dark.json')
  const json = JSON.parse(read('dark.json'))
  json.seed.primary.$value = { colorSpace: 'srgb', components: [0, 0.6, 1] }
  writeFileSync(join(workspace.root, 'dark.json'), JSON.stringify(json))
  const { code, stdout } = await tokens('--from', 'dark.json')
  expect(code).toBe(0)
  expect(stdout).toContain('theme.primary in dark mode: #7c3aed became #0099ff')
  expect(stdout).toContain('brands/aurora/brand.json is written')
  const { stdout: told } = await workspace.run('check', 'aurora', '--brands', 'brands')
  expect(told).toContain('aurora')
  expect(JSON.parse(read('brands/aurora/brand.json')).theme.primary).toEqual({
    dark: '#0099ff',
    light: '#7c3aed',
  })
})
