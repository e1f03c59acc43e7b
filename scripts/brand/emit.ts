import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type BuiltApp, buildApp } from './app-build.ts'
import { readProduct } from './product.ts'
import { isSound, parseBrands, type ReadOptions, splitBrands } from './read/brands.ts'
import { emitShare, type EmitResult, type Share } from './share.ts'
import type { ThreadMessage } from './share-thread.ts'
import { countThreads, joinFaults } from './threads.ts'

export interface EmitOptions extends ReadOptions {
  out: string
  /** Folder of built apps; by default the project's own. */
  cache?: string
  /** Whether to publish a release although another is pinned. */
  onPurpose?: boolean
  report?: (text: string) => void
}

/**
 * Builds the app once and writes the site of each brand that has no fault; many brands are spread
 * over several threads.
 */
export async function emitBrands({
  out,
  cache,
  onPurpose = false,
  report = () => {},
  ...options
}: EmitOptions): Promise<EmitResult> {
  const parsed = parseBrands(options)
  const mayEmit = parsed.chosen.some((one) => isSound(one, parsed.faults))
  const building = mayEmit ? buildApp(report, cache) : Promise.resolve(undefined)
  const product = readProduct()
  const shares = splitBrands(parsed, countThreads(parsed.ids.length)).map((part) => ({
    parsed: part,
    options,
    out: resolve(out),
    onPurpose,
    product,
  }))
  const emit = shares.length === 1 ? emitShare : emitInThread
  const results = await Promise.all(shares.map((share) => emit(share, building, report)))
  return {
    emissions: results
      .flatMap(({ emissions }) => emissions)
      .toSorted((a, b) => a.brand.id.localeCompare(b.brand.id)),
    faults: joinFaults(results),
  }
}

async function emitInThread(
  share: Share,
  building: Promise<BuiltApp | undefined>,
  report: (text: string) => void,
): Promise<EmitResult> {
  const thread = new Worker(new URL('./share-thread.ts', import.meta.url), { workerData: share })
  try {
    return await new Promise<EmitResult>((done, fail) => {
      thread.on('message', (message: ThreadMessage) => {
        if ('report' in message) report(message.report)
        else done(message.result)
      })
      thread.on('error', fail)
      thread.on('exit', (code) => fail(new Error(`A thread of the emission ended with ${code}.`)))
      building.then((app) => thread.postMessage(app, []), fail)
    })
  } finally {
    await thread.terminate()
  }
}
