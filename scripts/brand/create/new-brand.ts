import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { findBrandFaults } from '#core/brand/rules.ts'
import { type BrandFile, BrandSchema } from '#core/brand/schema.ts'
import { type Fault, FaultError, RefusedError } from '../fault.ts'
import { formatJson } from '../format-json.ts'
import { displayPath, JSON_SCHEMA_FILE } from '../places.ts'
import { findSharedIdentity } from '../read/across.ts'
import { parseBrands, readBrands } from '../read/brands.ts'
import { findHostFaults } from '../read/hosts.ts'
import type { ParsedBrand } from '../read/parsed-brand.ts'
import { parseShape, readableEntries } from '../read/shape.ts'
import { computeTheme } from '../theme.ts'
import { describeShifts } from '../theme/shifts.ts'
import type { Answers } from './answers.ts'
import { drawBanner, drawMark, drawWordmark } from './artwork.ts'
import { type FirstTexts, firstTextsOf } from './texts.ts'

/** Refuses an id that another brand already has, before any question is asked. */
export function requireFreeId(id: string, brandsDir: string): void {
  const folder = join(resolve(brandsDir), id)
  if (existsSync(folder)) {
    throw new RefusedError(
      `${displayPath(folder)} exists and is not overwritten; choose another id`,
    )
  }
}

/**
 * Writes a brand that passes the check, with generated artwork.
 *
 * @returns the brand's folder
 * @throws FaultError if an answer breaks a rule; then no file is left
 */
export async function createBrand(
  id: string,
  answers: Answers,
  brandsDir: string,
): Promise<string> {
  checkBrand({ id, answers }, brandsDir)
  await writeBrands([{ id, answers }], brandsDir)
  return join(resolve(brandsDir), id)
}

/**
 * Checks a new brand before artwork is drawn, so that wrong answers are not reported again as
 * drawing faults.
 *
 * @throws FaultError if an answer breaks a rule
 */
export function checkBrand({ id, answers }: NewBrand, brandsDir: string): void {
  requireFreeId(id, brandsDir)
  const folder = join(resolve(brandsDir), id)
  const faults = findFileFaults(toBrandFile(id, answers, folder), folder, listOthers(brandsDir))
  if (faults.length > 0) throw new FaultError(faults)
}

export interface NewBrand {
  id: string
  answers: Answers
}

/**
 * Writes brands with their artwork and checks them; either all of them appear or none.
 *
 * @throws FaultError if one breaks the check; then no file is left
 */
export async function writeBrands(brands: readonly NewBrand[], brandsDir: string): Promise<void> {
  const target = resolve(brandsDir)
  // A folder that begins with a dot is no brand, so nobody reads an unfinished one.
  const stage = join(target, `.new-${process.pid}`)
  try {
    for (const { id, answers } of brands) {
      const folder = join(stage, id)
      mkdirSync(folder, { recursive: true })
      const file = toBrandFile(id, answers, join(target, id))
      writeFileSync(join(folder, 'brand.json'), await formatJson('brand.json', file))
      const overlay = await formatJson('sandbox.json', sandboxOverlay(id))
      writeFileSync(join(folder, 'sandbox.json'), overlay)
    }
    const drawAndRead = async (drawn: readonly NewBrand[], exact: boolean) => {
      for (const { id, answers } of drawn) drawInto(join(stage, id), id, answers, exact)
      const ids = drawn.map(({ id }) => id)
      return readBrands({ brandsDir: stage, ids, env: 'sandbox' })
    }
    // A logo in a colour that its ground hardly shows is drawn in the nearest one that it does.
    const first = await drawAndRead(brands, true)
    const hidden = brands.filter(({ id }) => !first.ready.some(({ brand }) => brand.id === id))
    const { faults } = hidden.length > 0 ? await drawAndRead(hidden, false) : first
    if (faults.length > 0) {
      const [from, to] = [displayPath(stage), displayPath(target)]
      const told = faults.map((one) => ({ ...one, file: one.file.replace(from, to) }))
      throw new FaultError(told)
    }
    moveAll(brands, stage, target)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Moves finished brands to their place; after a failure, those that were moved go again. */
function moveAll(brands: readonly NewBrand[], stage: string, target: string): void {
  const moved: string[] = []
  try {
    for (const { id } of brands) {
      renameSync(join(stage, id), join(target, id))
      moved.push(id)
    }
  } catch (error) {
    for (const id of moved) rmSync(join(target, id), { recursive: true, force: true })
    throw error
  }
}

/** Says in one line each what becomes of the colours of a new brand that are not used as given. */
export function tellShifts(id: string, answers: Answers): string[] {
  const { theme } = v.parse(BrandSchema, toBrandFile(id, answers, ''))
  return describeShifts(computeTheme(theme).shifts)
}

/** JSON path of each answer in the brand file. */
export const PATHS = {
  name: '$.name',
  merchant: '$.merchant',
  domain: '$.domains[0]',
  currency: '$.currency',
  primary: '$.theme.primary',
  accent: '$.theme.accent',
  neutral: '$.theme.neutral',
} as const satisfies Partial<Record<keyof Answers, string>>

/** Finds the fault of one answer, in the same words as `brand check`. */
export function findAnswerFault(
  id: string,
  answers: Answers,
  name: keyof typeof PATHS,
  brandsDir: string,
): string | undefined {
  const folder = join(resolve(brandsDir), id)
  const file = toBrandFile(id, answers, folder)
  const faults = findFileFaults(file, folder, listOthers(brandsDir))
  return faults.find(({ path }) => path === PATHS[name])?.message
}

/** Reads the brands whose merchants and domains a new brand may not take. */
export const listOthers = (brandsDir: string): ParsedBrand[] =>
  existsSync(brandsDir) ? parseBrands({ brandsDir }).chosen : []

/** Reads a brand file that is not written yet, for the check of brands against each other. */
export function toParsed({ id, answers }: NewBrand, brandsDir: string): ParsedBrand {
  const folder = join(resolve(brandsDir), id)
  const readable = readableEntries(BrandSchema, toBrandFile(id, answers, folder))
  return { file: displayPath(join(folder, 'brand.json')), folder, readable }
}

/** Faults of a brand file that is not written yet. */
export function findFileFaults(
  json: BrandFile,
  folder: string,
  others: readonly ParsedBrand[],
): Fault[] {
  const file = displayPath(join(folder, 'brand.json'))
  const shape = parseShape(BrandSchema, json, file)
  const readable = shape.value ?? readableEntries(BrandSchema, json)
  const theme = readable.theme ? computeTheme(readable.theme).faults : []
  return [
    ...shape.faults,
    ...[...findBrandFaults(readable), ...theme].map((fault) => ({ file, ...fault })),
    ...findHostFaults(readable, file),
    ...findSharedIdentity([...others, { file, folder, readable }]).filter(
      (fault) => fault.file === file,
    ),
  ]
}

/**
 * The sandbox serves its demo games, chat, payment pages, social logins and mirrors from hosts of
 * their own, which this overlay allows.
 */
const sandboxOverlay = (id: string) => ({
  mirrorDomains: [`${id}.localhost`, ...[1, 2, 3].map((each) => `${id}-${each}.localhost`)],
  origins: {
    games: [
      'http://games.localhost:${LIVERY_PORT:-4100}',
      'http://games-2.localhost:${LIVERY_PORT:-4100}',
    ],
    chat: ['http://chat.localhost:${LIVERY_PORT:-4100}'],
    payments: ['http://pay.localhost:${LIVERY_PORT:-4100}'],
    social: ['http://social.localhost:${LIVERY_PORT:-4100}'],
  },
})

function drawInto(folder: string, id: string, answers: Answers, exact: boolean): void {
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  const { theme } = v.parse(BrandSchema, toBrandFile(id, answers, folder))
  const { modes } = computeTheme({ ...theme, exact })
  write('mark.svg', drawMark(id, answers, modes.light!))
  write('mark-dark.svg', drawMark(id, answers, modes.dark!))
  write('wordmark.svg', drawWordmark(id, answers, modes.light!))
  write('wordmark-dark.svg', drawWordmark(id, answers, modes.dark!))
  write('banner.svg', drawBanner(id, answers, modes[answers.mode]!, answers.mode))
}

export function toBrandFile(id: string, answers: Answers, folder: string): BrandFile {
  const { languages, name, look, choices } = answers
  const byLanguage = <Text>(make: (texts: FirstTexts) => Text) =>
    Object.fromEntries(languages.map((code) => [code, make(firstTextsOf(code))]))
  return {
    $schema: relative(folder, JSON_SCHEMA_FILE),
    id,
    name,
    merchant: answers.merchant,
    domains: [answers.domain],
    languages,
    defaultLanguage: answers.defaultLanguage,
    currency: answers.currency,
    theme: {
      defaultMode: answers.mode,
      modes: ['dark', 'light'],
      primary: answers.primary,
      accent: answers.accent,
      neutral: answers.neutral,
      // A colour that someone chose for a brand stays as it is; what it cannot carry gives way.
      exact: true,
      look,
      ...choices,
    },
    logo: {
      mark: 'mark.svg',
      wordmark: 'wordmark.svg',
      markDark: 'mark-dark.svg',
      wordmarkDark: 'wordmark-dark.svg',
    },
    banner: 'banner.svg',
    legal: {
      minimumAge: 18,
      footer: byLanguage(({ footer }) => footer(name)),
      disclaimer: byLanguage(({ disclaimer }) => disclaimer),
    },
    seo: byLanguage(({ title, description }) => ({
      title: `${name} | ${title}`.slice(0, 70),
      description: description(name).slice(0, 170),
    })),
  }
}
