/**
 * The text of a field for an amount while somebody types in it. The field's value has no signs
 * between its digits if it is plain, and the field shows it with them. Any other text is shown as it
 * was typed or pasted, so that what is read is always what is seen.
 */

interface Signs {
  group: string
  decimal: string
  /** Matches digits without groups, with or without decimals in this language. */
  plain: RegExp
  /** Writes whole digits in the groups of the language. */
  write: (whole: bigint) => string
}

const made = new Map<string, Signs>()

function signsOf(locale: string): Signs {
  let signs = made.get(locale)
  if (!signs) {
    const format = new Intl.NumberFormat(locale, { useGrouping: 'always', numberingSystem: 'latn' })
    const parts = format.formatToParts(1000.5)
    const [group, decimal] = (['group', 'decimal'] as const).map(
      (wanted) => parts.find(({ type }) => type === wanted)?.value ?? '',
    ) as [string, string]
    signs = {
      group,
      decimal,
      plain: new RegExp(`^(\\d*)([${decimal}]\\d*)?$`),
      write: (whole) => format.format(whole),
    }
    made.set(locale, signs)
  }
  return signs
}

/** Returns what a field shows for its value: plain digits in the groups of the typist's language. */
export function showTyped(value: string, locale: string): string {
  const { plain, write } = signsOf(locale)
  const [, whole = '', decimals = ''] = plain.exec(value) ?? []
  // A leading zero is left of a number whose first digit is being replaced, such as of 2,000.
  if (!whole || /^0./.test(whole)) return value
  return write(BigInt(whole)) + decimals
}

/** Returns the value of a field that is to hold an amount, which is a decimal string. */
export function typedOf(amount: string, locale: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  if (!/[1-9]/.test(decimals)) return whole
  return whole + signsOf(locale).decimal + decimals.replace(/0+$/, '').padEnd(2, '0')
}

interface Typing {
  /** The text that the field has after the key, and where its caret stands. */
  text: string
  caret: number
  /** Kind of change and what was inserted, as in the browser's `InputEvent`. */
  inputType: string
  data: string | null
}

interface Typed {
  value: string
  shown: string
  caret: number
}

/**
 * Follows one change that a person made in the field.
 *
 * @param last the field's value before the change
 * @param hasDecimals whether amounts of the currency have decimals
 */
export function followTyping(
  { text, caret, inputType, data }: Typing,
  last: string,
  locale: string,
  hasDecimals: boolean,
): Typed {
  const { group, decimal, plain } = signsOf(locale)
  const drop = (grouped: string) => grouped.replaceAll(group, '')
  const before = showTyped(last, locale)
  const wasGrouped = plain.test(drop(before)) && showTyped(drop(before), locale) === before
  const isDigit = inputType.startsWith('delete') || data === decimal || /^\d+$/.test(data ?? '')
  // In digits that the field has grouped, the sign of groups is typed where a keyboard lacks the
  // decimal sign of the language.
  const isPoint = data === group && hasDecimals && /^\d+$/.test(last) && before !== last
  const meant = isPoint ? text.slice(0, caret - 1) + decimal + text.slice(caret) : text
  const value = wasGrouped && (isDigit || isPoint) ? drop(meant) : text
  const shown = showTyped(value, locale)
  if (shown === meant) return { value, shown, caret }
  const kept = drop(meant.slice(0, caret)).length
  let at = 0
  for (let seen = 0; seen < kept; at += 1) if (shown[at] !== group) seen += 1
  // A key that deletes forward would otherwise stay before the sign, and delete nothing ever.
  if (inputType === 'deleteContentForward' && shown[at] === group) at += 1
  return { value, shown, caret: at }
}
