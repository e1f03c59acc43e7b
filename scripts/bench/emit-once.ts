import { emitBrands } from '../brand/emit.ts'

/** What the process tells when it has emitted its brands. */
export interface Emitted {
  brands: number
  /** Most memory that the process has held, in bytes. */
  peak: number
}

/** Emits brands once, in a process of its own, as an operator does: `<brands> <out> <cache>`. */
const [brandsDir, out, cache] = process.argv.slice(2) as [string, string, string]
const { emissions, faults } = await emitBrands({ brandsDir, out, cache })
if (faults.length > 0) {
  console.error(faults.map(({ file, path, message }) => `${file} ${path} ${message}`).join('\n'))
  process.exit(1)
}
const peak = process.resourceUsage().maxRSS * 1024
process.send!({ brands: emissions.length, peak } satisfies Emitted)
