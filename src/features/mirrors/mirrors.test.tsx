import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { listDomainRoutes } from '#core/system/permission-parts/api.ts'
import { showInApp } from '#support/components/app.tsx'
import { MirrorsScreen } from './MirrorsScreen.tsx'

const network = window.fetch
/** Functions that answer the test of an address, by host; a host without one cannot be reached. */
let answers: Record<string, () => Promise<Response>>

beforeEach(() => {
  answers = {}
  window.fetch = (target) => {
    const answer = answers[new URL(String(target)).host]
    return answer ? answer() : Promise.reject(new TypeError('unreachable'))
  }
})
afterEach(() => {
  window.fetch = network
})

const site = (merchant: string) => () => Promise.resolve(Response.json({ merchant }))

const WHITELABEL = { flags: {}, imageCdns: [], gameLaunchCdns: [], homeRows: [] }

async function show(domains: string[], routes: { domain: string; isMain?: boolean }[] = []) {
  bindTransport(() => Promise.resolve({ info: { whitelabel: WHITELABEL, domainRoute: routes } }))
  return (await showInApp(<MirrorsScreen title="Our addresses" />, { brand: { domains } })).screen
}

describe('the list of addresses', () => {
  it('the list of mirror sites shows reachable ones first and marks the main site', async () => {
    answers = { 'b.example': site('m'), 'c.example': site('other') }
    const screen = await show(
      ['a.example', 'b.example', 'c.example'],
      [
        { domain: 'stranger.example', isMain: true },
        { domain: 'a.example', isMain: false },
        { domain: 'b.example', isMain: true },
        { domain: 'c.example', isMain: false },
      ],
    )
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('1 of 3 addresses can be reached')
    const rows = screen.getByRole('listitem').elements()
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/b\.example.*Main address.*Responds in/),
      expect.stringMatching(/a\.example.*Can’t be reached/),
      expect.stringMatching(/c\.example.*Can’t be reached/),
    ])
  })

  it('the list of mirror sites marks one main site, which the gateway’s list names first', async () => {
    const screen = await show(
      ['a.example', 'b.example'],
      [{ domain: 'a.example' }, { domain: 'b.example', isMain: true }],
    )
    const main = screen.getByRole('listitem').filter({ hasText: 'Main address' })
    await expect.poll(() => main.elements().length).toBe(1)
    expect(main.element().textContent).toContain('b.example')
  })

  it('the list of mirror sites takes a gateway’s own call and its main domain', async () => {
    bindTransport(({ path }) =>
      Promise.resolve(
        path === listDomainRoutes.definition.path
          ? [{ domain: 'a.example' }, { domain: 'b.example' }]
          : { info: { whitelabel: WHITELABEL, mainDomain: 'b.example' } },
      ),
    )
    const domains = ['c.example', 'a.example', 'b.example']
    const { screen } = await showInApp(<MirrorsScreen title="" />, { brand: { domains } })
    await expect.element(screen.getByText('b.example')).toBeVisible()
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
    const main = screen.getByRole('listitem').filter({ hasText: 'Main address' })
    await expect.poll(() => main.element().textContent).toContain('b.example')
  })

  it('the list of mirror sites checks all addresses again on request', async () => {
    const screen = await show(['a.example', 'b.example'])
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('None of our addresses can be reached. Check your network.')
    answers = { 'a.example': site('m'), 'b.example': site('m') }
    ;(screen.getByRole('button', { name: 'Try again' }).element() as HTMLElement).click()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('2 of 2 addresses can be reached')
  })

  it('the list of mirror sites says if the brand has no other address', async () => {
    const screen = await show([window.location.hostname])
    await expect.element(screen.getByText('There are no other addresses')).toBeVisible()
  })
})
