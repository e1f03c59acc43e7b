import { createStore } from 'jotai'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { logIn, showInApp } from '#support/components/app.tsx'
import { localStore } from '#lib/storage.ts'
import { listOperations } from './openOperations.ts'
import { isWaiting, useOperation } from './useOperation.ts'

interface Made {
  id: string
}

/** A fake gateway that carries out transfers, and loses the replies that the test names. */
function openGateway() {
  const gateway = {
    /** Amounts of the transfers that the fake gateway has carried out, by idempotency key. */
    made: new Map<string, string>(),
    /**
     * What happens to the next requests, in order. A request without an entry arrives, and so does
     * its reply.
     */
    fates: [] as ('replyLost' | 'requestLost' | 'hangs' | GatewayError)[],
    /** Whether the gateway offers to look up a transfer by its key. */
    canBeAsked: true,
    /** Lets the reply to a request that `hangs` arrive. */
    answer: () => {},
  }
  const call = async (body: { amount: string }, { idempotencyKey = '' }): Promise<Made> => {
    const fate = gateway.fates.shift()
    if (fate instanceof GatewayError) throw fate
    if (fate === 'requestLost') throw new GatewayError('network')
    gateway.made.set(idempotencyKey, body.amount)
    if (fate === 'replyLost') throw new GatewayError('network')
    if (fate === 'hangs') await new Promise<void>((resolve) => (gateway.answer = resolve))
    return { id: body.amount }
  }
  const find = async (intentKey: string): Promise<Made> => {
    if (!gateway.canBeAsked) throw new GatewayError('network')
    const amount = gateway.made.get(intentKey)
    if (amount === undefined) throw new GatewayError('not_made', { status: 404 })
    return { id: amount }
  }
  return { gateway, call, find }
}
type Gateway = ReturnType<typeof openGateway>

const Entered = v.object({ amount: v.string() })

/** A page with a transfer form that the test can leave and open again. */
function Transfers({ call, find }: Omit<Gateway, 'gateway'>) {
  const [isOpen, setIsOpen] = useState(true)
  const [told, setTold] = useState<string[]>([])
  return (
    <>
      <button onClick={() => setIsOpen((open) => !open)}>{isOpen ? 'Leave' : 'Open'}</button>
      {isOpen && <Form {...{ call, find }} tell={(text) => setTold((all) => [...all, text])} />}
      <output>{told.join(', ')}</output>
    </>
  )
}

function Form({ call, find, tell }: Omit<Gateway, 'gateway'> & { tell: (text: string) => void }) {
  const { send, state, resumed, findOut } = useOperation({
    kind: 'transfer',
    schema: Entered,
    call,
    find: { by: find, notMade: 'not_made' },
    onMade: ({ id }, { isHere }) => tell(`${isHere ? 'receipt' : 'notice'} of ${id}`),
  })
  const press = (amount: string) => () =>
    void send({ amount }).catch((error: GatewayError) => tell(error.code))
  if (isWaiting(state, true) && state.kind !== 'made') return <p>Waiting</p>
  if (state.kind === 'unknown') return <button onClick={findOut}>Find out</button>
  return (
    <>
      <p>{resumed ? `not made: ${resumed.amount}` : 'Ready'}</p>
      <button onClick={press('300')}>Send 300</button>
      <button onClick={press('400')}>Send 400</button>
    </>
  )
}

const PLACE = { account: 'nok', kind: 'transfer' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const readTold = () => page.getByRole('status').element().textContent

beforeEach(() => localStore.clear())

const show = async (shown: Gateway = openGateway(), account = 'nok') => {
  const store = createStore()
  const { call, find } = shown
  await showInApp(<Transfers {...{ call, find }} />, {
    store,
    member: { account },
    asksPermission: false,
  })
  return { ...shown, store }
}

it('a transfer form that opens again waits for the unanswered transfer and sends none', async () => {
  const { gateway } = await show()
  gateway.fates = ['hangs']
  await button('Send 300').click()
  await button('Leave').click()
  await button('Open').click()
  await expect.element(page.getByText('Waiting')).toBeVisible()
  expect(button('Send 400').query()).toBeNull()
  gateway.answer()
  // The player has left the form by now, so the answer shows a notice but opens no receipt.
  await expect.poll(readTold).toBe('notice of 300')
  await expect.element(page.getByText('Ready')).toBeVisible()
  expect([...gateway.made.values()]).toEqual(['300'])
})

it('a late answer to a transfer shows a notice if the player left the form', async () => {
  const { gateway } = await show()
  gateway.fates = ['hangs']
  await button('Send 300').click()
  await button('Leave').click()
  gateway.answer()
  await expect.poll(readTold).toBe('notice of 300')
})

it('a transfer whose reply is lost still leads to its receipt', async () => {
  const { gateway } = await show()
  gateway.fates = ['replyLost']
  await button('Send 300').click()
  await expect.poll(readTold).toBe('receipt of 300')
  expect(listOperations(PLACE)).toEqual([])
})

it('a transfer form shows its entries again if the transfer was not made', async () => {
  const { gateway, ...parts } = openGateway()
  gateway.fates = ['requestLost']
  gateway.canBeAsked = false
  await show({ gateway, ...parts })
  await button('Send 300').click()
  await expect.element(button('Find out')).toBeVisible()
  gateway.canBeAsked = true
  await button('Find out').click()
  await expect.element(page.getByText('not made: 300')).toBeVisible()
  await button('Send 300').click()
  await expect.poll(readTold).toBe('network, receipt of 300')
  expect(gateway.made.size).toBe(1)
})

it('a transfer form asks for its transfer again when the network is back', async () => {
  const { gateway } = await show()
  gateway.fates = ['replyLost']
  gateway.canBeAsked = false
  await button('Send 300').click()
  await expect.element(button('Find out')).toBeVisible()
  gateway.canBeAsked = true
  // Dispatches `online` repeatedly, because the form listens only after it is drawn. It retries a
  // moment after the event.
  const comeBack = () => {
    window.dispatchEvent(new Event('online'))
    return readTold()
  }
  await expect.poll(comeBack, { interval: 2000 }).toBe('network, receipt of 300')
})

it('a transfer is not sent while another tab’s transfer has no answer', async () => {
  const { gateway } = await show()
  const earlier = { key: 'of-another-tab', entered: '{"amount":"300"}', isSent: true }
  localStore.set('operations:v1:transfer:nok', JSON.stringify([earlier]))
  gateway.made.set(earlier.key, '300')
  await button('Send 400').click()
  await expect.poll(readTold).toBe('notice of 300, earlier_settled')
  expect([...gateway.made.values()]).toEqual(['300'])
  await button('Send 400').click()
  await expect.poll(readTold).toBe('notice of 300, earlier_settled, receipt of 400')
})

it('an unanswered transfer stored on the device is visible to its own player only', async () => {
  const { store, gateway } = await show()
  gateway.fates = ['replyLost']
  gateway.canBeAsked = false
  await button('Send 300').click()
  await expect.element(button('Find out')).toBeVisible()
  logIn(store, { account: 'lek' })
  await button('Leave').click()
  await button('Open').click()
  await expect.element(page.getByText('Ready')).toBeVisible()
  gateway.canBeAsked = true
  logIn(store, { account: 'nok' })
  await button('Leave').click()
  await button('Open').click()
  await expect.poll(readTold).toBe('network, receipt of 300')
})
