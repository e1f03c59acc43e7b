import { FONT_SUBSETS, type OwnSubset } from '#core/brand/fonts.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { charactersOf, type Drawn, isLetterOf, lettersOf, limitTo } from './letters.ts'
import { type FaceRole, ownAmount, ownTextsOf } from './own-texts.ts'

/** Letters of a language that a notice shows as examples. */
const EXAMPLES = 10

/** Signs of currencies, such as ₩. */
const SIGN = /\p{Sc}/u

/** Says which characters of its site a brand's own face lacks, each in one line. */
export function tellLacking(brand: Partial<Brand>, role: FaceRole, drawn: Drawn): string[] {
  const { languages = [], currency } = brand
  const has = (character: string) => drawn.has(character.codePointAt(0)!)
  const lacking = languages.flatMap((language) => {
    const letters = lettersOf(language, ownTextsOf(brand, language, role))
    return (
      tellLetters(
        language,
        letters,
        letters.filter((letter) => !has(letter)),
      ) ?? []
    )
  })
  const amounts = currency ? languages.map((language) => ownAmount(currency, language)) : []
  const missing = listOthers(brand, role, amounts).filter((character) => !has(character))
  const signs = missing.filter((character) => SIGN.test(character))
  const others = missing.filter((character) => !SIGN.test(character))
  return [
    ...lacking,
    ...signs.map(
      (sign) =>
        `lacks ${sign}, the sign of ${currency}, which its companion draws beside the digits; add it to ${homeOf(sign)}`,
    ),
    ...(others.length > 0
      ? [
          `lacks ${others.length} characters of the brand's own words and amounts (${show(others)}), which its companion draws; add a file with them`,
        ]
      : []),
  ]
}

/** Says which letters of a language a face lacks; undefined if it draws all. */
function tellLetters(
  language: LanguageCode,
  letters: readonly string[],
  lacking: readonly string[],
): string | undefined {
  if (lacking.length === 0) return undefined
  if (lacking.length === letters.length) {
    return `draws no letter of ${language}, so its companion draws them all; add a file with them to change that`
  }
  return `lacks ${lacking.length} of the ${letters.length} letters of ${language} (${show(lacking)}), which its companion draws in the same words; add a file with them`
}

/** Lists characters of the brand's own that are no letters of the language in which they stand. */
function listOthers(
  brand: Partial<Brand>,
  role: FaceRole,
  amounts: readonly string[],
): readonly string[] {
  const { languages = [] } = brand
  const words = languages.flatMap((language) =>
    charactersOf(ownTextsOf(brand, language, role)).filter((one) => !isLetterOf(language, one)),
  )
  return [...new Set([...charactersOf(amounts), ...words])]
}

/** Names the files in which the page looks for a character. */
function homeOf(character: string): string {
  const code = character.codePointAt(0)!
  const own = (Object.keys(FONT_SUBSETS) as OwnSubset[]).find((subset) =>
    limitTo(subset, new Set([code])).has(code),
  )
  return own ? `a file of the subset ${own}` : 'a file without a subset'
}

const show = (characters: readonly string[]) =>
  characters.slice(0, EXAMPLES).join(' ') + (characters.length > EXAMPLES ? ' …' : '')
