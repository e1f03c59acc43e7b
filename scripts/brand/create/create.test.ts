import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { BrandSchema } from '#core/brand/schema.ts'
import { runHere } from '#support/run-verb.ts'
import { FaultError } from '../fault.ts'
import { computeTheme } from '../theme.ts'
import { create } from '../verbs/new.ts'
import { suggestAnswers } from './answers.ts'
import { findLettering } from './artwork.ts'
import { createByAsking } from './ask.ts'
import { createBrand, findAnswerFault, tellShifts } from './new-brand.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-new-'))
const brandsDir = join(root, 'brands')
mkdirSync(brandsDir)
afterAll(() => rmSync(root, { recursive: true }))

const read = (id: string, name: string) => readFileSync(join(brandsDir, id, name), 'utf8')

describe('a new brand', () => {
  test('creating a brand with wrong answers reports each error and writes no file', async () => {
    const answers = suggestAnswers('wrong', { currency: 'baht', primary: 'gold' })
    const error = await createBrand('wrong', answers, brandsDir).catch((thrown: unknown) => thrown)
    expect((error as FaultError).faults.map(({ path }) => path)).toEqual([
      '$.currency',
      '$.theme.primary',
    ])
    expect(existsSync(join(brandsDir, 'wrong'))).toBe(false)
  })

  test('a new brand’s logo shows its id if the font cannot draw its name', async () => {
    const thai = suggestAnswers('thai', { name: 'ไทย Bet' })
    expect(findLettering('thai', thai)).toEqual({ text: 'ไทย Bet', missing: [] })
    const korean = suggestAnswers('new-street', { name: '빛거리' })
    expect(findLettering('new-street', korean)).toEqual({
      text: 'New Street',
      missing: ['빛', '거', '리'],
    })
    await createBrand('new-street', korean, brandsDir)
    const [, width] = /width="(\d+)"/.exec(read('new-street', 'wordmark.svg'))!
    expect(Number(width)).toBeGreaterThan(600)
    expect(JSON.parse(read('new-street', 'brand.json')).name).toBe('빛거리')
  })

  test('the answers for a new brand get the same errors as `brand check` reports', async () => {
    const first = suggestAnswers('first', {})
    await createBrand('first', first, brandsDir)
    const findFault = (name: Parameters<typeof findAnswerFault>[2], value: string) =>
      findAnswerFault('next', { ...suggestAnswers('next', {}), [name]: value }, name, brandsDir)
    expect(findFault('merchant', 'next_1')).toBeUndefined()
    expect(findFault('merchant', 'FIRST')).toContain('first/brand.json has too')
    expect(findFault('domain', 'first.example')).toContain('first/brand.json has too')
    expect(findFault('domain', 'github.io')).toContain('must be a host of your own')
    expect(findFault('name', 'x'.repeat(41))).toContain('must not be longer than 40 characters')
    expect(findFault('currency', 'baht')).toContain('must be a currency code')
    expect(findFault('primary', 'gold')).toContain('must be a colour')
    expect(findFault('primary', '#08003a')).toBeUndefined()
  })

  test('a new brand keeps its colour as given, be it pastel, glaring or nearly black', async () => {
    for (const [id, primary] of [
      ['pastel', '#f3b5c4'],
      ['glaring', '#ffee00'],
      ['night', '#08003a'],
    ] as const) {
      const answers = suggestAnswers(id, { primary })
      await createBrand(id, answers, brandsDir)
      const { theme } = v.parse(BrandSchema, JSON.parse(read(id, 'brand.json')))
      const { modes } = computeTheme(theme)
      expect([modes.dark!['primary'], modes.light!['primary']]).toEqual([primary, primary])
      expect(tellShifts(id, answers).join()).toContain('is used as given')
    }
  })

  test('a new brand’s first visit is in the first language that was named', () => {
    const languageOf = (flags: Record<string, string>) =>
      suggestAnswers('jade', flags).defaultLanguage
    expect(languageOf({ languages: 'EN,TH' })).toBe('EN')
    expect(languageOf({ languages: 'EN,TH', 'default-language': 'TH' })).toBe('TH')
    expect(languageOf({})).toBe('TH')
  })

  test('a new brand is told which colours and which look nobody chose', async () => {
    const given = ['--primary', '#00a86b', '--mode', 'light', '--brands', brandsDir]
    const { stdout } = await runHere({ new: create }, [
      'new',
      'jade',
      '--yes',
      '--dry-run',
      ...given,
    ])
    const { accent, neutral, look } = suggestAnswers('jade', {})
    const lines = stdout.trim().split('\n')
    expect(lines.slice(0, -1)).toEqual([
      `accent ${accent} is made from the id, whatever the primary; change it by --accent, or theme.accent in brand.json`,
      `neutral ${neutral} is made from the id, whatever the primary; change it by --neutral, or theme.neutral in brand.json`,
      `look ${look} is chosen by the id (docs/looks.md shows all); change it by --look, or theme.look in brand.json`,
    ])
    expect(lines.at(-1)).toContain('jade would be written')
  })

  test('the wizard for new brands asks a question again only after a wrong answer', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    let shown = ''
    output.on('data', (text: Buffer) => (shown += text.toString()))
    const created = createByAsking('asked', suggestAnswers('asked', {}), brandsDir, {
      input,
      output,
    })
    const answer = async (question: string, keys: string) => {
      await expect.poll(() => shown).toContain(question)
      shown = ''
      input.write(keys)
    }
    await answer('Name that players see', 'Asked One\r')
    await answer('Merchant code', '?')
    input.write('\r')
    await answer('must be 2 to 32 letters, digits and underscores', '\u007fasked_1\r')
    for (const question of ['Main domain', 'Languages', 'first visit', 'Currency', 'Mode']) {
      await answer(question, '\r')
    }
    await answer('Primary colour', 'gold\r')
    await answer('must be a colour', '\u0015#5b8def\r')
    for (const question of ['Accent', 'Neutral', 'Look']) {
      await answer(question, '\r')
    }
    const { folder } = await created
    expect(folder).toBe(join(brandsDir, 'asked'))
    expect(JSON.parse(read('asked', 'brand.json'))).toMatchObject({
      name: 'Asked One',
      merchant: 'asked_1',
      theme: { primary: '#5b8def', exact: true },
    })
  })
})
