import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getCatalogs } from '@lingui/cli/api'
import { type ExtractedCatalogType, getConfig } from '@lingui/conf'
import { factsOf, findLanguage } from './language/table.ts'
import { findBare } from './words/bare.ts'
import { readCatalogues } from './words/catalogues.ts'
import { findMissing, type Translated, writeShare } from './words/completeness.ts'
import { findSplits } from './words/consistency.ts'
import { checkEnglish, type Finding } from './words/english/check.ts'
import { findGluedWords } from './words/gluedWords.ts'
import { createStrayFinder, readGlossary, writeStray } from './words/glossary.ts'
import { findUnclearValues, readExamples, withExamples } from './words/placeholders.ts'
import { readTexts } from './words/texts.ts'
import { findUnloadedWords } from './words/unloadedWords.ts'

/**
 * Fails if a message has no translation in a complete language, the catalogues are older than the source, a translation
 * lacks a placeholder, a screen can show a message whose catalogue it does not load, a text breaks
 * the glossary, or this project's own English breaks a rule (docs/words.md). `--extract` writes the
 * catalogues again. `--only PATH` checks only the English below a path.
 */
const { values } = parseArgs({
  options: { extract: { type: 'boolean' }, only: { type: 'string' } },
})
if (values.only !== undefined) process.exit(listEnglish(values.only))
const config = getConfig({ cwd: process.cwd() })
const catalogs = await getCatalogs(config)
const examples = readExamples('locales/placeholders.json')
if (values.extract) {
  const known = await readTranslations()
  spawnSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await fillIn(known)
}

const faults: string[] = []
let read = 0
const sources: ExtractedCatalogType[] = []
const missing = new Map(config.locales.map((locale) => [locale, [] as string[]]))

for (const catalog of catalogs) {
  const source = await catalog.collect()
  if (!source) {
    faults.push(`${catalog.path}: its messages could not be collected`)
    continue
  }
  sources.push(source)
  for (const locale of config.locales) {
    const file = catalog.path.replace('{locale}', locale) + '.po'
    const translated = (await catalog.read(locale)) ?? {}
    const place = file.replace(`${process.cwd()}/`, '')
    for (const [id, { message = id }] of Object.entries(source)) {
      read += 1
      const entry = translated[id]
      if (!entry || entry.obsolete)
        missing.get(locale)!.push(`${place}: lacks "${message}"; run npm run words -- --extract`)
      else if (!entry.translation)
        missing.get(locale)!.push(`${place}: "${message}" is not translated`)
      else if (placeholders(message) !== placeholders(entry.translation)) {
        faults.push(`${place}: "${entry.translation}" must keep the placeholders of "${message}"`)
      }
    }
    for (const [id, entry] of Object.entries(translated)) {
      if (!source[id])
        faults.push(
          `${place}: "${entry.message ?? id}" is no longer used; run npm run words -- --extract`,
        )
    }
  }
}

const translated = [...missing].map(([tag, lines]): Translated => ({
  tag,
  messages: read / config.locales.length,
  missing: lines,
}))
for (const language of translated) {
  faults.push(...findMissing(language, factsOf(findLanguage(language.tag)!).completeness))
}

/**
 * Context of messages that players type and never read; the glossary's unwanted variants are
 * allowed in them.
 */
const TYPED = 'typed words'

faults.push(...findUnloadedWords('.'), ...findUnclearValues(sources, examples), ...findGluedWords())

faults.push(
  ...findBare(sources).map(
    (message) => `"${message}" has fewer than three words, must have a comment for translators`,
  ),
)

const glossary = readGlossary('locales/glossary.json')
const finders = config.locales.map((locale) => ({
  locale,
  find: createStrayFinder(glossary, locale),
}))
for (const { locale, find } of finders) {
  const catalogues = await readCatalogues(locale, 'locales')
  faults.push(...findSplits(catalogues))
  for (const [file, messages] of catalogues) {
    for (const [id, { message = id, translation = '', context }] of Object.entries(messages)) {
      if (context === TYPED) continue
      for (const stray of find(translation))
        faults.push(`${file}: "${message}": ${writeStray(stray)}`)
    }
  }
}
const texts = readTexts()
if (texts.length === 0) faults.push('No text outside of the catalogues was read')
for (const { place, text, locale } of texts) {
  // Code is in English, so English variants count only where there is nothing but text.
  const ofText = finders.filter((finder) =>
    locale ? finder.locale === locale : finder.locale !== config.sourceLocale,
  )
  for (const stray of ofText.flatMap(({ find }) => find(text)))
    faults.push(`${place}: ${writeStray(stray)}`)
}

if (read === 0) faults.push('No message was read: is lingui.config.ts right?')
const english = checkEnglish()
if (english.files === 0) faults.push('No source was read')
faults.push(...english.findings.map(writeFinding))
for (const fault of faults) console.error(fault)
const shares = translated.map((language) => `${language.tag} ${writeShare(language)}`)
console.log(`${read} translations checked (${shares.join(', ')}), ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Prints the findings below a path; returns the program's exit code, 1 if there are any. */
function listEnglish(below: string): number {
  const { files, findings } = checkEnglish(below)
  for (const finding of findings) console.log(writeFinding(finding))
  console.log(`${files} files read, ${findings.length} findings`)
  return files > 0 && findings.length === 0 ? 0 : 1
}

function writeFinding({ file, line, fault }: Finding): string {
  return `${file}:${line}: ${fault}`
}

/** Reads every translation in any catalogue file, by language and message id. */
async function readTranslations(): Promise<Map<string, Map<string, string>>> {
  const known = new Map<string, Map<string, string>>()
  for (const locale of config.locales) {
    const translations = new Map<string, string>()
    for (const messages of (await readCatalogues(locale, 'locales')).values()) {
      for (const [id, { translation }] of Object.entries(messages)) {
        if (translation) translations.set(id, translation)
      }
    }
    known.set(locale, translations)
  }
  return known
}

/**
 * Fills in the translation of a message whose code has moved to another catalogue, and the examples
 * of values.
 */
async function fillIn(known: Map<string, Map<string, string>>): Promise<void> {
  const kept = new Set<string>()
  for (const catalog of catalogs) {
    for (const locale of config.locales) {
      const messages = (await catalog.read(locale)) ?? {}
      for (const [id, entry] of Object.entries(messages)) {
        entry.translation ||= known.get(locale)?.get(id) ?? ''
        entry.comments = withExamples(entry, id, examples)
      }
      if (Object.keys(messages).length > 0) {
        await catalog.write(locale, messages)
        kept.add(catalog.getFilename(locale))
      }
    }
  }
  for (const file of globSync('locales/*/*.po').map((name) => resolve(name))) {
    if (!kept.has(file)) rmSync(file)
  }
}

/**
 * Lists the names of variables and tags in a message, sorted and without duplicates; their order in
 * a translation may differ.
 */
function placeholders(message: string): string {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted().join(' ')
}
