import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#core/testApp.tsx'
import { localStore } from '#lib/storage.ts'
import { claimPromotion, joinPromotion } from './api.ts'
import { PromotionPanel } from './PromotionPanel.tsx'
import { PROMOTION_STATUSES, type PromotionDetail, type PromotionStatus } from './schema.ts'

const make = (status: PromotionStatus, more: object = {}) => ({
  id: 'spin',
  title: 'Spin of the day',
  summary: 'Cash, every day',
  picture: '/p.webp',
  category: 'event',
  kind: 'claim',
  status,
  cause: status === 'closed' ? 'soldOut' : null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2100-01-01T00:00:00Z',
  reward: {
    kind: 'cash',
    amount: '18.00',
    upTo: false,
    multiplier: 0,
    toBet: null,
    betWithinDays: null,
  },
  placesLeft: 7,
  needs: [{ kind: 'slotBet', required: '1000.00', done: '400.00', met: false }],
  link: null,
  content: '<p>Play slots</p>',
  application: null,
  standing: null,
  ...more,
})

let promotion: ReturnType<typeof make>
let sent: { path: string; key: string | undefined }[]
let losesNext: boolean

beforeEach(() => {
  promotion = make('join')
  localStore.clear([])
  sent = []
  losesNext = false
  bindTransport(async ({ path }, _input, { idempotencyKey: key }) => {
    switch (path) {
      case getPermission.definition.path:
        return PERMISSION
      default:
        sent.push({ path, key })
        if (losesNext) {
          losesNext = false
          throw new GatewayError('network')
        }
        return { id: 'spin', status: 'claimed', paid: { kind: 'cash', amount: '18.00' } }
    }
  })
})

async function show(isMember = true) {
  const { screen, store } = await showInApp(
    <PromotionPanel promotion={promotion as PromotionDetail} />,
    { address: '/promotions#spin', member: isMember ? { account: 'somchai' } : undefined },
  )
  return { screen, store }
}

/** The button or link that a member has for each status. */
const ACTIONS: Record<PromotionStatus, string | null> = {
  join: 'Join',
  claim: 'Claim ฿18.00',
  issued: 'Claim ฿18.00',
  applying: null,
  closed: null,
  rejected: null,
  claimed: 'See it in your account record',
  process: null,
  signed: null,
  coming: null,
  unknown: null,
}

describe('a promotion', () => {
  it.each([
    ['coming', 'claim', false],
    ['join', 'claim', false],
    ['closed', 'claim', false],
    ['signed', 'claim', true],
    ['process', 'claim', true],
    ['join', 'application', true],
  ] as const)(
    'with the status %s, of the kind %s, leads to what is missing only if that counts now: %s',
    async (status, kind, leads) => {
      promotion = make(status, { kind, link: null })
      const { screen } = await show()
      await expect.element(screen.getByText('Valid bets on slots')).toBeVisible()
      expect(screen.getByRole('link', { name: /^Do this now/ }).elements()).toHaveLength(
        leads ? 1 : 0,
      )
    },
  )

  it.each([
    ['slotBet', 'Join first: what you do from then on counts.'],
    ['liveLoss', 'Join, and claim it as soon as you have all that is needed.'],
    ['birthday', 'Join, and claim it as soon as you have all that is needed.'],
  ])('that needs %s says what joining is for', async (kind, sentence) => {
    promotion = make('join', { needs: [{ kind, required: null, done: null, met: false }] })
    const { screen } = await show()
    await expect.element(screen.getByText(sentence)).toBeVisible()
  })

  it.each([...PROMOTION_STATUSES, 'unknown'] as const)(
    'with the status %s says how it stands, what is missing, and has its action only',
    async (status) => {
      promotion = make(status)
      const { screen } = await show()
      const panel = screen.getByRole('region', { name: 'How it stands for you' })
      await expect.element(panel.getByRole('status')).toBeVisible()
      await expect
        .poll(() => panel.element().textContent)
        .toContain('฿400.00 of ฿1,000.00, ฿600.00 left')
      const wanted = ACTIONS[status]
      const actions = ['button', 'link'].flatMap((role) => panel.getByRole(role).elements())
      const names = actions.map(({ textContent }) => textContent)
      // What is missing has a link of its own, while it counts.
      const places = ['signed', 'process', 'rejected'].includes(status) ? ['Do it now'] : []
      expect(names.toSorted()).toEqual([wanted ?? [], places].flat().toSorted())
    },
  )

  it('asks a visitor to log in, with its own address as the one to come back to', async () => {
    const before = window.location.href
    window.history.replaceState(null, '', '#spin')
    onTestFinished(() => window.history.replaceState(null, '', before))
    const { screen, store } = await show(false)
    await screen.getByRole('button', { name: 'Log in to take part' }).click()
    expect(store.get(openPopupsAtom).at(-1)?.popup).toEqual({
      kind: 'login',
      returnTo: `${window.location.pathname}${window.location.search}#spin`,
    })
    expect(sent).toEqual([])
  })

  it('is joined by one press, and claimed with one key over a lost reply', async () => {
    const first = await show()
    await first.screen.getByRole('button', { name: 'Join' }).click()
    await expect.poll(() => sent.map(({ path }) => path)).toEqual([joinPromotion.definition.path])
    await first.screen.unmount()
    sent = []
    promotion = make('claim')
    losesNext = true
    const { screen } = await show()
    await screen.getByRole('button', { name: /^Claim/ }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.getByRole('button', { name: /^Claim/ }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[0]).toEqual({ path: claimPromotion.definition.path, key: sent[1]!.key })
  })
})
