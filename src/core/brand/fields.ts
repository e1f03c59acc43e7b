import * as v from 'valibot'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'

/** A text that is not empty. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'must not be empty'),
    v.check(
      (written) => written === '' || written.trim() !== '',
      'which holds only blanks, must hold a text',
    ),
    v.trim(),
    v.maxLength(max),
  )

/** A text that stands on one line, in places that know no elements. */
export const line = (max: number) =>
  v.pipe(
    text(max),
    v.check(
      (written) => !/[\n\r\t]/.test(written),
      'which has a line break or a tab, must be one line',
    ),
    v.check((written) => !/<[/!a-z]/i.test(written), 'which holds markup, must be plain words'),
  )

/** A list that names nothing twice; the second entry is the fault. */
export const uniqueList = <Item extends string>(schema: v.GenericSchema<Item>) =>
  v.pipe(
    v.array(schema),
    v.rawCheck(({ dataset: { value, typed }, addIssue }) => {
      if (!typed) return
      for (const [key, input] of value.entries()) {
        const first = value.indexOf(input)
        if (first === key) continue
        addIssue({
          input,
          message: `which already stands at [${first}], must stand once`,
          path: [{ type: 'array', origin: 'value', input: value, key, value: input }],
        })
      }
    }),
  )

/**
 * The name of a file in the brand folder. Names have no capitals, which some disks tell apart and
 * others do not.
 */
export const fileName = (pattern: RegExp, rule: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => {
      const lower = input.toLowerCase()
      return pattern.test(lower) ? `must be in lower case, as the file itself: "${lower}"` : rule
    }),
  )

/** The name of a picture's file in the brand folder. */
export const ArtworkFile = fileName(
  /^[a-z0-9][a-z0-9._-]{0,99}\.(?:svg|png|webp|jpe?g|avif)$/,
  'must name an .svg, .png, .webp, .jpg, .jpeg or .avif file in the brand folder',
)

/** A value for each of some languages; an empty object if the key is missing. */
export const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.strictObject(
      Object.fromEntries(LANGUAGE_CODES.map((code) => [code, v.optional(schema)])) as {
        [Code in LanguageCode]: v.OptionalSchema<Schema, undefined>
      },
    ),
    {} as never,
  )
