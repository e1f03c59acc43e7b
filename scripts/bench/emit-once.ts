import { emitBrands } from '../brand/emit.ts'

/** Emits brands once, in a process of its own, as an operator does: `<brands> <out> <cache>`. */
const [brandsDir, out, cache] = process.argv.slice(2) as [string, string, string]
const { emissions, faults } = await emitBrands({ brandsDir, out, cache })
if (faults.length > 0) {
  console.error(faults.map(({ file, path, message }) => `${file} ${path} ${message}`).join('\n'))
  process.exit(1)
}
process.send!(emissions.length)
