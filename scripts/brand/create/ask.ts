import { cancel, group, intro, multiselect, select, text } from '@clack/prompts'
import { LOOKS, MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'
import type { Answers } from './answers.ts'

/** Asks for what matters most, each question with its suggestion; Ctrl-C ends without a trace. */
export async function askForAnswers(id: string, suggested: Answers): Promise<Answers> {
  intro(`A new brand: ${id}`)
  // Enter alone takes the suggestion.
  const line = (message: string, suggestion: string) => () =>
    text({ message, placeholder: suggestion, defaultValue: suggestion })
  const choice = <Value extends string>(
    message: string,
    options: readonly Value[],
    initialValue: Value,
  ) =>
    select<Value>({ message, options: options.map((value) => ({ value })) as never, initialValue })
  const answers = await group(
    {
      name: line('Name that players see', suggested.name),
      merchant: line('Merchant code', suggested.merchant),
      domain: line('Main domain', suggested.domain),
      languages: () =>
        multiselect({
          message: 'Languages',
          options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
          initialValues: suggested.languages,
          required: true,
        }),
      defaultLanguage: ({
        results: { languages = suggested.languages },
      }): Promise<LanguageCode | symbol> => {
        const preferred = suggested.defaultLanguage
        const first = languages.includes(preferred) ? preferred : languages[0]!
        return choice('Language of a first visit', languages, first)
      },
      currency: line('Currency', suggested.currency),
      mode: () => choice('Mode of a first visit', MODES, suggested.mode),
      primary: line('Primary colour', suggested.primary),
      accent: line('Accent colour', suggested.accent),
      displayFace: () => choice('Display face', LOOKS.displayFace, suggested.displayFace),
      corner: () => choice('Corners', LOOKS.corner, suggested.corner),
      hero: () => choice('Banner', LOOKS.hero, suggested.hero),
    },
    {
      onCancel: () => {
        cancel('Nothing was written.')
        process.exit(1)
      },
    },
  )
  return { ...suggested, ...(answers as Partial<Answers>) }
}
