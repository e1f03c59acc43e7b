import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { paths } from '#core/navigation/paths.ts'
import { runVerb } from './brand/command-line.ts'
import { emitBrands } from './brand/emit.ts'
import { FaultError, UsageError } from './brand/fault.ts'
import { ROOT } from './brand/places.ts'
import { findFreePort } from './brand/port.ts'
import { launchChromium } from './chromium.ts'
import { startSandbox } from './sandbox/server.ts'

/** Most places that are named of one audit. */
const MOST_PLACES = 3

/** A place that an audit names: an element of the page, or what only this audit knows. */
interface Item {
  node?: { selector: string; explanation: string }
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo']

interface Page {
  path: string
  feature?: FeatureName
  /** Audits that the page cannot pass, each with the reason. */
  without?: Readonly<Record<string, string>>
}

const UNLISTED = { 'is-crawlable': 'Search engines are told to leave the page out.' }

const PAGES: Readonly<Record<string, Page>> = {
  home: { path: paths.home },
  slots: { path: '/rng' },
  promotions: { path: paths.promotions(), feature: 'promotions' },
  login: { path: paths.login(), without: UNLISTED },
  register: {
    path: paths.register(),
    without: {
      ...UNLISTED,
      'target-size': 'The button of a long form covers its next lines until they are scrolled up.',
    },
  },
  help: { path: paths.help() },
  vip: { path: paths.vip, feature: 'vip' },
  lost: {
    path: '/no-such-page',
    without: {
      ...UNLISTED,
      'http-status-code': 'The status of a wrong address is 404.',
      'errors-in-console': 'The browser itself notes the status 404 there.',
    },
  },
}

/** Serves the sites as players get them, and asks about one page after the other. */
async function examine(ids: readonly string[], names: readonly string[]): Promise<string[]> {
  const sites = join(ROOT, '.cache/lighthouse')
  const { emissions, faults } = await emitBrands({
    brandsDir: join(ROOT, 'brands'),
    out: sites,
    ids,
    report: (text) => console.log(text),
  })
  if (faults.length > 0) throw new FaultError(faults)
  const port = await findFreePort()
  const art = join(ROOT, '.cache/art')
  const sandbox = await startSandbox({ port, sites, data: ':memory:', art })
  const debugging = await findFreePort()
  const browser = await launchChromium([`--remote-debugging-port=${debugging}`])
  const found: string[] = []
  let count = 0
  try {
    for (const { brand } of emissions) {
      for (const name of names.filter((one) => isOffered(PAGES[one]!, brand))) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time, as Lighthouse demands
        const told = await ask(PAGES[name]!, `http://${brand.id}.localhost:${port}`, debugging)
        found.push(...told.map((text) => `${brand.id} ${name}: ${text}`))
        count += 1
        console.log(`${brand.id} ${name} ${told.length === 0 ? '✓' : told.join('; ')}`)
      }
    }
  } finally {
    await browser.close()
    await sandbox.close()
  }
  console.log(`${count} pages asked about`)
  return found
}

const isOffered = ({ feature }: Page, { features }: Brand): boolean =>
  feature === undefined || features[feature]

/** Asks Lighthouse about one page; returns the audits that keep a category below 100. */
async function ask({ path, without = {} }: Page, origin: string, port: number): Promise<string[]> {
  const run = await lighthouse(origin + path, {
    port,
    onlyCategories: CATEGORIES,
    skipAudits: Object.keys(without),
    // Speed is measured elsewhere, so that no slow network is played.
    throttlingMethod: 'provided',
    // A page for a wrong address is a page, too.
    ignoreStatusCode: true,
    logLevel: 'error',
  })
  const { runtimeError, categories, audits } = run!.lhr
  if (runtimeError) return [runtimeError.message]
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .map(({ id, weight }) => ({ audit: audits[id]!, weight }))
      .filter(({ audit: { score }, weight }) => weight > 0 && score !== null && score < 1)
      .map(({ audit }) => `${category} ${describe(audit)}`),
  )
}

/** Says what an audit found, with the first places if it names any. */
function describe({ id, title, displayValue, details }: Result['audits'][string]): string {
  const { items = [] } = (details ?? {}) as { items?: Item[] }
  const places = items
    .slice(0, MOST_PLACES)
    .map(({ node, ...item }) =>
      node ? `${node.selector}: ${node.explanation}` : JSON.stringify(item),
    )
  return [`${id}: ${title}`, displayValue, ...places].filter(Boolean).join('\n    ')
}

await runVerb(
  'npm run lighthouse --',
  {
    description: 'Asks Lighthouse what search engines, good practice and assistive techniques need',
    takes: 'nothing',
    args: {
      brand: {
        type: 'string',
        description: 'Sample brands, such as suvarna,chanh; all by default',
      },
      route: {
        type: 'string',
        description: `Pages, all by default: ${Object.keys(PAGES).join(', ')}`,
      },
    },
    run: async ({ brand, route }) => {
      const names = route ? String(route).split(',') : Object.keys(PAGES)
      const unknown = names.find((name) => !PAGES[name])
      if (unknown) throw new UsageError(`--route ${unknown}: must be one of ${Object.keys(PAGES)}`)
      const faults = await examine(brand ? String(brand).split(',') : [], names)
      console.log(faults.length === 0 ? 'all at 100' : `\n${faults.join('\n')}`)
      if (faults.length > 0) process.exitCode = 1
    },
  },
  process.argv.slice(2),
)
