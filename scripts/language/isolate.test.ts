import { fileURLToPath } from 'node:url'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { lingui } from '@lingui/vite-plugin'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { isolateCatalogues, isolateValues } from './isolate.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ARABIC = new Set(['ar'])

function write(message: string, values: Record<string, string | number>): string {
  const messages = isolateValues({ id: compileMessage(message) }, 'ar', ARABIC)
  const i18n = setupI18n({ locale: 'ar', messages: { ar: messages } })
  // Brackets in place of the marks, which nobody could see in a failure.
  return i18n._('id', values).replaceAll('\u2068', '[').replaceAll('\u2069', ']')
}

it.each([
  ['{account}: {amount}', { account: 'demo', amount: '฿5' }, '[demo]: [฿5]'],
  ['<0>{amount}</0> من {all}', { amount: '5', all: '9' }, '<0>[5]</0> من [9]'],
  ['{n, number} / {0}', { n: 5, 0: 'x' }, `[${new Intl.NumberFormat('ar').format(5)}] / [x]`],
  ['{n, plural, one {#: {name}} other {# × {name}}}', { n: 5, name: 'a' }, '[5] × [a]'],
  ['{kind, select, vip {VIP {name}} other {#}}', { kind: 'vip', name: 'a' }, 'VIP [a]'],
  ['لا شيء', {}, 'لا شيء'],
])('the message “%s” sets each inserted value apart', (message, values, expected) => {
  expect(write(message, values)).toBe(expected)
})

it('a message of a language from left to right stays as it is', () => {
  const messages = { id: compileMessage('{account}: {amount}') }
  expect(isolateValues(messages, 'th', ARABIC)).toBe(messages)
})

it('a catalogue from right to left is isolated as it is compiled', async () => {
  // Thai stands in for a language from right to left, of which there is none yet.
  const read = async (tags: ReadonlySet<string>) => {
    const plugins = [lingui({ failOnCompileError: true }), isolateCatalogues(tags)]
    const server = await createServer({
      configFile: false,
      root: ROOT,
      plugins,
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    })
    const catalogue = await server.ssrLoadModule('/locales/th/points.po')
    await server.close()
    return JSON.stringify(catalogue['messages'])
  }
  const before = await read(ARABIC)
  const after = await read(new Set(['th']))
  expect(before).not.toContain('\u2068')
  expect(after).toContain('\u2068')
  expect(after.replaceAll(/"\u2068",|,"\u2069"/g, '')).toBe(before)
})
