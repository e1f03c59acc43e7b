import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSite, sha256 } from './bundle.ts'
import { type Run, STACK_FRAME, Workspace } from './workspace.ts'

/** 18 brands are enough work for more than one thread. */
const ids = Array.from({ length: 18 }, (_, index) => `brand-${String(index).padStart(2, '0')}`)

const workspace = new Workspace()
let emission: Run

beforeAll(async () => {
  await workspace.create(ids[0]!)
  for (const id of ids.slice(1)) workspace.copy(ids[0]!, id)
  workspace.write(ids[4]!, 'brand.json', '{ "id": ')
  workspace.write(ids[7]!, 'mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  emission = await workspace.run('build', '--brands', 'brands', '--out', 'out')
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

const sound = ids.filter((_id, index) => index !== 4 && index !== 7)

test('many brands are built in order, and an invalid brand does not stop others', () => {
  expect(emission.code).toBe(1)
  const rows = [...emission.stdout.matchAll(/^(brand-\d+) +\w+ .+ kB .+ ms$/gm)]
  expect(rows.map(([, id]) => id)).toEqual(sound)
  expect(emission.stderr).toContain('brand-04/brand.json')
  expect(emission.stderr).toContain('$.logo.mark')
  expect(emission.stderr).not.toMatch(STACK_FRAME)
})

test(
  'a brand built together with many others equals the same brand built alone',
  { timeout: 60_000 },
  async () => {
    const id = sound.at(-1)!
    const { code } = await workspace.run('build', id, '--brands', 'brands', '--out', 'alone')
    expect(code).toBe(0)
    const digest = (out: string) =>
      [...readSite(join(workspace.root, out, id))].map(
        ([name, bytes]) => `${name} ${sha256(bytes)}`,
      )
    expect(digest('alone')).toEqual(digest('out'))
  },
)

test(
  'the check of many brands tells each in order, and what is wrong of two',
  { timeout: 60_000 },
  async () => {
    const all = await workspace.run('check', '--brands', 'brands', '--json')
    expect(all.code).toBe(1)
    const told = JSON.parse(all.stdout)
    expect(told.brands).toEqual(ids.map((id) => ({ id, passes: sound.includes(id) })))
    expect(told.faults.map(({ file }: { file: string }) => file)).toEqual([
      expect.stringContaining('brand-04/brand.json'),
      expect.stringContaining('brand-07/brand.json'),
    ])
    const alone = await workspace.run('check', sound.at(-1)!, '--brands', 'brands', '--json')
    const own = ({ file }: { file: string }) => file.includes(sound.at(-1)!)
    expect(told.notices.filter(own)).toEqual(JSON.parse(alone.stdout).notices)
  },
)
