import { describe, expect, it } from 'vitest'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { checkCitations, checkPage, listHeadings, PAGES, read, SOURCES } from './documents.ts'

describe('citations of docs/ in sources', () => {
  const checked = SOURCES.map((path) => ({
    path,
    ...checkCitations(read(path)),
  }))

  it('every reference to a document in a comment names an existing page and section', () => {
    const all = checked.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))
    expect(all).toEqual([])
    expect(checked.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100)
  })

  it.each([
    ['/** See docs/product.md §99. */', 'docs/product.md has no section 99'],
    ['/** See docs/product.md §1 and §2.99. */', 'docs/product.md has no section 2.99'],
    ['/**\n * See docs/product.md\n * §98.\n */', 'docs/product.md has no section 98'],
    ['/** See docs/nowhere.md §1. */', 'docs/nowhere.md §1: there is no such page'],
    ['/** As the specification §4 says. */', 'cites no page of docs/'],
    ['/** As design §2 says. */', 'cites no page of docs/'],
    ['/** As plans.md says. */', 'plans.md is no file of this repository'],
  ])('the check of references in comments reports a wrong reference: %s', (source, fault) => {
    expect(checkCitations(source).faults.join()).toContain(fault)
  })

  it('the check of references in comments accepts right ones, and sections of standards', () => {
    const source = '/** docs/product.md §2.1 and §9, README.md, RFC 7515 §9.2.1. */'
    expect(checkCitations(source)).toEqual({ count: 1, faults: [] })
  })
})

describe('pages of docs/', () => {
  it.each([...PAGES])(
    'a documentation page refers only to existing files, paths and sections: %s',
    (path, page) => {
      expect(checkPage(path, page).faults).toEqual([])
    },
  )

  it('the index of the product document lists each chapter, with its own sections only', () => {
    const chapters = [...PAGES].filter(([path]) => path.startsWith('docs/product/'))
    expect(chapters.length).toBeGreaterThan(10)
    for (const [path, page] of chapters) {
      expect(PAGES.get('docs/product.md')).toContain(`](${path.replace('docs/', '')})`)
      const number = Number(path.match(/\/(\d+)-/)![1])
      expect(listHeadings(page).map((heading) => heading.split('.')[0])).toEqual(
        listHeadings(page).map(() => `${number}`),
      )
    }
  })

  it.each(LOOK_NAMES)('the page of looks shows the look %s with its own sentence', (look) => {
    const page = PAGES.get('docs/looks.md')
    expect(page).toContain(`| \`${look}\``)
    expect(page).toContain(LOOKS[look].summary)
    expect(page).toContain(`(looks/${look}.webp)`)
  })

  it('the documentation pages contain references to check', () => {
    const all = [...PAGES].reduce((sum, [path, page]) => sum + checkPage(path, page).count, 0)
    expect(all).toBeGreaterThan(50)
  })

  it.each([
    ['[a](nowhere.md)', 'the link to nowhere.md leads nowhere'],
    ['`src/nowhere.ts`', 'there is no src/nowhere.ts'],
    ['## 1. One\n\nSee §2.', '"§2" is no section'],
    ['See product.md §99.', '"product.md §99" is no section'],
  ])('the check of documentation pages reports a wrong reference: %s', (page, fault) => {
    expect(checkPage('docs/page.md', page).faults).toEqual([fault])
  })
})
