/** Node's `fs` as far as the sandbox reads its own texts, for the page. */

const FILES = import.meta.glob<string>(
  ['/scripts/sandbox/**/*.{json,sql,css,html,svg}', '!/scripts/sandbox/**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** Only the names are read: `catalogues.ts` has what the files say. */
const CATALOGUES = Object.keys(import.meta.glob('/locales/*/{shell,auth,member-withdraw}.po'))
const NAMES = [...Object.keys(FILES), ...CATALOGUES]

/** Path of a file within the project, as the names of `FILES` are. */
const pathOf = (place: URL | string) =>
  (place instanceof URL ? place.pathname : place).replace(/\/$/, '')

export const existsSync = (place: URL | string) =>
  NAMES.some((name) => name === pathOf(place) || name.startsWith(`${pathOf(place)}/`))

export function readFileSync(place: URL | string): string {
  const text = FILES[pathOf(place)]
  if (text === undefined) throw new Error(`The page of a story has no file ${pathOf(place)}.`)
  return text
}

export const readdirSync = (place: URL | string) =>
  Object.keys(FILES)
    .filter((name) => name.startsWith(`${pathOf(place)}/`))
    .map((name) => name.slice(pathOf(place).length + 1))

export const mkdirSync = () => undefined

/** Reads a file as `fs/promises` does, for callers that await it. */
export const readFile = async (place: URL | string) => readFileSync(place)
