import { expect, test } from 'vitest'
import { connectZalo } from '#features/promotions/api.ts'
import { lotus, useMembers } from '#support/members.ts'

const { enter, sandbox } = useMembers()

test('a Zalo account can belong to one player only, permanently', async () => {
  const [one, other] = [await enter('demomember'), await enter('demovip')]
  await one.ask(connectZalo, { zalo: '0912345678' })
  expect(await one.refusal(connectZalo, { zalo: '0912345679' })).toMatchObject({
    code: 'zalo_connected',
  })
  expect(await other.refusal(connectZalo, { zalo: '0912345678' })).toMatchObject({
    code: 'zalo_taken',
  })
  await other.ask(connectZalo, { zalo: '0912345679' })
})

test('an operator’s rejection of an application without a reason is refused', async () => {
  const refused = await sandbox().console('POST', '/sandbox/promotions/decide', {
    merchant: lotus.merchant,
    username: 'demomember',
    campaign: 'share-story',
    round: '2026-03-01',
    reason: ' ',
  })
  expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_request' } })
})
