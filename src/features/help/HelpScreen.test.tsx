import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getPermission } from '#core/system/api.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { HelpScreen } from './HelpScreen.tsx'

const ask = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    title: `Question ${index}`,
    content: `<p>Answer ${index}</p>`,
  }))

async function show(width: number, questions: number, hash = '#faq') {
  await page.viewport(width, 900)
  const replies: Record<string, unknown> = {
    [getPermission.definition.path]: PERMISSION,
    [getHelpCenter.definition.path]: [
      { id: 'faq', title: 'First steps', content: '', group: 'start', questions: ask(questions) },
    ],
  }
  bindTransport(async ({ path }) => {
    if (!(path in replies)) throw new GatewayError('unknown_call')
    return replies[path]
  })
  await showInApp(<HelpScreen title="Help center" />, { address: `/help${hash}` })
  await expect.element(page.getByText('Question 0', { exact: true })).toBeVisible()
  return [...document.querySelectorAll('details')].filter(({ open }) => open).length
}

afterEach(() => page.viewport(414, 896))

it('a help topic with few questions shows all answers on wide screens', async () => {
  expect(await show(1440, 4)).toBe(4)
  await expect.element(page.getByRole('link', { name: /Send feedback/ })).toBeVisible()
})

it('a help topic with many questions keeps its answers closed on wide screens', async () => {
  expect(await show(1440, 9)).toBe(0)
})

it('a help topic on phones keeps its answers closed', async () => {
  expect(await show(390, 4)).toBe(0)
})

it('an address that names a question opens only the answer of that question', async () => {
  await show(1440, 4, '#q2')
  await expect.element(page.getByText('Answer 2')).toBeVisible()
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})
