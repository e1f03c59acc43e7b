import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeLanguage } from '#scripts/language/describe.ts'
import { IN_CI } from '#support/full.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('what is known of a new language', () => {
  test.each([
    ['JA', {}, { tag: 'ja', locale: 'ja-JP', name: '日本語', direction: 'ltr' }],
    ['AR', {}, { tag: 'ar', locale: 'ar-EG-u-hc-h23-nu-latn', direction: 'rtl' }],
    ['FA', {}, { locale: 'fa-IR-u-ca-gregory-nu-latn', direction: 'rtl' }],
    ['PT-BR', {}, { tag: 'pt-BR', locale: 'pt-BR' }],
    ['TW', { tag: 'zh-hant' }, { tag: 'zh-Hant', englishName: 'Traditional Chinese' }],
    ['UR-LA', { tag: 'ur-Latn' }, { direction: 'ltr', locale: 'ur-Latn-PK-u-hc-h23' }],
  ])('%s with %j has its tag, locale and direction', (code, flags, expected) => {
    expect(describeLanguage(code, flags)).toMatchObject(expected)
  })

  test.each([
    ['EN', {}, 'EN is English, which is there as EN'],
    ['KR', {}, 'KR is 한국어, which is there as KO'],
    ['JA', { tag: 'ko' }, 'JA is 한국어, which is there as KO'],
    ['JA', { fallback: 'XX' }, '--fallback is "XX"'],
    ['ja', {}, 'must be like JA or PT-BR'],
    ['QX', {}, 'No language has the tag'],
    ['JA', { currency: 'yen' }, '--currency is "yen"'],
    ['JA', { name: '日本\n語' }, '--name is "日本\\n語", must be one line'],
    ['JA', { name: '   ' }, '--name is "", must be one line'],
    ['JA', { locale: "ja'" }, '--locale is "ja\'"'],
  ])('the language %s with %j is refused', (code, flags, fault) => {
    expect(() => describeLanguage(code, flags)).toThrow(fault)
  })
})

const copy = mkdtempSync(join(tmpdir(), 'livery-language-'))

/** Runs a program in the copy of the project; rejects with its output if it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const PATH = `${join(ROOT, 'node_modules/.bin')}:${env['PATH']}`
  return promisify(execFile)(program, args, { cwd: copy, env: { ...env, PATH } }).then(
    ({ stdout }) => stdout,
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
    },
  )
}

// Left to CI, because it reads all messages three times and compiles the whole project.
describe.runIf(IN_CI)('a language added by its command', () => {
  beforeAll(() => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    for (const file of files.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(ROOT, file), join(copy, file))
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

  test(
    'a language from either side passes the words check and the compiler',
    { timeout: 600_000 },
    async () => {
      expect(await run('node', 'scripts/language.ts', 'new', '--help')).toContain('--fallback')
      for (const code of ['JA', 'AR']) {
        expect(await run('node', 'scripts/language.ts', 'new', code)).toContain('Next:')
      }
      const read = (file: string) => readFileSync(join(copy, file), 'utf8')
      expect(read('locales/ja/shell.po')).toContain('msgstr ""')
      expect(read('locales/glossary.json')).toContain('"ar"')
      expect(read('docs/words.md')).toMatch(/^## 9\. Arabic$/m)
      expect(await run('node', 'scripts/words.ts')).toMatch(/ja 0 %, ar 0 %\),.* 0 faults/)
      await run('tsc', '--noEmit')
    },
  )
})
