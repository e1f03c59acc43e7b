import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'

const ROOT = join(import.meta.dirname, '../..')
const tables = globSync('.storybook/samples/*.json', { cwd: ROOT }).map((file) => ({
  tag: basename(file, '.json'),
  words: JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>,
}))
const english = Object.keys(tables[0]!.words)
const holes = (text: string) => text.match(/\{\w+\}/g) ?? []

test('the sample words of stories exist in the languages of the product', () => {
  expect(tables.length).toBeGreaterThan(3)
  const tags: string[] = LANGUAGE_CODES.map((code) => LANGUAGES[code].tag)
  for (const { tag, words } of tables) {
    expect(tags).toContain(tag)
    expect(Object.keys(words), tag).toEqual(english)
    for (const [text, said] of Object.entries(words)) expect(holes(said), said).toEqual(holes(text))
  }
})

test('no story has a sample word that the product says itself', () => {
  const said = globSync('locales/en/*.po', { cwd: ROOT })
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n\n'))
    .filter((entry) => !entry.includes('\nmsgctxt '))
    .map((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1])
  expect(said.length).toBeGreaterThan(1000)
  expect(english.filter((text) => said.includes(text))).toEqual([])
})
