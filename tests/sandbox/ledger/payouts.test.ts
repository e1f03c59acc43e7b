import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { listMessages } from '#features/member/messages/api.ts'
import { confirmPayout, startPayoutProof } from '#features/member/withdraw/api.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import { useWithdrawals } from '#support/withdrawals.ts'

const { lotus, sandbox, player, desk, read, balance, moveClock, ledgerSum, send } = useWithdrawals()

async function upload(): Promise<string> {
  const uploadId = randomUUID()
  const plain = { width: 8, height: 8, channels: 3, background: '#808080' } as const
  const picture = await sharp({ create: plain }).png().toBuffer()
  const part = { uploadId, purpose: 'payoutProof', total: picture.length, offset: 0 }
  await player().ask(addUploadPart, { ...part, data: picture.toString('base64') })
  return uploadId
}

describe('a payout of a withdrawal', () => {
  test('a payout that the bank returns weeks later is refunded with fee (case 6)', async () => {
    const { id, payouts } = await send()
    await moveClock(30 * 24 * 60)
    expect(await read(id)).toMatchObject({ state: 'autoReceived' })
    await desk().act(id, 'bounce', { payoutId: payouts[0].id, reason: 'accountClosed' })
    expect(await read(id)).toMatchObject({
      state: 'refunded',
      returned: '1000.00',
      payouts: [{ reason: 'accountClosed' }],
    })
    expect(await balance()).toBe('25480.50')
    await expect(desk().act(id, 'bounce', { payoutId: payouts[0].id })).rejects.toMatchObject({
      code: 'payout_settled',
    })
    expect(await ledgerSum()).toBe('0.00')
  })

  test('the event about a part of a withdrawal says that more is to come', async () => {
    const { ticket } = await player().ask(addSocketTicket)
    const { port } = sandbox()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/socket?ticket=${ticket}`, {
      headers: { Host: `lotus.localhost:${port}` },
      origin: `http://lotus.localhost:${port}`,
    })
    const told: string[] = []
    socket.on('message', (line) => {
      const { type, data } = JSON.parse(String(line))
      if (type === 'cashier') told.push(data.news)
    })
    await new Promise((resolve) => socket.once('open', resolve))
    await send('500', undefined)
    await expect
      .poll(() => told)
      .toEqual(['withdrawalApproved', 'withdrawalPartSent', 'withdrawalSent'])
    socket.close()
  })

  test('a payout can be disputed after its deadline if the proof began before (case 7)', async () => {
    const { id, payouts } = await send('500', undefined)
    const [early, late] = payouts as [{ id: string }, { id: string }]
    const proof = await upload()
    await moveClock(29)
    await player().ask(startPayoutProof, { id, payoutId: early.id })
    await moveClock(31)
    expect((await read(id)).payouts).toMatchObject([{ state: 'sent' }, { state: 'autoReceived' }])
    await expect(player().ask(startPayoutProof, { id, payoutId: late.id })).rejects.toMatchObject({
      code: 'payout_settled',
    })
    const dispute = (payoutId: string) =>
      player().ask(confirmPayout, { id, payoutId, answer: 'notReceived', proofs: [proof] })
    await expect(dispute(late.id)).rejects.toMatchObject({ code: 'payout_settled' })
    expect(await dispute(early.id)).toMatchObject({ state: 'disputed' })
  })

  test('a payout waits for the player’s proof once, for a quarter of an hour', async () => {
    const { id, payouts } = await send()
    const payoutId = payouts[0].id
    await moveClock(29)
    await player().ask(startPayoutProof, { id, payoutId })
    await moveClock(43)
    await player().ask(startPayoutProof, { id, payoutId })
    expect((await read(id)).payouts[0]).toMatchObject({ state: 'sent' })
    await moveClock(45)
    expect((await read(id)).payouts[0]).toMatchObject({ state: 'autoReceived' })
  })

  test('each payout of a split withdrawal is confirmed separately (case 8)', async () => {
    const { id, payouts, remainder } = await send('600')
    expect(remainder).toBe('390.00')
    await player().ask(confirmPayout, { id, payoutId: payouts[0].id, answer: 'received' })
    expect(await read(id)).toMatchObject({ state: 'paying', received: '600.00' })
    await desk().act(id, 'pay', { amount: '90' })
    await expect(desk().act(id, 'pay', { amount: '300.01' })).rejects.toMatchObject({
      code: 'invalid_amount',
    })
    await desk().act(id, 'pay')
    const payoutIds = (await read(id)).payouts.slice(1).map((part: { id: string }) => part.id)
    const confirm = { id, answer: 'allReceived', payoutIds } as const
    expect(await player().ask(confirmPayout, confirm)).toMatchObject({
      state: 'received',
      received: '990.00',
    })
    await expect(player().ask(confirmPayout, confirm)).rejects.toMatchObject({
      code: 'payout_settled',
    })
  })

  test('confirming all payouts confirms only those that the request lists', async () => {
    const { id, payouts } = await send('300', '200', undefined)
    const [first, second, third] = payouts as [{ id: string }, { id: string }, { id: string }]
    await player().ask(startPayoutProof, { id, payoutId: second.id })
    const payoutIds = [first.id, third.id]
    await player().ask(confirmPayout, { id, answer: 'allReceived', payoutIds })
    const states = (await read(id)).payouts.map((part: { state: string }) => part.state)
    expect(states).toEqual(['received', 'sent', 'received'])
    await expect(
      player().ask(confirmPayout, { id, answer: 'allReceived', payoutIds: [second.id, first.id] }),
    ).rejects.toMatchObject({ code: 'payout_settled' })
    expect((await read(id)).payouts[1]).toMatchObject({ state: 'sent' })
    for (const unknown of [[], [second.id, 'elsewhere']]) {
      await expect(
        player().ask(confirmPayout, { id, answer: 'allReceived', payoutIds: unknown }),
      ).rejects.toMatchObject({ code: 'payout_not_found' })
    }
  })

  test.each([
    ['uphold', 'upheld', '24480.50', /has shown that the payment of .990\.00 arrived/],
    ['repay', 'repaid', '25480.50', /990\.00 is back in your balance/],
  ] as const)(
    'the cashier’s decision “%s” ends a payout’s dispute as %s and sends a message',
    async (act, state, left, told) => {
      const { id, payouts } = await send()
      const payoutId = payouts[0].id
      const comment = 'My <bank> shows nothing'
      const say = (proofs: string[]) =>
        player().ask(confirmPayout, { id, payoutId, answer: 'notReceived', proofs, comment })
      await expect(say([])).rejects.toMatchObject({ code: 'proof_required' })
      await expect(say([randomUUID()])).rejects.toMatchObject({ code: 'upload_unknown' })
      expect(await say([await upload()])).toMatchObject({ state: 'disputed' })
      const desks = `/sandbox/cashier/withdrawals?merchant=${lotus.merchant}`
      const page = await sandbox().ask({ host: 'localhost', path: desks })
      const path = /"(\/sandbox\/proofs[^"]+)"/.exec(page.text)?.[1] as string
      expect((await sandbox().ask({ host: 'localhost', path })).headers['content-type']).toBe(
        'image/jpeg',
      )
      expect(page.text).toContain('My &lt;bank&gt; shows nothing')
      await moveClock(600)
      expect((await read(id)).state).toBe('disputed')
      await desk().act(id, act, { payoutId })
      expect(await read(id)).toMatchObject({ state })
      expect(await balance()).toBe(left)
      const inbox = { filter: 'ALL', pageSize: 50, language: 'EN' }
      const [newest] = (await player().ask(listMessages, inbox)).list
      expect(newest.subject).toMatch(told)
    },
  )
})
