import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCache } from './app-build.ts'

test('the build of the app uses the user’s cache folder if the project is read-only', () => {
  const project = mkdtempSync(join(tmpdir(), 'livery-cache-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  expect(findCache('a1', join(project, '.cache/app'))).toBe(join(project, '.cache/app'))
  // Linux lets nobody create files here, not even the superuser.
  const closed = '/proc/self'
  const own = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'livery/app')
  expect(findCache('a1', join(closed, '.cache/app'))).toBe(own)
  mkdirSync(join(project, 'a1'))
  expect(findCache('a1', project)).toBe(project)
})
