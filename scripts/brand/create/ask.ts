import type { Readable, Writable } from 'node:stream'
import { cancel, group, intro, log, multiselect, select, text } from '@clack/prompts'
import { LOOK_NAMES, LOOKS, type LookName } from '#core/brand/looks.ts'
import { MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { FaultError, formatFault } from '../fault.ts'
import type { Answers } from './answers.ts'
import { createBrand, findAnswerFault } from './new-brand.ts'

/** Terminal of the wizard that asks the questions; the process's own terminal by default. */
interface Terminal {
  input?: Readable
  output?: Writable
}

/**
 * Asks for the most important values and writes the brand. An answer that breaks a rule is asked
 * for again at once; faults found only at the end are printed, and the answers become suggestions.
 *
 * @returns the accepted answers and the brand's folder
 */
export async function createByAsking(
  id: string,
  suggested: Answers,
  brandsDir: string,
  terminal: Terminal = {},
): Promise<{ answers: Answers; folder: string }> {
  let answers = suggested
  intro(`A new brand: ${id}`, terminal)
  for (;;) {
    answers = await askForAnswers(id, answers, brandsDir, terminal)
    try {
      return { answers, folder: await createBrand(id, answers, brandsDir) }
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      log.error(error.faults.map(formatFault).join('\n'), terminal)
      log.step('Your answers are kept; change what is wrong.', terminal)
    }
  }
}

/** Asks each question with its suggestion; Ctrl-C ends the program without a stack trace. */
async function askForAnswers(
  id: string,
  suggested: Answers,
  brandsDir: string,
  terminal: Terminal,
): Promise<Answers> {
  const line = (name: Parameters<typeof findAnswerFault>[2], message: string) => () =>
    text({
      message,
      // An empty answer accepts the suggestion.
      placeholder: suggested[name],
      defaultValue: suggested[name],
      validate: (given) => {
        const answers = { ...suggested, [name]: given?.trim() || suggested[name] }
        return findAnswerFault(id, answers, name, brandsDir)
      },
      ...terminal,
    })
  const choice = <Value extends string>(
    message: string,
    options: readonly Value[],
    initialValue: Value,
  ) =>
    select<Value>({
      message,
      options: options.map((value) => ({ value })) as never,
      initialValue,
      ...terminal,
    })
  const answers = await group(
    {
      name: line('name', 'Name that players see'),
      merchant: line('merchant', 'Merchant code'),
      domain: line('domain', 'Main domain'),
      languages: () =>
        multiselect({
          message: 'Languages',
          options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
          initialValues: suggested.languages,
          required: true,
          ...terminal,
        }),
      defaultLanguage: ({
        results: { languages = suggested.languages },
      }): Promise<LanguageCode | symbol> => {
        const preferred = suggested.defaultLanguage
        const first = languages.includes(preferred) ? preferred : languages[0]!
        return choice('Language of a first visit', languages, first)
      },
      currency: line('currency', 'Currency'),
      mode: () => choice('Mode of a first visit', MODES, suggested.mode),
      primary: line('primary', 'Primary colour'),
      accent: line('accent', 'Accent colour'),
      neutral: line('neutral', 'Neutral colour'),
      look: () =>
        select({
          message: 'Look',
          options: LOOK_NAMES.map((value) => ({ value, hint: LOOKS[value].summary })) as never,
          initialValue: suggested.look,
          ...terminal,
        }) as Promise<LookName | symbol>,
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
