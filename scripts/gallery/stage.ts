import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import type { Brand } from '#core/brand/schema.ts'
import { emitBrands } from '../brand/emit.ts'
import { FaultError, RefusedError } from '../brand/fault.ts'
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
import { stopClock } from './still.ts'

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

export interface StageOptions {
  port: number
  brandsDir: string
  ids: readonly string[]
  loadFixture?: LoadFixtureSize | undefined
  /** Environment for which the brands are emitted; null for none, the sandbox by default. */
  env?: string | null
  /** Whether every picture of the sandbox is one grey pixel, which nobody has to draw. */
  plain?: boolean | undefined
  /** An emitted site to show in place of brands that are emitted now. */
  emitted?: { folder: string; brand: Brand }
}

/** Does work on a stage, and closes it in any case. */
export async function onStage<Result>(
  options: StageOptions,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage(options)
  try {
    return await work(stage)
  } finally {
    await stage.close()
  }
}

/** Emits the brands, and starts a gateway and a browser for them. */
async function openStage(options: StageOptions): Promise<Stage> {
  const { port, loadFixture, emitted, plain = false } = options
  const { sites, brands } = emitted
    ? { sites: emitted.folder, brands: [emitted.brand] }
    : await emitSites(options)
  const data = loadFixture ? join(ROOT, dataFileOf(loadFixture)) : ':memory:'
  const startClock = loadFixture ? () => undefined : stopClock()
  const art = join(ROOT, '.cache/art')
  const sandbox = await startSandbox({
    port,
    sites,
    data,
    loadFixture,
    art,
    ...(plain && { stubPicture: await greyPixel() }),
  }).catch((error: unknown) => {
    throw error instanceof BusyPortError ? new RefusedError(error.message) : error
  })
  const browser = await launchChromium(['--hide-scrollbars'])
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
      startClock()
    },
  }
}

async function emitSites({ port, brandsDir, ids, env = SANDBOX }: StageOptions) {
  // A folder for the sites of these brands only, since a site of another run might get the large
  // team.
  const own = [...(env === SANDBOX ? [] : [env ?? 'players']), ...ids.toSorted()]
  const sites = join(ROOT, '.cache/gallery', own.join('-') || 'all')
  const { emissions, faults } = await emitBrands({
    brandsDir,
    out: sites,
    ids,
    ...(env !== null && { env }),
    variables: { ...process.env, LIVERY_PORT: String(port) },
    report: (text) => console.log(text),
  })
  if (faults.length > 0) throw new FaultError(faults)
  return { sites, brands: emissions.map(({ brand }) => brand) }
}

/** Makes the answer to each request for a picture of the sandbox. */
async function greyPixel(): Promise<() => Response> {
  const size = { width: 1, height: 1, channels: 3 } as const
  const pixel = await sharp({ create: { ...size, background: '#808080' } })
    .png()
    .toBuffer()
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=3600' }
  return () => new Response(Uint8Array.from(pixel), { headers })
}
