import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const SETUP = fileURLToPath(new URL('setup.mjs', import.meta.url))

/**
 * A fake npm: it installs a missing package, and takes an existing folder for a complete install.
 */
const NPM = `#!/bin/sh
[ -d node_modules/node ] && exit 0
mkdir -p node_modules/node node_modules/.bin
ln -s ${process.execPath} node_modules/.bin/node
echo installed
`

describe('the first command after a checkout', () => {
  let project: string

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'livery-setup-'))
    onTestFinished(() => rmSync(project, { recursive: true }))
    cpSync(SETUP, join(project, 'scripts/setup.mjs'))
    writeFileSync(join(project, 'package-lock.json'), '{}')
    writeFileSync(join(project, 'hello.mjs'), 'console.log("hello")')
    writeFileSync(join(project, 'npm'), NPM)
    chmodSync(join(project, 'npm'), 0o755)
  })

  const run = () => {
    const { npm_execpath: _, ...env } = process.env
    env.PATH = project + delimiter + env.PATH
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['scripts/setup.mjs', 'hello.mjs'],
      { cwd: project, env, encoding: 'utf8' },
    )
    return { told: stdout + stderr, status }
  }

  /** Creates the files that an interrupted install leaves behind. */
  const leaveHalf = () => mkdirSync(join(project, 'node_modules/node'), { recursive: true })
  const leaveNote = (pid: number) => {
    mkdirSync(join(project, '.cache'))
    writeFileSync(join(project, '.cache/installing'), String(pid))
  }

  test('the first `npm start` after a checkout installs the packages once', () => {
    expect(run()).toMatchObject({ told: expect.stringMatching(/installed\nhello/), status: 0 })
    expect(run()).toEqual({ told: 'hello\n', status: 0 })
  })

  test('the first `npm start` installs the packages again after an interrupted install', () => {
    leaveHalf()
    leaveNote(2 ** 30)
    writeFileSync(join(project, 'node_modules/half'), '')
    expect(run()).toMatchObject({ told: expect.stringMatching(/installed\nhello/), status: 0 })
    expect(existsSync(join(project, 'node_modules/half'))).toBe(false)
    expect(run().told).toBe('hello\n')
  })

  test('the first `npm start` installs again if another install left incomplete packages', () => {
    leaveHalf()
    expect(run()).toMatchObject({
      told: expect.stringMatching(/not whole[^]*installed\nhello/),
      status: 0,
    })
  })

  test('`npm start` neither waits for another running install nor changes its files', () => {
    leaveHalf()
    leaveNote(process.pid)
    expect(run()).toMatchObject({
      told: expect.stringContaining('is installing packages'),
      status: 1,
    })
    expect(existsSync(join(project, 'node_modules/node'))).toBe(true)
  })
})
