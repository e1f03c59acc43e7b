import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { SEED_NAMES, type SeedName } from '#core/brand/theme.ts'
import { type Design, readDesign } from './design.ts'
import { COMPUTED_VARIABLES, MEASURED_CHOICES } from './files.ts'
import { readSeeds, recipesFor } from './palette.ts'
import { COLOURED_CHOICES, type Recipe, sourcesOf } from './recipes.ts'

/** Where the value of a token or variable of a brand comes from. */
export interface Origin {
  /** Seeds from which a colour is made; none for a fixed hue, for gold, and for an override. */
  seeds: SeedName[]
  /** What sets it in the brand, such as `header: coloured` or `tokens.dark.text`. */
  setBy: string[]
  /** Choices with a value that sets it, whether or not the brand has that value. */
  choices: string[]
}

/**
 * Tells designers of each token and variable what to change for another value: seeds, choices, or
 * an override that is in force.
 */
export function findOrigins(
  theme: Brand['theme'],
  design: Design = readDesign(),
): Record<string, Origin> {
  const colors = Object.keys(design.tokens.colors).map(
    (name) => [name, colorOrigin(name, theme, design)] as const,
  )
  const variables = Object.keys(design.tokens.variables).map(
    (name) => [name, variableOrigin(name, theme, design)] as const,
  )
  return Object.fromEntries([...colors, ...variables])
}

function colorOrigin(name: string, theme: Brand['theme'], { modes }: Design): Origin {
  const offered = MODES.filter((mode) => theme.modes.includes(mode))
  const choices = COLOURED_CHOICES.filter((choice) =>
    MODES.some((mode) =>
      Object.values(modes[mode].choices[choice] ?? {}).some(
        (recipes) => recipes && name in recipes,
      ),
    ),
  )
  const overridden = offered.filter((mode) => theme.tokens?.[mode]?.[name])
  // A later choice replaces the recipes of an earlier one.
  const inForce = choices.findLast((choice) =>
    offered.some((mode) => modes[mode].choices[choice]?.[theme[choice]]?.[name]),
  )
  const made = offered.filter((mode) => !overridden.includes(mode))
  const found = new Set(made.flatMap((mode) => listSeeds(name, theme, mode, modes[mode])))
  return {
    seeds: SEED_NAMES.filter((seed) => found.has(seed)),
    setBy: [
      ...overridden.map((mode) => `tokens.${mode}.${name}`),
      ...(inForce && made.length > 0 ? [`${inForce}: ${theme[inForce]}`] : []),
    ],
    choices,
  }
}

/** Lists the seeds from which a colour is made, by way of other colours too. */
function listSeeds(
  name: string,
  theme: Brand['theme'],
  mode: Mode,
  design: Design['modes'][Mode],
): SeedName[] {
  if (theme.tokens?.[mode]?.[name]) return []
  const recipe = recipesFor(theme, design)[name]!
  const seeds = readSeeds(theme, mode, design)
  // Gold stands in for an accent that looks like an error.
  const isGold = seeds.reward !== seeds.accent
  const own = ownSeeds(recipe).flatMap((seed) => {
    if (seed !== 'reward') return [seed]
    return isGold ? [] : ['accent' as const]
  })
  return [
    ...own,
    ...sourcesOf(recipe).flatMap(([, source]) => listSeeds(source, theme, mode, design)),
  ]
}

function ownSeeds(recipe: Recipe): (SeedName | 'reward')[] {
  if ('ramp' in recipe) return recipe.chroma === 0 ? [] : [recipe.ramp]
  if ('seed' in recipe) return [recipe.seed]
  return 'towards' in recipe ? [recipe.towards] : []
}

function variableOrigin(name: string, theme: Brand['theme'], design: Design): Origin {
  if (COMPUTED_VARIABLES.includes(name)) return { seeds: [], ...computedOrigin(name, theme) }
  const choices = MEASURED_CHOICES.filter((choice) =>
    Object.values(design.choices[choice]).some((variables) => name in variables),
  )
  const inForce = choices.findLast((choice) => name in design.choices[choice][theme[choice]]!)
  return { seeds: [], setBy: inForce ? [`${inForce}: ${theme[inForce]}`] : [], choices }
}

/** Faces have choices; other computed variables follow the colours of the header and footer. */
function computedOrigin(name: string, { fonts, ...theme }: Brand['theme']): Omit<Origin, 'seeds'> {
  if (/-logo$|^footer-/.test(name)) return { setBy: [], choices: [] }
  const part = name === 'font-body' ? 'body' : 'display'
  const choice = `${part}Face` as const
  return {
    setBy: [...(fonts?.[part] ? [`fonts.${part}`] : []), `${choice}: ${theme[choice]}`],
    choices: [choice],
  }
}
