import { runVerbs, type Verb } from './brand/command-line.ts'

/** Adds languages to Livery (docs/words.md §7). */
const create: Verb = {
  description: 'Adds a language: its lines, empty catalogues, glossary column and guide section',
  takes: 'code',
  args: {
    tag: { type: 'string', description: 'BCP 47 tag; the code in small letters unless given' },
    locale: { type: 'string', description: 'Locale for Intl; the usual one of the tag' },
    name: { type: 'string', description: 'Its name in the language itself' },
    currency: { type: 'string', description: 'Currency of a new brand', default: 'USD' },
    fallback: {
      type: 'string',
      description: 'Code of the language shown in its gaps',
      default: 'EN',
    },
  },
  async run(flags, [code]) {
    const { addLanguage } = await import('./language/add.ts')
    addLanguage(code!, flags)
  },
}

await runVerbs('language', 'Adds languages', { new: create }, process.argv.slice(2))
