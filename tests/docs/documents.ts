import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Every Markdown page of the project, keyed by its path from the project root. */
export const PAGES: ReadonlyMap<string, string> = new Map(
  globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT }).map((path) => [path, read(path)]),
)

/**
 * Files whose comments may refer to a page; these tests are excluded, as they hold wrong
 * references.
 */
export const SOURCES = globSync(
  ['{src,scripts,tests,themes,.storybook}/**/*.{ts,tsx,js,mjs,css,json}', '*.ts', '.oxlintrc.json'],
  { cwd: ROOT, exclude: ['tests/docs/**'] },
)

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

const SECTIONS = String.raw`§\d+(?:\.\d+)*(?:(?:,| and) §\d+(?:\.\d+)*)*`
const CITATION = new RegExp(
  String.raw`(?<path>docs/[\w/-]+\.md)(?: (?<sections>${SECTIONS}))?`,
  'g',
)
const STANDARD = /RFC \d+ §\d+(?:\.\d+)*/g
const PAGE_NAME = /(?<![\w/.-])(?:[\w-]+\/)*[\w-]+\.md\b/g

/** Lists the section numbers in a page's headings, such as `4.2`. */
export const listHeadings = (page: string): string[] =>
  [...page.matchAll(/^#{1,4} (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => number!)

/** Lists the pages of a document: `docs/product.md` has one page per chapter in `docs/product/`. */
const listPages = (path: string) => {
  const document = path.replace(/^docs\/(\w+)\/\d\d-.*$/, 'docs/$1.md')
  const folder = document.replace(/\.md$/, '/')
  const chapters = [...PAGES].filter(([other]) => other.startsWith(folder))
  return [PAGES.get(document) ?? '', ...chapters.map(([, chapter]) => chapter)]
}

/** Lists the section numbers of the document at `path`, over all its chapters. */
function listSections(path: string): Set<string> {
  return new Set(listPages(path).flatMap(listHeadings))
}

/** Joins comments that span several lines, so that a reference to a page is in one piece. */
const inOnePiece = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)? ?/g, ' ')

/** Checks the references of a source file to documents; counts them and lists the wrong ones. */
export function checkCitations(source: string): { count: number; faults: string[] } {
  const text = inOnePiece(source)
  const citations = [...text.matchAll(CITATION)]
  const faults = citations.flatMap(({ 0: citation, groups }) => {
    const { path, sections } = groups as { path: string; sections?: string }
    if (!PAGES.has(path)) return [`${citation}: there is no such page`]
    const known = listSections(path)
    return [...(sections ?? '').matchAll(/[\d.]*\d/g)]
      .filter(([number]) => !known.has(number))
      .map(([number]) => `${path} has no section ${number}`)
  })
  const rest = text.replace(CITATION, '').replace(STANDARD, '')
  for (const [stray] of rest.matchAll(/.{0,40}§.{0,10}/g)) {
    faults.push(`"${stray.trim()}" cites no page of docs/`)
  }
  for (const [name] of rest.matchAll(PAGE_NAME)) {
    if (!existsSync(join(ROOT, name))) faults.push(`${name} is no file of this repository`)
  }
  return { count: citations.length, faults }
}

/**
 * Checks the links, section numbers and file paths of a page; counts them and lists the wrong ones.
 */
export function checkPage(path: string, page: string): { count: number; faults: string[] } {
  const prose = page.replace(/^```[^]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#[^)\s]*)?\)/g)]
  const paths = [
    ...prose.matchAll(/`((?:src|scripts|tests|themes|locales|\.storybook)\/[\w./-]*)`/g),
  ]
  const sections = [...prose.matchAll(/(?:([\w-]+\.md)(?:\]\([^)]*\))? )?§(\d+(?:\.\d+)*)/g)]
  const faults = [
    ...links
      .filter(([, target]) => !existsSync(join(ROOT, dirname(path), target!)))
      .map(([, target]) => `the link to ${target} leads nowhere`),
    ...paths
      .filter(([, named]) => !existsSync(join(ROOT, named!)))
      .map(([, named]) => `there is no ${named}`),
    ...sections
      .filter(([, name, number]) => {
        const known =
          name === undefined
            ? [...listHeadings(page), ...listSections(path)]
            : [...listSections(`docs/${name}`)]
        return !known.includes(number!)
      })
      .map(([reference]) => `"${reference}" is no section`),
  ]
  return { count: links.length + paths.length + sections.length, faults }
}
