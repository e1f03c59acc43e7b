import axe from 'axe-core'
import { brands } from 'virtual:livery-brands'
import { hash } from '#scripts/scenery/random.ts'
import { applyLook, type Look } from './applyLook.ts'
import { nextFrame } from './fits.ts'

/** Ends all animations at once, so that axe never checks a colour in the middle of a transition. */
export function holdStill(): void {
  const still = document.createElement('style')
  still.textContent =
    '*,::before,::after{transition:none!important;animation:none!important}' +
    // A fixed bar hides part of what lies under it until a person scrolls, which axe cannot do.
    '.bottom-bar{position:static!important}'
  document.head.append(still)
}

const LOOKS = brands.flatMap((brand) => brand.theme.modes.map((mode) => ({ brand, mode })))

/**
 * Chooses one look by the story's id; in CI one brand for each mode, in the full check all looks.
 */
function chooseLooks(story: string): typeof LOOKS {
  if (import.meta.env.LIVERY_FULL === '1') return LOOKS
  const turn = hash(story)
  if (!import.meta.env.CI) return LOOKS.filter((_, index) => index === turn % LOOKS.length)
  return [...new Set(LOOKS.map(({ mode }) => mode))].flatMap((mode, index) => {
    const looks = LOOKS.filter((look) => look.mode === mode)
    return looks[(turn + index) % looks.length] ?? []
  })
}

/** Lets axe check the colours of the page as it is, and lists each text that is hard to read. */
export async function contrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)
}

/**
 * Shows the story in several brands and modes and lets axe check its colours; the add-on itself
 * checks only one.
 *
 * @param story id of the story, by which the brands are chosen
 */
export async function checkContrast(story: string, shown: Look): Promise<void> {
  const found: string[] = []
  for (const { brand, mode } of chooseLooks(story)) {
    applyLook({ ...shown, brand: brand.id, mode })
    // Long lists place their rows anew once another face has changed the heights.
    await nextFrame()
    await nextFrame()
    const faults = await contrastFaults()
    found.push(...faults.map((fault) => `${brand.id}, ${mode}: ${fault}`))
  }
  applyLook(shown)
  if (found.length > 0)
    throw new Error(`Colours that do not reach their contrast:\n${found.join('\n')}`)
}
