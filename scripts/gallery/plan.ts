import type { Brand, Mode } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { ROUTES } from '#scripts/brand/features.ts'
import { UsageError } from '#scripts/brand/fault.ts'
import { findNearest } from '#scripts/brand/read/nearest.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'

/** Widths of the screenshots: a phone and a desktop, in CSS pixels. */
export const WIDTHS: readonly number[] = [390, 1440]

/** From this width on, the shell has its layout for wide screens. */
export const WIDE = 1024

const SCENES = listScenes(ROUTES)

/** Widths at which a scene of one side is seen. */
const SIDES = { narrow: `below ${WIDE} px`, wide: `from ${WIDE} px on` } as const
const isOn = (side: keyof typeof SIDES, width: number) => width >= WIDE === (side === 'wide')

export interface Shot extends Scene {
  brand: Brand
  width: number
  mode: Mode
  language: LanguageCode
  /** Path of the screenshot, relative to the gallery's folder. */
  file: string
}

interface Wanted {
  /** Names of scenes, or addresses of pages; undefined for all. */
  routes: readonly string[] | undefined
  modes: readonly Mode[] | undefined
  languages: readonly LanguageCode[] | undefined
  widths: readonly number[]
  /** The brand that has a large team; undefined if none has. */
  fixtureBrand: string | undefined
}

/** Lists the name and the address of each scene, and which brands and widths have it. */
export const listShots = (): { name: string; path: string; needs: string }[] =>
  SCENES.map(({ name, path, flags = [], currencies, side }) => {
    const needs = [...flags, ...(currencies ?? []), ...(side ? [SIDES[side]] : [])]
    return { name, path, needs: needs.join(', ') }
  })

/** Whether a name is that of a scene, or a path the address of one. */
export const isScene = (route: string): boolean =>
  SCENES.some(({ name, path }) => name === route || path === route)

/**
 * Finds the scenes that an operator named: a name is one scene, an address the page itself without
 * its other states.
 *
 * @throws UsageError with the first name that is unknown, and what was probably meant
 */
export function findScenes(routes: readonly string[]): Scene[] {
  return routes.flatMap((route) => {
    // A state may have one scene for each currency.
    const named = SCENES.filter(({ name }) => name === route)
    if (named.length > 0) return named
    const page = SCENES.find(({ path }) => path === route)
    if (page) return page
    const known = listShots().flatMap(({ name, path }) => [name, path])
    const nearest = findNearest(route, known) ?? known.find((name) => name.includes(route))
    const hint = nearest ? `did you mean ${nearest}? ` : ''
    throw new UsageError(`--route ${route}: there is no such page; ${hint}--list names all`)
  })
}

/**
 * Plans the screenshots in groups: the screenshots of one group are taken one after another, groups
 * run in parallel. Groups of the second list change the gateway's answers for a brand, or send events
 * to its pages, so they run after all groups of the first list.
 */
export function planShots(brands: readonly Brand[], wanted: Wanted): [Shot[][], Shot[][]] {
  const scenes = wanted.routes ? findScenes(wanted.routes) : SCENES
  const free: Shot[][] = []
  const switched: Shot[][] = []
  for (const brand of brands) {
    const shots = scenes
      .filter((scene) => whyNot(scene, brand, wanted) === undefined)
      .flatMap((scene) => shotsOf(scene, brand, wanted))
    free.push(...shots.filter((shot) => !isSwitched(shot)).map((shot) => [shot]))
    switched.push(shots.filter(isSwitched))
  }
  return [free, switched]
}

/** Says of each brand which of the scenes that an operator named it lacks, and why. */
export function tellLeftOut(brands: readonly Brand[], wanted: Wanted): string[] {
  const byName = Map.groupBy(findScenes(wanted.routes ?? []), ({ name }) => name)
  return brands.flatMap((brand) =>
    [...byName].flatMap(([name, scenes]) => {
      const reasons = scenes.map((scene) => whyNot(scene, brand, wanted))
      if (reasons.includes(undefined)) return []
      // A state with one scene for each currency is for all of these.
      const currencies = scenes.every((scene) => scene.currencies)
        ? { currencies: scenes.flatMap((scene) => scene.currencies ?? []) }
        : {}
      const reason = whyNot({ ...scenes[0]!, ...currencies }, brand, wanted)
      return [`${brand.id} has no ${name}: ${reason}`]
    }),
  )
}

/** Says why there is no picture of a scene in a brand; undefined if there is one. */
function whyNot(
  { flags = [], currencies, row, prepare, side }: Scene,
  { id, currency, features, languages, theme }: Brand,
  wanted: Wanted,
): string | undefined {
  const off = flags.filter((flag) => !features[flag])
  if (off.length > 0) return `its feature ${off.join(', ')} is off`
  if (currencies && !currencies.includes(currency)) {
    return `its currency is ${currency}, and that page is for ${currencies.join(', ')}`
  }
  if (row !== undefined && id !== wanted.fixtureBrand) {
    return 'it has no large team; --agents gives one to a single brand'
  }
  // The data of a large team is kept between runs, so no screenshot may change it.
  if (prepare && wanted.fixtureBrand !== undefined) {
    return 'it would change the data of the large team; leave --agents out'
  }
  if (side && !wanted.widths.some((width) => isOn(side, width))) {
    return `it is seen ${SIDES[side]}; add such a --width`
  }
  if (wanted.modes && !theme.modes.some((mode) => wanted.modes!.includes(mode))) {
    return `its only mode is ${theme.modes.join()}`
  }
  if (wanted.languages && !languages.some((language) => wanted.languages!.includes(language))) {
    return `its languages are ${languages.join(', ')}`
  }
  return undefined
}

/** Whether a scene changes what other pages of its brand show: by a state, or by an event. */
const isSwitched = ({ systemStatus, prepare, steps = [] }: Scene) =>
  Boolean(systemStatus ?? prepare) || steps.some((step) => 'meanwhile' in step)

function shotsOf(scene: Scene, brand: Brand, { modes, languages, widths }: Wanted): Shot[] {
  const { defaultLanguage } = brand
  return widths
    .filter((width) => !scene.side || isOn(scene.side, width))
    .flatMap((width) =>
      brand.theme.modes
        .filter((mode) => !modes || modes.includes(mode))
        .flatMap((mode) =>
          (languages ?? [defaultLanguage])
            .filter((language) => brand.languages.includes(language))
            .map((language) => {
              const shot = { ...scene, brand, width, mode, language }
              return { ...shot, file: fileOf(shot) }
            }),
        ),
    )
}

/** Names the file of a screenshot, relative to the gallery's folder. */
export function fileOf({
  brand,
  name,
  width,
  mode,
  language,
}: Pick<Shot, 'brand' | 'name' | 'width' | 'mode' | 'language'>): string {
  const suffix = language === brand.defaultLanguage ? '' : `-${language}`
  return `${brand.id}/${name}@${width}-${mode}${suffix}.png`
}
