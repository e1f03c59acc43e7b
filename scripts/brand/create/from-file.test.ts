import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runHere } from '#support/run-verb.ts'
import { create } from '../verbs/new.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-from-'))
const brands = join(root, 'brands')
mkdirSync(join(brands, 'taken'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const run = (...args: string[]) => runHere({ new: create }, ['new', ...args, '--brands', brands])
const runFrom = async (name: string, text: string, ...flags: string[]) => {
  const file = join(root, name)
  writeFileSync(file, text)
  const { stderr, ...rest } = await run('--from', file, ...flags)
  return { ...rest, faults: stderr.replaceAll(`${root}/`, '').trim().split('\n') }
}
const read = (id: string) => JSON.parse(readFileSync(join(brands, id, 'brand.json'), 'utf8'))
const folders = () => readdirSync(brands).toSorted()

const WRONG = `id,name,merchant,domain,languages,primary,look

oak,Oak,oak_1,oak.example,"TH,XX",gold,
Bad Id,,,,,,
oak,,,,,,
taken,,,,,,
`

describe('a file of new brands', () => {
  test('every wrong id of a file is named with its line, and nothing is written', async () => {
    const { code, faults } = await runFrom('ids.csv', WRONG)
    expect(code).toBe(1)
    expect(faults).toEqual([
      expect.stringContaining('ids.csv:4: id: is "Bad Id", must be 2 to 32 lower-case letters'),
      'ids.csv:5: id: is "oak", which stands twice in this file',
      'ids.csv:6: id: is "taken", but brands/taken exists and is not overwritten',
    ])
    expect(folders()).toEqual(['taken'])
  })

  test('every wrong value is named with its line and column, also between lines', async () => {
    const text = [
      'id,name,merchant,domain,languages,primary,corner',
      'oak,"Oak',
      'two",same,oak.example,"TH,XX",gold,',
      'pine,Pine,same,oak.example,EN,#336699,rond',
    ].join('\r\n')
    const { code, faults } = await runFrom('values.csv', text)
    expect(code).toBe(1)
    const places = faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))
    expect(new Set(places)).toEqual(
      new Set([
        'values.csv:2: name',
        'values.csv:2: languages',
        'values.csv:2: primary',
        'values.csv:2: merchant',
        'values.csv:2: domain',
        'values.csv:4: merchant',
        'values.csv:4: domain',
        'values.csv:4: corner',
      ]),
    )
    expect(faults).toContain('values.csv:4: corner: is "rond", did you mean round?')
    expect(folders()).toEqual(['taken'])
  })

  test('a JSON file is read alike, and its faults name line and column', async () => {
    const text = '[\n  { "id": "oak", "languages": ["TH", "EN"], "primery": "#336699" },\n  7\n]'
    expect((await runFrom('keys.json', text)).faults).toEqual([
      'keys.json:3:3: is the number 7, must be an object',
    ])
    expect((await runFrom('keys.json', text.replace(',\n  7', ''))).faults).toEqual([
      'keys.json:2:56: primery: is not known; did you mean primary?',
    ])
  })

  test.each([
    ['empty.csv', '', 'empty.csv: names no brand'],
    ['short.csv', 'id,name\noak', 'short.csv:2: has 1 cells, must have 2 as the first line'],
    ['open.csv', 'id,name\noak,"Oak', 'open.csv:2: is not CSV: Quote Not Closed'],
    ['one.json', '{}', 'one.json: holds an object, must hold a list'],
    ['gone/none.csv', undefined, 'gone/none.csv: does not exist'],
  ])('the file %s is refused with its place', async (name, text, told) => {
    const { faults } =
      text === undefined
        ? { faults: [(await run('--from', join(root, name))).stderr.replace(`${root}/`, '')] }
        : await runFrom(name, text)
    expect(faults[0]).toContain(told)
  })

  test('a file without faults becomes brands that pass the check', async () => {
    const text = `id,name,merchant,domain,languages,primary
elm,Elm,elm_1,elm.example,"TH,EN",#336699
fir,Fir,fir_1,fir.example,KO,
`
    expect(await runFrom('good.csv', text, '--dry-run')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 brands would be written to '),
    })
    expect(existsSync(join(brands, 'elm'))).toBe(false)
    const { code, stdout } = await runFrom('good.csv', text)
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 brands written to ')])
    expect(folders()).toEqual(['elm', 'fir', 'taken'])
    expect(read('elm')).toMatchObject({
      name: 'Elm',
      languages: ['TH', 'EN'],
      theme: { primary: '#336699' },
    })
    expect(read('fir')).toMatchObject({ merchant: 'fir_1', defaultLanguage: 'KO' })
  })

  test.each([
    [[], 'new needs one brand id, or a file of brands with --from'],
    [['oak', '--from', 'x.csv'], 'new needs one brand id, or a file of brands with --from'],
    [['--from', 'x.csv', '--name', 'Oak'], 'new --from takes --name from its file'],
  ])('the command new with %j is wrong use', async (args, told) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: `${told}\n` })
  })
})
