import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from '#support/run-verb.ts'
import { suggestAnswers } from '../create/answers.ts'
import { toBrandFile } from '../create/new-brand.ts'
import { letters } from './letters.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-letters-'))
afterAll(() => rmSync(folder, { recursive: true }))

const answers = suggestAnswers('hyang', { name: 'Ĉafé 향', languages: 'KO', currency: 'KRW' })

beforeAll(() => {
  const brand = toBrandFile('hyang', answers, join(folder, 'hyang'))
  // The fonts are cut by what the verb writes, so they are not there yet.
  const files = [{ file: 'later.woff2', weight: 400 }]
  brand.theme.fonts = { display: { family: 'Later', files } }
  mkdirSync(join(folder, 'hyang'))
  writeFileSync(join(folder, 'hyang/brand.json'), JSON.stringify(brand))
})

test('the characters of a site are those of its texts, words, amounts and names', async () => {
  const out = join(folder, 'words.txt')
  const { code, stdout } = await runHere({ letters }, [
    'letters',
    'hyang',
    '--brands',
    folder,
    '--out',
    out,
  ])
  expect(code).toBe(0)
  const text = readFileSync(out, 'utf8').trimEnd()
  expect(stdout).toContain(`words.txt is written, with ${[...text].length} characters`)
  expect(new Set(text).size).toBe([...text].length)
  // Of the brand's name, of its money, of what players are called, of texts, and of a weekday.
  for (const one of ['Ĉ', 'é', '향', '₩', '7', 'Z', '~', '입', '월']) expect(text).toContain(one)
  expect(text).not.toMatch(/\p{Script=Thai}|\s/u)
})

test('a brand that does not exist has no characters to write', async () => {
  const { code, stderr } = await runHere({ letters }, ['letters', 'hyangg', '--brands', folder])
  expect(code).toBe(2)
  expect(stderr).toContain('did you mean hyang?')
})
