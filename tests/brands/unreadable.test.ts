import { chmodSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Run, Workspace } from './workspace.ts'

describe('brands with unreadable files', () => {
  const workspace = new Workspace()
  let result: Run

  beforeAll(async () => {
    await workspace.create('good')
    for (const id of ['file', 'overlay', 'picture', 'folder']) workspace.copy('good', id)
    workspace.write('overlay', 'prod.json', '{}')
    const closed = [
      ['file', 'brand.json'],
      ['overlay', 'prod.json'],
      ['picture', 'mark.svg'],
      ['folder'],
    ]
    for (const [id, ...names] of closed) chmodSync(workspace.path(id!, ...names), 0)
    result = await workspace.runAsStranger('check', '--brands', 'brands')
  })
  afterAll(() => {
    chmodSync(workspace.path('folder'), 0o755)
    workspace.remove()
  })

  test.each([
    'brands/file/brand.json: cannot be read; allow it for the user who runs this',
    'brands/overlay/prod.json: cannot be read; allow it for the user who runs this',
    'brands/picture/brand.json: $.logo.mark: is "mark.svg", which cannot be read; allow it for the user who runs this',
    'brands/folder: cannot be read; allow it for the user who runs this',
  ])('the brand check reports brands with unreadable files: %s', (told) => {
    expect(result.stderr.split('\n')).toContain(told)
  })

  test('unreadable files of one brand do not stop the check of other brands', () => {
    expect(result.stdout).toMatch(/^good +✓/m)
    expect(result.stderr.trim().split('\n')).toHaveLength(4)
  })
})

test('a user who owns neither the project nor its cache can build a brand', async () => {
  const workspace = new Workspace()
  await workspace.create('good')
  const { stdout, stderr } = await workspace.runAsStranger(
    'build',
    '--brands',
    'brands',
    '--out',
    'out',
  )
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^good stamped/m)
  workspace.remove()
}, 180_000)
