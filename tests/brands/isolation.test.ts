import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE } from './hostile-artwork.ts'
import { type Run, STACK_FRAME, Workspace } from './workspace.ts'

const toldOf = ({ stderr }: Run, id: string) =>
  stderr.split('\n').filter((line) => line.startsWith(`brands/${id}/`))

describe('a brand whose artwork is too much to draw', () => {
  const workspace = new Workspace()
  const runs = {} as Record<'check' | 'build', Run>

  beforeAll(async () => {
    await workspace.create('good')
    for (const [at, [, svg]] of HOSTILE.entries()) {
      workspace.copy('good', `case-${at}`)
      workspace.write(`case-${at}`, 'mark.svg', svg)
    }
    runs.check = await workspace.run('check', '--brands', 'brands')
    runs.build = await workspace.run('build', '--brands', 'brands', '--out', 'out')
  }, 300_000)
  afterAll(() => workspace.remove(), 60_000)

  test.each(HOSTILE.map(([what, , told], at) => [what, at, told] as const))(
    'the commands check and build refuse a logo with %s, and name the file',
    (_what, at, told) => {
      for (const run of [runs.check, runs.build]) {
        const [line, ...others] = toldOf(run, `case-${at}`)
        expect(line).toMatch(/brand\.json: \$\.logo\.mark: is "mark\.svg", which /)
        expect(line).toMatch(told)
        expect(others).toEqual([])
      }
    },
  )

  test('the commands check and build continue with other brands after one refused logo', () => {
    expect(runs.check.stdout).toMatch(/^good +✓/m)
    expect(runs.build.stdout).toMatch(/^good stamped/m)
    expect(existsSync(workspace.site('good', 'index.html'))).toBe(true)
    for (const { code, stderr } of Object.values(runs)) {
      expect(code).toBe(1)
      expect(stderr).not.toMatch(STACK_FRAME)
    }
  })
})

/**
 * For each stage: the Node function and file path that fail unexpectedly, and the expected message.
 */
const STAGES: Readonly<Record<string, readonly [call: string, path: string, told: RegExp]>> = {
  folder: ['readdirSync', 'brands/folder', /brand\.json: was not read, .*\(injected\); undo/],
  file: ['readFileSync', 'brands/file/brand.json', /brand\.json: was not read, .*\(injected\)/],
  overlay: ['readFileSync', 'brands/overlay/sandbox.json', /: was not checked, .*\(injected\)/],
  picture: [
    'readFileSync',
    'brands/picture/mark.svg',
    /\$\.logo\.mark: is "mark\.svg", .*injected/,
  ],
  stamp: ['writeFileSync', '.releases/stamp/', /brand\.json: was not emitted, .*\(injected\)/],
  publish: ['renameSync', '_current/publish', /brand\.json: was not emitted, .*\(injected\)/],
}

describe('an unexpected error in the work for one brand', () => {
  const workspace = new Workspace()
  let build: Run

  beforeAll(async () => {
    await workspace.create('good')
    for (const id of Object.keys(STAGES)) workspace.copy('good', id)
    const preload = join(workspace.root, 'inject.mjs')
    writeFileSync(
      preload,
      `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
for (const [call, path] of ${JSON.stringify(Object.values(STAGES))}) {
  const original = fs[call]
  fs[call] = (...args) => {
    if (args.some((one) => typeof one === 'string' && \`\${one}/\`.includes(\`\${path}/\`.replace('//', '/'))))
      throw new TypeError('injected')
    return original(...args)
  }
}
syncBuiltinESMExports()`,
    )
    build = await workspace.runWith(
      { NODE_OPTIONS: `--import ${preload}` },
      'build',
      '--brands',
      'brands',
      '--out',
      'out',
      '--env',
      'sandbox',
    )
  }, 300_000)
  afterAll(() => workspace.remove(), 60_000)

  test.each(Object.keys(STAGES))(
    'an unexpected error at the build stage "%s" is reported for its brand only',
    (id) => {
      expect(toldOf(build, id)).toEqual([expect.stringMatching(STAGES[id]![2])])
      expect(existsSync(workspace.site(id, 'index.html'))).toBe(false)
    },
  )

  test('an unexpected error in one brand’s build stops no other build; exit code 1', () => {
    expect(build.stdout).toMatch(/^good stamped/m)
    expect(build.stderr).not.toMatch(STACK_FRAME)
    expect(build.code).toBe(1)
  })
})
