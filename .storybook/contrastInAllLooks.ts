import axe from 'axe-core'
import { brands } from 'virtual:livery-brands'
import { applyLook, type Look } from './applyLook.ts'

/** Ends every movement at once, so that axe never judges a colour half way. */
export function holdStill(): void {
  const still = document.createElement('style')
  still.textContent = '*,::before,::after{transition:none!important;animation:none!important}'
  document.head.append(still)
}

/**
 * Shows the story as it stands in every mode of every brand and lets axe judge its colours; the
 * add-on itself looks at one look alone.
 */
export async function checkContrastInAllLooks(shown: Look): Promise<void> {
  const found: string[] = []
  for (const brand of brands) {
    for (const mode of brand.theme.modes) {
      applyLook({ ...shown, brand: brand.id, mode })
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      })
      for (const node of violations.flatMap(({ nodes }) => nodes)) {
        found.push(`${brand.id}, ${mode}: ${node.html}\n${node.failureSummary ?? ''}`)
      }
    }
  }
  applyLook(shown)
  if (found.length > 0)
    throw new Error(`Colours that do not reach their contrast:\n${found.join('\n')}`)
}
