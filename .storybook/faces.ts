import { readFileSync } from 'node:fs'
import { valuesOf } from '../src/core/brand/choices.ts'
import { companionsOf } from '../scripts/brand/companions.ts'
import { bodyFaceCss, displayFaceCss, type FontFile } from '../scripts/brand/fonts.ts'
import { ANY_WEIGHT } from '../scripts/brand/stand-ins.ts'
import { LANGUAGE_CODES } from '../src/rules/languages.ts'
import { readDesign } from '../scripts/brand/theme/design.ts'
import { faceVariables } from '../scripts/brand/theme/variables.ts'

type Read = () => string | Uint8Array

const files = new Map<string, Read>()

/** Serves one more file, such as a brand's own font. */
export const addFaceFile = (to: string, content: string | Uint8Array): void => {
  files.set(to, () => content)
}

const addFontFiles = (fonts: readonly FontFile[]) => {
  for (const { from, to } of fonts) files.set(to, () => readFileSync(from))
}

/** Lists the font files and style sheets that the preview serves, by their path. */
export const listFaceFiles = (): ReadonlyMap<string, Read> => files

/** A story is drawn once, so text takes its font even if the font arrives late. */
export const showAtOnce = (css: string) =>
  css.replaceAll('font-display:optional', 'font-display:swap')

/** All weights of a face have its name, so one page shows several if each declares its own weight. */
export const declareWeight = (css: string, variables: Record<string, string>) =>
  css.replaceAll(`font-weight:${ANY_WEIGHT}`, `font-weight:${variables['weight-display']}`)

const standIns = (companions: readonly { standIn: string }[]) =>
  companions.map(({ standIn }) => standIn).join('')

/** Rules and variables of every face that a brand may choose, since stories may show another one. */
export function writeFaces() {
  const design = readDesign()
  const display = valuesOf('displayFace').map((displayFace) => {
    const weights = valuesOf('headingWeight').map((headingWeight) => {
      const theme = { displayFace, headingWeight }
      const { css, files: fonts } = displayFaceCss(theme)
      addFontFiles(fonts)
      const companions = companionsOf({ theme, languages: LANGUAGE_CODES })
      for (const { sheet } of companions) {
        addFontFiles(sheet.files)
        addFaceFile(sheet.to, sheet.css)
      }
      const { 'font-body': _, ...variables } = faceVariables(
        { ...theme, bodyFace: 'system' },
        design,
      )
      const face = {
        css: declareWeight(css, variables) + standIns(companions),
        variables,
        sheets: companions.map(({ sheet }) => sheet.to),
      }
      return [headingWeight, face] as const
    })
    return [displayFace, Object.fromEntries(weights)] as const
  })
  const body = valuesOf('bodyFace').map((name) => {
    const { css, files: fonts } = bodyFaceCss(name)
    addFontFiles(fonts)
    const variables = faceVariables(
      { displayFace: 'kanit', headingWeight: 'regular', bodyFace: name },
      design,
    )
    return [
      name,
      { css: showAtOnce(css), variables: { 'font-body': variables['font-body']! }, sheets: [] },
    ] as const
  })
  return {
    displayFace: Object.fromEntries(display),
    bodyFace: Object.fromEntries(body),
  }
}
