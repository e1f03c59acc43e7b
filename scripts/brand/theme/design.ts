import { fileURLToPath } from 'node:url'
import type * as v from 'valibot'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import type { Mode } from '#core/brand/schema.ts'
import { type Fault, FaultError } from '../fault.ts'
import { readJson } from '../read/json.ts'
import { parseShape } from '../read/shape.ts'
import {
  type Faces,
  MEASURED_CHOICES,
  THEME_FILES,
  type TokenTexts,
  type ValueSets,
} from './files.ts'
import { findNameFaults } from './names.ts'
import type { ModeDesign } from './recipes.ts'

export interface Pair {
  color: string
  on: string
  minimum: number
  exact?: false
}

export interface Design {
  modes: Record<Mode, ModeDesign>
  faces: Faces
  /** Variables of each value of the choices that are variables. */
  choices: Record<(typeof MEASURED_CHOICES)[number], ValueSets>
  pairs: Pair[]
  /** What each token is for, and its type. */
  tokens: TokenTexts
}

const THEMES = new URL('../../../themes/', import.meta.url)

let shipped: Design | undefined

/** Returns what `readDesign` reads; the files are read once, since each site asks many times. */
export const shippedDesign = (): Design => (shipped ??= readDesign())

/**
 * Reads the files that designers edit: all files of `themes/`.
 *
 * @throws FaultError with every fault found
 */
export function readDesign(folder: URL = THEMES): Design {
  const faults: Fault[] = []
  const read = <Name extends keyof typeof THEME_FILES>(name: Name) => {
    try {
      const path = fileURLToPath(new URL(name, folder))
      const json = readJson(path, `themes/${name}`)
      const shape = parseShape(THEME_FILES[name] as v.GenericSchema, json, `themes/${name}`)
      faults.push(...shape.faults)
      return shape.value as v.InferOutput<(typeof THEME_FILES)[Name]> | undefined
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }
  const [dark, light] = [read('dark.json'), read('light.json')]
  const [pairs, faces, tokens] = [read('pairs.json'), read('faces.json'), read('tokens.json')]
  const choiceFiles = MEASURED_CHOICES.map((name) => {
    const { $schema: _, ...values } = read(`choices/${name}.json`) ?? {}
    return [name, values] as const
  })
  for (const name of LOOK_NAMES) read(`looks/${name}.json`)
  const isWhole = choiceFiles.every(([, values]) => Object.keys(values).length > 0)
  const choices = Object.fromEntries(choiceFiles) as Design['choices']
  faults.push(
    ...findNameFaults({
      dark,
      light,
      pairs: pairs?.pairs,
      faces,
      tokens,
      choices: isWhole ? choices : undefined,
    }),
  )
  if (faults.length > 0) throw new FaultError(faults)
  return {
    modes: { dark: dark!, light: light! },
    faces: faces!,
    choices,
    pairs: pairs!.pairs.flatMap(({ colors, on, ...rule }) =>
      colors.flatMap((color) => on.map((background) => ({ color, on: background, ...rule }))),
    ),
    tokens: tokens!,
  }
}
