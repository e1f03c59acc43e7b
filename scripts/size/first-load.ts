import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltApp, buildApp } from '../brand/app-build.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { ROOT } from '../brand/places.ts'
import { readBrands } from '../brand/read/brands.ts'
import { findReach, AHEAD, RENDERER, staticImports } from '../brand/stamp/reach.ts'
import { BEFORE_LOBBY, LATE, LOBBY } from './allowed.ts'
import { findIntruders, findTooEarly, type ModuleRecord } from './intruders.ts'

/**
 * Most bytes, compressed by brotli, that the browser loads before the lobby's own chunk
 * (docs/quality.md §1).
 */
export const LIMIT_BEFORE_LOBBY = 132_000
export const LIMIT_WITH_LOBBY = 155_000
/** Most bytes that the member center may add until its list of pages is visible. */
export const LIMIT_MEMBER_CENTER = 60_000
/**
 * Most bytes that the agent center may add until the team overview is visible, without its chart.
 */
export const LIMIT_AGENT_CENTER = 60_000
/** Most bytes that the search popup may have, without the dialog code that it shares. */
export const LIMIT_SEARCH = 16_000

/** Most files of scripts that home has loaded when it rests (docs/quality.md §1). */
export const LIMIT_FILES_AT_REST = 40

/** Sizes as measured, in bytes after compression by brotli; the limits are above. */
export interface FirstLoad {
  /** Files and bytes that load before the lobby's own chunk. */
  before: { files: string[]; bytes: number }
  /** Files and bytes with the lobby and its words, for the brand with the most bytes. */
  lobby: { brand: string; files: string[]; bytes: number }
  styles: { bytes: number }
  /**
   * Bytes that the member center's list adds to the lobby, and the bytes of the center with each
   * page.
   */
  memberCenter: { bytes: number; pages: { name: string; bytes: number }[] }
  /** Bytes that the agent center and its team overview add to the lobby, without the chart. */
  agentCenter: { bytes: number }
  /** Bytes of the search popup's own chunk, compressed. */
  search: { bytes: number }
  /** Files of scripts that home has loaded when it rests. */
  rest: { files: number }
  /** Modules and chunks that no visitor should have to wait for. */
  faults: string[]
  weigh(files: readonly string[]): number
}

/** Measures the bytes that a visitor must download before the home page is complete. */
export async function measureFirstLoad(report: (text: string) => void): Promise<FirstLoad> {
  const app = await buildApp(report)
  const { ready } = await readBrands({ brandsDir: join(ROOT, 'brands') })
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + (app.files.get(`${file}.br`) ?? app.files.get(file)!), 0)
  const before = staticImports(app.manifest, ['index.html', AHEAD, RENDERER])
  const reaches = ready.map(({ brand }) => {
    const { firstLoad, styles } = findReach(app, brand)
    const { tag } = LANGUAGES[brand.defaultLanguage]
    return { brand: brand.id, tag, files: firstLoad, bytes: weigh(firstLoad), styles }
  })
  const [lobby] = reaches.toSorted((one, other) => other.bytes - one.bytes)
  if (!lobby) throw new Error('There is no brand to weigh')
  return {
    before: { files: before, bytes: weigh(before) },
    lobby,
    styles: { bytes: weigh(lobby.styles) },
    memberCenter: weighMemberCenter(app, lobby, weigh),
    agentCenter: { bytes: weighAfter(app, lobby, weigh, [AGENT_CENTER, AGENT_OVERVIEW]) },
    search: { bytes: weigh([app.manifest[SEARCH]!.file]) },
    rest: { files: countFilesAtRest(app, lobby) },
    faults: [
      ...listFaults(app, before, new Set(reaches.flatMap(({ files }) => files))),
      ...listTooEarly(app),
    ],
    weigh,
  }
}

const SEARCH = 'src/features/search/SearchPopup.tsx'

type Loaded = Pick<FirstLoad['lobby'], 'files'> & { tag: string }

/**
 * Lists the files that sources and their words add to files that are already loaded, as after a
 * click on a link to them.
 */
function filesAfter(
  { manifest, words }: BuiltApp,
  { files, tag }: Loaded,
  sources: readonly string[],
): string[] {
  const catalogues = sources.flatMap((source) => words[manifest[source]!.file] ?? [])
  const spoken = catalogues.map((name) => `locales/${tag}/${name}.po`)
  const all = staticImports(manifest, [...sources, ...spoken])
  return all.filter((file) => !files.includes(file))
}

const weighAfter = (
  app: BuiltApp,
  loaded: Loaded,
  weigh: FirstLoad['weigh'],
  sources: readonly string[],
) => weigh(filesAfter(app, loaded, sources))

/**
 * Sources that home loads by itself after its first screen, the game's popup last. Only the
 * benchmark of the page sees what is missing here.
 */
const UNTIL_REST = [
  'src/app/laterParts.tsx',
  'src/features/announcements/announcementPopups.tsx',
  'src/features/lobby/hero/HeroSlides.tsx',
  'src/features/lobby/laterSections.tsx',
  'src/features/play/GamePopup.tsx',
]

function countFilesAtRest(app: BuiltApp, lobby: Loaded): number {
  const scripts = [...lobby.files, ...filesAfter(app, lobby, UNTIL_REST)]
  return scripts.filter((file) => file.endsWith('.js')).length
}

const MEMBER_CENTER = 'src/features/member/center/MemberScreen.tsx'
const CENTER_PAGE = /^src\/features\/(?:member|agent)\/[\w-]+\/\w+Page\.tsx$/
const MEMBER_PAGE = /^src\/features\/member\/[\w-]+\/(\w+)Page\.tsx$/

/** Measures the bytes of the member center with its list of pages, and with each page. */
function weighMemberCenter(
  app: BuiltApp,
  lobby: Loaded,
  weigh: FirstLoad['weigh'],
): FirstLoad['memberCenter'] {
  const pages = Object.keys(app.manifest).flatMap((source) => {
    const [, name] = MEMBER_PAGE.exec(source) ?? []
    return name ? [{ name, bytes: weighAfter(app, lobby, weigh, [MEMBER_CENTER, source]) }] : []
  })
  return { bytes: weighAfter(app, lobby, weigh, [MEMBER_CENTER]), pages }
}

/** Lists charts and calendars that a page of a center loads too early. */
function listTooEarly(app: BuiltApp): string[] {
  const pages = Object.keys(app.manifest).filter((source) => CENTER_PAGE.test(source))
  const record = readRecord(app)
  return pages.flatMap((source) =>
    findTooEarly(record, staticImports(app.manifest, [source]), LATE).map(
      (fault) => `${source}: ${fault}`,
    ),
  )
}

const AGENT_CENTER = 'src/features/agent/center/AgentScreen.tsx'
/** Source of the first page that an agent opens, without its charts, which load later. */
const AGENT_OVERVIEW = 'src/features/agent/overview/OverviewPage.tsx'
function listFaults(app: BuiltApp, before: string[], withLobby: Set<string>): string[] {
  const build = { manifest: app.manifest, record: readRecord(app) }
  const added = [...withLobby].filter((file) => !before.includes(file))
  return [
    ...findIntruders(build, before, BEFORE_LOBBY).map((fault) => `before the lobby: ${fault}`),
    ...findIntruders(build, added, LOBBY, before).map((fault) => `with the lobby: ${fault}`),
  ]
}

const readRecord = ({ folder }: BuiltApp): ModuleRecord =>
  JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'))
