import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { describeLanguage, type NewLanguage } from './describe.ts'

const LANGUAGES = 'src/rules/languages.ts'
const FACTS = 'scripts/language/table.ts'
const GLOSSARY = 'locales/glossary.json'
const GUIDE = 'docs/words.md'

/** Adds a language to all files that name languages, and prints what is left to do by hand. */
export function addLanguage(
  code: string,
  flags: Readonly<Record<string, string | boolean | undefined>>,
): void {
  const language = describeLanguage(code, flags)
  change(LANGUAGES, (text) => addLine(text, '\n} as const satisfies', writeLine(language)))
  change(FACTS, (text) => addLine(text, '\n}\n\nexport const factsOf', writeFacts(language)))
  change(GLOSSARY, (text) => addColumn(text, language))
  change(GUIDE, (text) => addSection(text, language))
  run('oxfmt', LANGUAGES, FACTS, GLOSSARY, GUIDE)
  run(process.execPath, 'scripts/words.ts', '--extract')
  run(process.execPath, 'scripts/brand.ts', 'schema')
  console.log(describeNext(language))
}

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const edited = edit(text)
  if (edited === text) throw new Error(`${file} has no place for a new language`)
  writeFileSync(file, edited)
}

/** Programs that read the tables run by themselves, since this one has read the old tables. */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
}

const addLine = (text: string, before: string, line: string) =>
  text.replace(before, () => `\n  ${line}${before}`)

const keyOf = (code: string) => (code.includes('-') ? `'${code}'` : code)
const literal = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`

const writeLine = ({ code, tag, locale, name, direction }: NewLanguage) =>
  `${keyOf(code)}: { tag: '${tag}', locale: '${locale}', name: ${literal(name)}, direction: '${direction}' },`

const writeFacts = ({ code, currency, fallback }: NewLanguage) =>
  `${keyOf(code)}: { currency: '${currency}', completeness: 0${fallback === 'EN' ? '' : `, fallback: '${fallback}'`} },`

function addColumn(text: string, { tag }: NewLanguage): string {
  const glossary = JSON.parse(text) as { terms: { words: Record<string, { use: string[] }> }[] }
  for (const { words } of glossary.terms) words[tag] = { use: [] }
  return JSON.stringify(glossary, null, 2)
}

function addSection(text: string, { englishName }: NewLanguage): string {
  const last = Math.max(...[...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number)))
  return `${text.trimEnd()}

## ${last + 1}. ${englishName}

To be written by its translators:

- Register: polite or plain, and how players are addressed.
- How a request begins, what a button is (verb or noun), how a field says what it may hold.
- How amounts, numbers and names from outside stand in a sentence without being inflected.
- Quotation marks, full stops, spaces around Latin words and numbers.
`
}

function describeNext({ code, tag, locale, name, englishName, direction }: NewLanguage): string {
  const english = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const sample = `${english.format(1_234_567.5)}, ${day.format(Date.UTC(2026, 10, 22, 13, 5))}`
  return `${code} is ${englishName} (${name}): tag ${tag}, locale ${locale}, ${direction === 'rtl' ? 'from right to left' : 'from left to right'}
It writes ${sample}. Is that what its players read? If not, change its locale in ${LANGUAGES}.

Next:
1. Decide its terms in ${GLOSSARY}, and write its section of ${GUIDE}.
2. Translate locales/${tag}/*.po. Gaps are shown in English; npm run words says how much is there.
3. Raise its completeness in ${FACTS}: 1 when all is translated.
4. Add its words where docs/words.md §7 says: search, texts of a new brand, the sandbox.
5. Offer it: add "${code}" to the languages of a brand.json, with its search texts (seo).`
}
