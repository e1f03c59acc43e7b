import { hashAppInputs } from './app-build.ts'
import type { EmitOptions } from './emit.ts'
import { type Fault, RefusedError } from './fault.ts'
import { hashBrand, hashProduct, hashRelease } from './inputs.ts'
import { planPublication } from './publish.ts'
import { readBrands } from './read/brands.ts'

interface Plan {
  id: string
  release: string
  /** Whether the files of the release would be written. */
  written: boolean
  published: boolean
  /** Pinned release that the site would go on showing. */
  pinnedTo: string | null
}

/** Says what an emission would do; builds no app and writes no file. */
export async function planEmission({
  out,
  onPurpose,
  report = () => {},
  ...options
}: EmitOptions): Promise<{ plans: Plan[]; faults: Fault[] }> {
  const { ready, faults } = await readBrands(options)
  const product = hashProduct(hashAppInputs())
  const plans: Plan[] = []
  for (const one of ready) {
    const { id } = one.brand
    try {
      const hash = hashRelease({ product, brand: hashBrand(one, options.env) })
      const wanted = { hash, onPurpose, ...(options.env !== undefined && { env: options.env }) }
      const { written, shown, heldBy } = planPublication(out, id, wanted)
      plans.push({ id, release: hash, written, published: shown, pinnedTo: heldBy?.hash ?? null })
      const what = written ? `would be stamped as ${hash}` : `was stamped before as ${hash}`
      if (heldBy) report(`${id} ${what}, and not published: ${heldBy.hash} is pinned`)
      else if (shown) report(`${id} ${what}, and would be published`)
      else report(`${id} ${written ? what : 'is unchanged'}`)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      faults.push({ file: one.file, message: `would not be emitted, ${error.message}` })
    }
  }
  return { plans, faults }
}
