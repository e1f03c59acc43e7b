import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Verb } from '../command-line.ts'
import { FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { BRANDS } from './flags.ts'

/** The verb that lists the characters to which a brand's own fonts may be cut. */
export const letters: Verb = {
  description: 'Writes the characters that a site of the brand needs, to cut its own fonts by',
  takes: 'id',
  args: {
    brands: BRANDS,
    out: { type: 'string', description: 'File to write; the terminal unless given' },
  },
  async run({ brands, out }, [id], say) {
    // Only the brand file is read, since the fonts that it names may not be there yet.
    const { parseBrands } = await import('../read/brands.ts')
    const { chosen, faults } = parseBrands({ brandsDir: brands as string, ids: [id!] })
    const brand = chosen[0]?.brand
    if (!brand) throw new FaultError(faults)
    const { charactersOfSite } = await import('../read/own-texts.ts')
    const characters = charactersOfSite(brand)
    if (out === undefined) {
      process.stdout.write(`${characters.join('')}\n`)
      return
    }
    const file = resolve(out as string)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${characters.join('')}\n`)
    say(`${displayPath(file)} is written, with ${characters.length} characters`)
  },
}
