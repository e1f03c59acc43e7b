import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { ASSOCIATION } from '../stamp/site-paths.ts'
import { atMost } from './at-most.ts'
import { tellingFailures } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'
import { readJson } from './json.ts'

/** A file that an operator adds to a site, such as the proof for a search engine. */
export interface PublicFile {
  /** Path in the site, such as `.well-known/security.txt`. */
  name: string
  bytes: Buffer
}

/** Folder of the brand folder whose files the site gets as they are. */
const FOLDER = 'public'

/** The one folder in the site that such files may have. */
const WELL_KNOWN_FOLDER = '.well-known'

/** Files at the top of every site. */
export const SITE_FILES: readonly string[] = [
  'game-return.html',
  'index.html',
  'licenses.txt',
  'manifest.webmanifest',
  'mirror.json',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]

/** What a file may be: nothing that a browser runs, or that the site's own pages would load. */
const ENDINGS = ['.html', '.txt', '.xml', '.json', '.ico', '.png', '.pdf']

/** Apple reads 128 kB of its file at most, which is the longest of them. */
const MAX_BYTES = 128 * 1024
/** Pages that prove a domain have one line. */
const MAX_PAGE_BYTES = 4 * 1024
const MAX_FILES = 100

/** Elements and attributes that would run or load something, which the site's policy forbids. */
const ACTIVE =
  /<\?xml-stylesheet|<\s*(?:script|style|link|base|i?frame|object|embed|form|svg|math|img|video|audio)\b|\bon[a-z]+\s*=|javascript:|http-equiv\s*=\s*["']?\s*(?!content-type)[a-z-]+/i

/**
 * Reads and checks the files of `brands/<id>/public/`; a brand needs none.
 *
 * @param pages names of files with the site's own pages
 */
export function readPublicFiles(
  folder: string,
  pages: readonly string[],
): { files: PublicFile[]; faults: Fault[] } {
  const root = join(folder, FOLDER)
  const files: PublicFile[] = []
  const faults: Fault[] = []
  const attempt = (file: string, work: () => void) => {
    try {
      tellingFailures(file, work)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      faults.push(...error.faults)
    }
  }
  const walk = (below: string) => {
    for (const entry of readdirSync(join(root, below)).toSorted()) {
      const name = below === '' ? entry : `${below}/${entry}`
      const path = join(root, name)
      const file = displayPath(path)
      attempt(file, () => {
        if (leadsOut(path, folder)) throw fault(file, `${LEADS_OUT}; put the file itself there`)
        const isFolder = statSync(path).isDirectory()
        const wrong = tellWrongName(name, entry, isFolder, pages)
        if (wrong !== undefined) throw fault(file, wrong)
        if (isFolder) walk(name)
        else files.push({ name, bytes: readPublicFile(path, name, file) })
      })
    }
  }
  const shown = displayPath(root)
  if (lstatSync(root, { throwIfNoEntry: false })) {
    attempt(shown, () => {
      if (leadsOut(root, folder)) throw fault(shown, `${LEADS_OUT}; put the folder itself there`)
      if (!statSync(root).isDirectory()) throw fault(shown, 'is a file, must be a folder')
      walk('')
      if (files.length > MAX_FILES) {
        throw fault(shown, `has ${files.length} files, must not have over ${MAX_FILES}`)
      }
    })
  }
  return { files, faults: atMost(faults, shown) }
}

/** Says what is wrong with a name or a place; undefined if the site can serve it. */
function tellWrongName(
  name: string,
  entry: string,
  isFolder: boolean,
  pages: readonly string[],
): string | undefined {
  if (name === WELL_KNOWN_FOLDER) {
    return isFolder ? undefined : 'is a file, must be a folder'
  }
  if (/^[._]/.test(entry)) {
    return `begins with ${quote(entry[0]!)}, which no visitor may read; rename it or delete it`
  }
  if (!/^[\w.-]+$/.test(entry)) {
    return 'has another sign than letters, digits, ".", "_" and "-" in its name; rename it'
  }
  const isAtTop = name === entry
  if (isFolder) {
    return isAtTop
      ? `is a folder; put its files beside it, or below ${WELL_KNOWN_FOLDER}`
      : undefined
  }
  const plain = entry.toLowerCase()
  // A page of this name at the top would have Cloudflare show it in place of the app's page.
  const taken = [...SITE_FILES, ...pages].map((each) => each.toLowerCase())
  if ((isAtTop && taken.includes(plain)) || plain === '404.html') {
    return `has the name of a file that the site itself has (${plain}); delete it`
  }
  const ending = extname(entry)
  if (ENDINGS.includes(ending) || (ending === '' && !isAtTop)) return undefined
  return ending === ''
    ? `has no ending; move it below ${WELL_KNOWN_FOLDER}, or add one of ${ENDINGS.join(', ')}`
    : `ends with ${quote(ending)}, must end with one of ${ENDINGS.join(', ')}`
}

function readPublicFile(path: string, name: string, file: string): Buffer {
  const info = statSync(path)
  if (!info.isFile()) throw fault(file, 'is no file; put the file itself there')
  const isPage = /\.(?:html|xml)$/.test(name)
  const most = isPage ? MAX_PAGE_BYTES : MAX_BYTES
  if (info.size > most) {
    const size = Math.ceil(info.size / 1024)
    throw fault(file, `has ${size} kB, must not be over ${most / 1024} kB`)
  }
  if (name === ASSOCIATION || name.endsWith('.json')) readJson(path, file)
  const bytes = readFileSync(path)
  const [active] = (isPage && ACTIVE.exec(bytes.toString())) || []
  if (active !== undefined) {
    throw fault(
      file,
      `holds ${quote(active)}, must hold words only, since the site runs none of it`,
    )
  }
  return bytes
}

const fault = (file: string, message: string) => new FaultError([{ file, message }])
