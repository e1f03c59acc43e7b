import { join } from 'node:path'
import type { Browser } from 'playwright'
import { emitBrands } from '../brand/emit.ts'
import { FaultError } from '../brand/fault.ts'
import { ROOT } from '../brand/places.ts'
import { launchChromium } from '../chromium.ts'
import { type SandboxOptions, startSandbox } from '../sandbox/server.ts'
import { BARE, buildBarePage } from './bare-page.ts'
import { readSite, serveSites, siteFiles } from './site-server.ts'

/**
 * The servers of a benchmark: the sites of brands and the bare page, the sandbox behind them, and a
 * browser.
 */
export interface Stand {
  browser: Browser
  merchant: string
  /** Host and origin of the first brand's site. */
  host: string
  site: string
  /** An origin from which the brand allows games; no server answers there. */
  games: string
  /** Port of the sandbox, which serves the brand's site as well. */
  gateway: number
}

interface StandOptions extends Omit<SandboxOptions, 'port' | 'sites'> {
  brands: readonly string[]
  port: number
}

/** Folder of the sites that benchmarks serve. */
export const SITES = join(ROOT, '.cache/bench/sites')

/**
 * Builds the sites of brands, starts their servers, runs a benchmark on them, and stops all servers
 * again.
 */
export async function onStand<Result>(
  { brands, port, ...world }: StandOptions,
  work: (stand: Stand) => Promise<Result>,
): Promise<Result> {
  const out = SITES
  const { emissions, faults } = await emitBrands({
    brandsDir: join(ROOT, 'brands'),
    out,
    ids: brands,
  })
  if (faults.length > 0) throw new FaultError(faults)
  const { merchant, origins } = emissions[0]!.brand
  const games = (origins.games[0] ?? '').replace('*', 'play')
  const sandbox = await startSandbox({ ...world, port: port + 1, sites: out })
  const [, headers] = siteFiles(out, brands[0]!)
  const host = `${brands[0]}.localhost`
  const sites = {
    [`${BARE}.localhost`]: readSite(await buildBarePage(), headers),
    ...Object.fromEntries(
      brands.map((id) => [`${id}.localhost`, readSite(...siteFiles(out, id))] as const),
    ),
  }
  const server = await serveSites(sites, port, sandbox.port)
  const browser = await launchChromium()
  try {
    const site = `https://${host}:${port}`
    return await work({ browser, merchant, host, site, games, gateway: sandbox.port })
  } finally {
    await browser.close()
    server.close()
    await sandbox.close()
  }
}
