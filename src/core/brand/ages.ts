const DIGITS = '[0-9๐-๙０-９]'
const AGE = `(?<!${DIGITS}|[.,])(${DIGITS}{2})(?!${DIGITS})`

/**
 * Ways in which texts of the offered languages write a person's age, such as "18+" or "over 18".
 */
const WAYS = [
  `${AGE}\\s?\\+(?!\\s?\\p{L})`,
  `\\b(?:aged?|age of|turned)\\s${AGE}`,
  `\\b(?:over|under|below|above)\\s${AGE}(?!\\s(?!(?:and|or|may|can|must|is|are|who|to|only|at)\\b)\\p{L}|\\s?%)`,
  `${AGE}[\\s-]years?[\\s-](?:old|of age)`,
  `${AGE}\\s(?:and|or)\\s(?:over|older|above|up)\\b`,
  `อายุ\\P{Nd}{0,20}${AGE}`,
  `${AGE}\\s?ปีขึ้นไป`,
  `${AGE}\\s?tuổi`,
  `${AGE}\\s?(?:세|살)(?!기|대|트)`,
  `${AGE}\\s?(?:周)?岁`,
].map((way) => new RegExp(way, 'giu'))

/** Lists the ages of persons that a text gives in digits, in any of the offered languages. */
export function findAges(text: string): number[] {
  const ages = WAYS.flatMap((way) => [...text.matchAll(way)].map(([, digits]) => toNumber(digits!)))
  return [...new Set(ages)]
}

/**
 * Reads a number in Latin, Thai or full-width digits, since texts of the offered languages use all
 * of them.
 */
const toNumber = (digits: string) =>
  Number([...digits].map((digit) => (digit.codePointAt(0)! - zeroOf(digit)).toString()).join(''))

const zeroOf = (digit: string) =>
  ['0', '๐', '０']
    .map((zero) => zero.codePointAt(0)!)
    .findLast((zero) => zero <= digit.codePointAt(0)!)!
