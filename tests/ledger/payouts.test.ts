import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBalance } from '#core/wallet/api.ts'
import {
  addWithdrawal,
  confirmPayout,
  getWithdrawal,
  startPayoutProof,
} from '#features/member/withdraw/api.ts'
import { addUploadPart } from '#parts/uploads/api.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import { MEMBER_WITHDRAWAL, openDesk } from '#support/withdrawals.ts'

const lotus = makeBrand('lotus')
const MINUTE = 60_000
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus)
})

const balance = async () => (await player.ask(getBalance)).balance as string
const read = (id: string) => player.ask(getWithdrawal, { id })
const desk = () => openDesk(sandbox, lotus)
/** The session would end by idling. */
async function moveClock(minutes: number) {
  await sandbox.setState({ clockOffset: minutes * MINUTE })
  player = await enter(sandbox, lotus)
}
const ledgerSum = async () =>
  (await sandbox.console('GET', `/sandbox/ledger?merchant=${lotus.merchant}`)).json.sum

/** A withdrawal whose parts were sent. */
async function send(...parts: (string | undefined)[]) {
  const { id } = await player.ask(addWithdrawal, MEMBER_WITHDRAWAL)
  await desk().act(id, 'approve')
  for (const amount of parts.length > 0 ? parts : [undefined]) {
    await desk().act(id, 'pay', amount === undefined ? {} : { amount })
  }
  return read(id)
}

async function upload(): Promise<string> {
  const uploadId = randomUUID()
  const plain = { width: 8, height: 8, channels: 3, background: '#808080' } as const
  const picture = await sharp({ create: plain }).png().toBuffer()
  const part = { uploadId, purpose: 'payoutProof', total: picture.length, offset: 0 }
  await player.ask(addUploadPart, { ...part, data: picture.toString('base64') })
  return uploadId
}

describe('a payout of a withdrawal', () => {
  test('that bounces weeks later is returned to the balance once, with its fee (case 6)', async () => {
    const { id, payouts } = await send()
    await moveClock(30 * 24 * 60)
    expect(await read(id)).toMatchObject({ state: 'autoReceived' })
    await desk().act(id, 'bounce', { payoutId: payouts[0].id })
    expect(await read(id)).toMatchObject({ state: 'refunded', returned: '1000.00' })
    expect(await balance()).toBe('25480.50')
    await expect(desk().act(id, 'bounce', { payoutId: payouts[0].id })).rejects.toMatchObject({
      code: 'payout_settled',
    })
    expect(await ledgerSum()).toBe('0.00')
  })

  test('is disputed after its deadline only if the proof began before it (case 7)', async () => {
    const { id, payouts } = await send('500', undefined)
    const [early, late] = payouts as [{ id: string }, { id: string }]
    const proof = await upload()
    await moveClock(29)
    await player.ask(startPayoutProof, { id, payoutId: early.id })
    await moveClock(31)
    expect((await read(id)).payouts).toMatchObject([{ state: 'sent' }, { state: 'autoReceived' }])
    await expect(player.ask(startPayoutProof, { id, payoutId: late.id })).rejects.toMatchObject({
      code: 'payout_settled',
    })
    const dispute = (payoutId: string) =>
      player.ask(confirmPayout, { id, payoutId, answer: 'notReceived', proofs: [proof] })
    await expect(dispute(late.id)).rejects.toMatchObject({ code: 'payout_settled' })
    expect(await dispute(early.id)).toMatchObject({ state: 'disputed' })
  })

  test('waits for a proof only once, and no longer than a quarter of an hour', async () => {
    const { id, payouts } = await send()
    const payoutId = payouts[0].id
    await moveClock(29)
    await player.ask(startPayoutProof, { id, payoutId })
    await moveClock(43)
    await player.ask(startPayoutProof, { id, payoutId })
    expect((await read(id)).payouts[0]).toMatchObject({ state: 'sent' })
    await moveClock(45)
    expect((await read(id)).payouts[0]).toMatchObject({ state: 'autoReceived' })
  })

  test('is confirmed apart from the other parts of its payment (case 8)', async () => {
    const { id, payouts, remainder } = await send('600')
    expect(remainder).toBe('390.00')
    await player.ask(confirmPayout, { id, payoutId: payouts[0].id, answer: 'received' })
    expect(await read(id)).toMatchObject({ state: 'paying', received: '600.00' })
    await desk().act(id, 'pay', { amount: '90' })
    await expect(desk().act(id, 'pay', { amount: '300.01' })).rejects.toMatchObject({
      code: 'invalid_amount',
    })
    await desk().act(id, 'pay')
    expect(await player.ask(confirmPayout, { id, answer: 'allReceived' })).toMatchObject({
      state: 'received',
      received: '990.00',
    })
    await expect(player.ask(confirmPayout, { id, answer: 'allReceived' })).rejects.toMatchObject({
      code: 'payout_settled',
    })
  })

  test.each([
    ['uphold', 'upheld', '24480.50'],
    ['repay', 'repaid', '25480.50'],
  ] as const)('whose dispute the cashier decides by %s ends %s', async (act, state, left) => {
    const { id, payouts } = await send()
    const payoutId = payouts[0].id
    const say = (proofs: string[]) =>
      player.ask(confirmPayout, { id, payoutId, answer: 'notReceived', proofs })
    await expect(say([])).rejects.toMatchObject({ code: 'proof_required' })
    await expect(say([randomUUID()])).rejects.toMatchObject({ code: 'upload_unknown' })
    expect(await say([await upload()])).toMatchObject({ state: 'disputed' })
    await moveClock(600)
    expect((await read(id)).state).toBe('disputed')
    await desk().act(id, act, { payoutId })
    expect(await read(id)).toMatchObject({ state })
    expect(await balance()).toBe(left)
  })
})
