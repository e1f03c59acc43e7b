import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { Brand } from '#core/brand/schema.ts'
import { emitBrands } from '../brand/emit.ts'
import { FaultError, UsageError } from '../brand/fault.ts'
import { ROOT, SANDBOX } from '../brand/places.ts'
import { launchChromium } from '../chromium.ts'
import { dataFileOf } from '../load-fixture-flags.ts'
import { BusyPortError, startSandbox } from '../sandbox/server.ts'
import type { Backstage } from '#scripts/scenes/actor.ts'
import { fetchLocalhost } from '../localhost.ts'
import type { StateChange } from '../sandbox/state.ts'
import {
  findFixtureBrand,
  type LoadFixtureSize,
} from '../sandbox/world/load-fixture/load-fixture.ts'
import { drawSlip } from './slip.ts'

export interface Stage extends Backstage {
  port: number
  brands: readonly Brand[]
  /** The brand whose agent `demoleader` has a large team; undefined if none was requested. */
  fixtureBrand: string | undefined
  browser: Browser
  /** Changes the gateway's behaviour, as a tester does in the console. */
  change(change: StateChange): Promise<void>
  close(): Promise<void>
}

interface StageOptions {
  port: number
  brandsDir: string
  ids: readonly string[]
  loadFixture: LoadFixtureSize | undefined
}

/** Emits the brands, and starts a gateway and a browser for them. */
export async function openStage({
  port,
  brandsDir,
  ids,
  loadFixture,
}: StageOptions): Promise<Stage> {
  // A folder for the sites of these brands only, since a site of another run might get the large
  // team.
  const sites = join(ROOT, '.cache/gallery', ids.toSorted().join('-') || 'all')
  const data = loadFixture ? join(ROOT, dataFileOf(loadFixture)) : ':memory:'
  const { emissions, faults } = await emitBrands({
    brandsDir,
    out: sites,
    ids,
    env: SANDBOX,
    variables: { ...process.env, LIVERY_PORT: String(port) },
    report: (text) => console.log(text),
  })
  if (faults.length > 0) throw new FaultError(faults)
  const art = join(ROOT, '.cache/art')
  const sandbox = await startSandbox({ port, sites, data, loadFixture, art }).catch(
    (error: unknown) => {
      throw error instanceof BusyPortError ? new UsageError(error.message) : error
    },
  )
  const browser = await launchChromium(['--hide-scrollbars'])
  const brands = emissions.map(({ brand }) => brand)
  const ask: Stage['ask'] = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The console refused: ${await response.text()}`)
    return response.json()
  }
  return {
    port,
    brands,
    fixtureBrand: loadFixture && findFixtureBrand(brands)?.id,
    browser,
    ask,
    change: async (change) => void (await ask('PUT', '/sandbox/state', change)),
    originOf: ({ id }) => `http://${id}.localhost:${port}`,
    fetch: fetchLocalhost,
    drawSlip,
    close: async () => {
      await browser.close()
      await sandbox.close()
    },
  }
}
