import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHOICE_NAMES, type ChoiceName } from '#core/brand/choices.ts'
import {
  DESK_CHOICES,
  PHONE_CHOICES,
  PIECE_CHOICES,
  STORIES,
} from '../../.storybook/foundations/choices/grounds.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCS = globSync('.storybook/docs/**/*.mdx', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
)

type Entry = Awaited<ReturnType<typeof buildIndex>>['entries'][string]
let entries: Entry[] = []

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: join(ROOT, '.storybook') })).entries)
})

const groupOf = (title: string) => /^Components\/([^/]+)\//.exec(title)?.[1]

/** Reads the page that says when to use which component of a group. */
const readOverview = (group: string) =>
  readFileSync(join(ROOT, `.storybook/docs/components/${group}.mdx`), 'utf8')

/** Says what is wrong with an entry's title; undefined if it follows the scheme. */
function findTitleFault({ title, importPath }: Entry): string | undefined {
  const scheme = /^(?:Docs|Foundations|Pages|Components\/[A-Z][^/]*)\/[A-Z][^/]*(?:\/[A-Z][^/]*)?$/
  if (!scheme.test(title)) return `${importPath}: ${title}`
  if (!importPath.startsWith('./src/')) return undefined
  const name = basename(importPath).replace('.stories.tsx', '')
  const group = groupOf(title)
  return group && title === `Components/${group}/${name}` ? undefined : `${importPath}: ${title}`
}

/** Lists what a page of words names: stories of other files by file and export, pages by their id. */
function readReferences(file: string) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const files = new Map(
    [...text.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name, path]) => [
      name!,
      `./${posix.join(posix.dirname(file), path!)}`,
    ]),
  )
  return {
    stories: [...text.matchAll(/ of=\{(\w+)\.(\w+)\}/g)].map(([, name, story]) => ({
      path: files.get(name!),
      story: story!,
    })),
    pages: [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id]) => id!),
  }
}

describe('the titles of the stories', () => {
  test('every story has a title that follows the scheme of the sidebar', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.flatMap((entry) => findTitleFault(entry) ?? [])).toEqual([])
  })

  test('every group of components has a page that says when to use it', () => {
    const groups = new Set(entries.flatMap(({ title }) => groupOf(title) ?? []))
    const pages = new Set(entries.map(({ title }) => title))
    expect([...groups].filter((group) => !pages.has(`Components/${group}/Overview`))).toEqual([])
  })

  test('the page of each group leads to every component of the group', () => {
    const missing = entries.flatMap(({ type, title, id }) => {
      const group = groupOf(title)
      if (type !== 'docs' || !group || title.endsWith('/Overview')) return []
      return readOverview(group).includes(`](?path=/docs/${id})`) ? [] : [title]
    })
    expect(missing).toEqual([])
  })

  test('the page of each group draws the parts of a component', () => {
    const groups = new Set(entries.flatMap(({ title }) => groupOf(title) ?? []))
    const drawn = /## Anatomy\n\n<Example of=\{Anatomy\.\w+\} \/>/
    expect([...groups].filter((group) => !drawn.test(readOverview(group)))).toEqual([])
  })
})

describe('the pages of words', () => {
  test.each(DOCS)('every story and page that %s names exists', (file) => {
    const { stories, pages } = readReferences(file)
    const known = new Set(
      entries.flatMap((entry) =>
        entry.type === 'story' ? [`${entry.importPath} ${entry.exportName}`] : [],
      ),
    )
    const ids = new Set(entries.map(({ id }) => id))
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.filter(({ path, story }) => !known.has(`${path} ${story}`))).toEqual([])
    expect(pages.filter((id) => !ids.has(id))).toEqual([])
  })
})

/** Lists the titles of one part of the sidebar whose stories designers see. */
const listShownTitles = (part: string) => [
  ...new Set(
    entries.flatMap(({ title, type, tags = [] }) =>
      type === 'story' && title.startsWith(part) && tags.includes('dev') ? [title] : [],
    ),
  ),
]

test('every foundation has a page of words', () => {
  const told = new Set(entries.flatMap(({ title, type }) => (type === 'docs' ? [title] : [])))
  const shown = listShownTitles('Foundations/')
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((title) => !told.has(title))).toEqual([])
})

test('the words on whole pages lead to every page of the site', () => {
  const named = new Set(
    DOCS.filter((file) => file.includes('/docs/pages/')).flatMap(
      (file) => readReferences(file).pages,
    ),
  )
  const linked = new Set(entries.flatMap(({ id, title }) => (named.has(id) ? [title] : [])))
  const shown = listShownTitles('Pages/')
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.filter((title) => !linked.has(title))).toEqual([])
})

test('the pages of choices lead to every story of choices', () => {
  const ids = entries.map(({ id }) => id)
  const linked = Object.values(STORIES).flatMap((group) => group.map(({ id }) => id))
  const shown = entries.flatMap(({ id, type, title }) =>
    type === 'story' && title === 'Foundations/Choices' ? [id] : [],
  )
  expect(linked.filter((id) => !ids.includes(id))).toEqual([])
  expect(shown.filter((id) => !linked.includes(id))).toEqual([])
})

test('stories of choices draw every choice, those of a page’s pieces once', () => {
  const pieces = Object.values(PIECE_CHOICES).flat()
  const onPages = new Set<ChoiceName>([...DESK_CHOICES, ...PHONE_CHOICES])
  expect([...pieces, ...onPages].toSorted()).toEqual(CHOICE_NAMES.toSorted())
})

test('stories write amounts in the currency of the brand on show', () => {
  const fixed = globSync('{src,.storybook}/**/*.stories.tsx', { cwd: ROOT }).filter((file) =>
    /\bcurrency(?:=|: )["'][A-Z]|[฿₩₫]\d/.test(
      readFileSync(join(ROOT, file), 'utf8').replaceAll(/shows\('.*/g, ''),
    ),
  )
  expect(fixed).toEqual([])
})
