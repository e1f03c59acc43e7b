import type { PromotionStatus } from '../../../src/features/promotions/schema.ts'

/** Makes a promotion with its terms, as the gateway sends it. */
export const makePromotion = (status: PromotionStatus, more: object = {}) => ({
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
    weights: [],
  },
  placesLeft: 7,
  needs: [{ kind: 'slotBet', required: '1000.00', done: '400.00', met: false }],
  link: null,
  content: '<p>Play slots</p>',
  application: null,
  standing: null,
  ...more,
})
