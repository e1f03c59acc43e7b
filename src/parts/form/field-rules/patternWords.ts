import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

interface PatternWords {
  plain: MessageDescriptor
  /**
   * Message that states the allowed number of characters, such as `6` or `6–12`; the largest number
   * chooses the form of the noun.
   */
  sized: (length: string, most: number) => MessageDescriptor
  /** Message that states only the smallest number of characters, if there is no largest one. */
  open: (least: number) => MessageDescriptor
}

const A_DATE = msg`Enter a date, such as 1990-01-31.`

/** Messages for the faults of each pattern kind, by `patternId` (docs/product.md §5). */
export const PATTERN_WORDS: Record<number, PatternWords> = {
  1: {
    plain: msg`Any characters will do.`,
    sized: (length, most) => msg`${plural(most, { other: `Use ${length} characters.` })}`,
    open: (least) => msg`${plural(least, { other: 'Use at least # characters.' })}`,
  },
  2: {
    plain: msg`Use English letters and digits, starting with a letter.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} English letters and digits, starting with a letter.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # English letters and digits, starting with a letter.' })}`,
  },
  3: {
    plain: msg`Use English letters and Chinese characters only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} English letters and Chinese characters only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: English letters and Chinese characters only.' })}`,
  },
  4: {
    plain: msg`Use Chinese characters and digits only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} Chinese characters and digits only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: Chinese characters and digits only.' })}`,
  },
  5: {
    plain: msg`Use Chinese characters and punctuation only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} Chinese characters and punctuation marks only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: Chinese characters and punctuation marks only.' })}`,
  },
  6: {
    plain: msg`Enter a valid email address, such as name@example.com.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Enter a valid email address of ${length} characters.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Enter a valid email address of at least # characters.' })}`,
  },
  7: {
    plain: msg`Use English letters or digits only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} English letters or digits only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: English letters or digits only.' })}`,
  },
  8: {
    plain: msg`Use only English letters and digits, with at least one of each.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters: English letters and digits only, with at least one of each.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: English letters and digits only, with at least one of each.' })}`,
  },
  9: {
    plain: msg`Use digits only.`,
    sized: (length, most) => msg`${plural(most, { other: `Use ${length} digits only.` })}`,
    open: (least) => msg`${plural(least, { other: 'Use at least # characters: digits only.' })}`,
  },
  10: {
    plain: msg`Use English letters and digits, with at least one capital letter.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} English letters and digits, with at least one capital letter.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # English letters and digits, with at least one capital letter.' })}`,
  },
  11: {
    plain: msg`Use English letters and spaces only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters: English letters and spaces only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: English letters and spaces only.' })}`,
  },
  12: {
    plain: msg`Don’t use spaces.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters without spaces.` })}`,
    open: (least) => msg`${plural(least, { other: 'Use at least # characters without spaces.' })}`,
  },
  13: {
    plain: A_DATE,
    // The message does not state the length of a date, which is always the same.
    sized: () => A_DATE,
    open: () => A_DATE,
  },
  14: {
    plain: msg`Use Korean letters only.`,
    sized: (length, most) => msg`${plural(most, { other: `Use ${length} Korean letters only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: Korean letters only.' })}`,
  },
  15: {
    plain: msg`Use Thai letters only.`,
    sized: (length, most) => msg`${plural(most, { other: `Use ${length} Thai letters only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: Thai letters only.' })}`,
  },
  16: {
    plain: msg`Use Thai or English letters and spaces only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters: Thai or English letters and spaces only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: Thai or English letters and spaces only.' })}`,
  },
  17: {
    plain: msg`Use only capital letters and spaces, with at least one letter.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters: capital letters and spaces only, with at least one letter.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: capital letters and spaces only, with at least one letter.' })}`,
  },
  18: {
    plain: msg`Use English letters, digits and symbols only.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} English letters, digits and symbols only.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters: English letters, digits and symbols only.' })}`,
  },
  19: {
    plain: msg`Use uppercase and lowercase letters, a digit and a symbol.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Use ${length} characters, with uppercase and lowercase letters, a digit and a symbol.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Use at least # characters, with uppercase and lowercase letters, a digit and a symbol.' })}`,
  },
  20: {
    plain: msg`Enter first and last name, with a space between them.`,
    sized: (length, most) =>
      msg`${plural(most, { other: `Enter first and last name, with a space between them, in ${length} characters.` })}`,
    open: (least) =>
      msg`${plural(least, { other: 'Enter first and last name, with a space between them, in at least # characters.' })}`,
  },
}
