import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Mode, MODES } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import type { Verb } from '../command-line.ts'
import { FaultError, UsageError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { findNearest } from '../read/nearest.ts'
import { BRANDS, type Flag } from './flags.ts'

const FORMATS = ['dtcg', 'css', 'figma'] as const

/** The verb by which tokens go to design tools, and seeds come back from them. */
export const tokens: Verb = {
  description: 'Writes the design tokens of a brand for design tools, or reads its seeds from them',
  takes: 'id',
  args: {
    brands: BRANDS,
    format: {
      type: 'string',
      description: `${FORMATS.join(', ')}; dtcg unless given (Design Tokens format 2025.10)`,
    },
    mode: { type: 'string', description: `One mode only: ${MODES.join(' or ')}` },
    out: { type: 'string', description: 'File to write; the terminal unless given' },
    from: { type: 'string', description: 'File of tokens whose seeds the brand takes' },
  },
  async run({ brands, format, mode, out, from }, [id], say) {
    const chosen = mode === undefined ? undefined : pick('mode', mode, MODES)
    if (from !== undefined) {
      if (format !== undefined || out !== undefined) {
        throw new UsageError('tokens --from takes neither --format nor --out')
      }
      const { importSeeds } = await import('../tokens/import.ts')
      const order = { brandsDir: brands as string, id: id!, from: from as string, mode: chosen }
      for (const line of await importSeeds(order)) say(line)
      return
    }
    const kind = format === undefined ? 'dtcg' : pick('format', format, FORMATS)
    const { text, leftOut } = await write(brands as string, id!, kind, chosen)
    if (leftOut.length > 0)
      console.error(`Left out, as ${kind} has no place for them: ${leftOut.join(', ')}`)
    if (out === undefined) {
      process.stdout.write(text)
      return
    }
    const file = resolve(out as string)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    say(`${displayPath(file)} is written`)
  },
}

function pick<Value extends string>(flag: string, given: Flag, known: readonly Value[]): Value {
  const value = known.find((one) => one === given)
  if (value) return value
  const nearest = findNearest(String(given), known)
  const hint = nearest ? `did you mean ${nearest}?` : `known: ${known.join(', ')}`
  throw new UsageError(`--${flag} is ${quote(String(given))}; ${hint}`)
}

async function write(
  brandsDir: string,
  id: string,
  format: (typeof FORMATS)[number],
  mode: Mode | undefined,
): Promise<{ text: string; leftOut: string[] }> {
  const { readBrands } = await import('../read/brands.ts')
  const { ready, faults } = await readBrands({ brandsDir, ids: [id] })
  if (faults.length > 0 || !ready[0]) throw new FaultError(faults)
  const { name, theme } = ready[0].brand
  if (mode && !theme.modes.includes(mode)) {
    throw new UsageError(`${id} has no ${mode} mode, only ${theme.modes.join(', ')}`)
  }
  const { listTokens } = await import('../tokens/tokens.ts')
  const all = listTokens(theme)
  const { formatJson } = await import('../format-json.ts')
  switch (format) {
    case 'dtcg': {
      const { writeModeFile, writeResolver } = await import('../tokens/dtcg.ts')
      const json = mode ? writeModeFile(name, all.tokens, mode) : writeResolver(name, all)
      return { text: await formatJson('tokens.json', json), leftOut: all.leftOut }
    }
    case 'css': {
      const { writeCss } = await import('../tokens/css.ts')
      return { text: writeCss(name, mode ? { ...all, modes: [mode] } : all), leftOut: [] }
    }
    case 'figma': {
      const { listUnknownToFigma, writeFigmaCollection, writeFigmaMode } =
        await import('../tokens/figma.ts')
      const json = mode ? writeFigmaMode(name, all, mode) : writeFigmaCollection(name, all)
      const leftOut = [...all.leftOut, ...listUnknownToFigma(all)]
      return { text: await formatJson('tokens.json', json), leftOut }
    }
  }
}
