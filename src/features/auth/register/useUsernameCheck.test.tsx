import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'

const NAMES = ['lotus1', 'lotus2']

let asked: string[]
/**
 * Functions that answer the pending checks of usernames, in the order in which the checks were
 * sent.
 */
let answers: ((reply: object | GatewayError) => void)[]

beforeEach(() => {
  asked = []
  answers = []
  bindTransport((_, input) => {
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    asked.push(input['username'] as string)
    answers.push((reply) => (reply instanceof GatewayError ? reject(reply) : resolve(reply)))
    return promise
  })
})

function Probe() {
  const check = useUsernameCheck()
  return NAMES.map((name) => {
    const found = check.find(name)
    const said = typeof found === 'object' ? (found.free ? 'free' : 'taken') : (found ?? 'unknown')
    return (
      <button key={name} type="button" onClick={() => void check.ask(name)}>
        {`${name} ${said} ${check.isTaken(name) ? 'refused' : 'allowed'}`}
      </button>
    )
  })
}

const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const expectSaid = (name: string, said: string) =>
  expect.element(button(name)).toHaveTextContent(`${name} ${said}`)

describe('the check of a username', () => {
  it('the username check ignores a late answer for an earlier username', async () => {
    await render(<Probe />)
    await button('lotus1').click()
    await expectSaid('lotus1', 'checking allowed')
    await button('lotus2').click()
    answers[0]!({ free: true, suggestions: [] })
    await expectSaid('lotus2', 'checking allowed')
    answers[1]!({ free: false, suggestions: ['lotus28'] })
    await expectSaid('lotus2', 'taken refused')
  })

  it('the username check sends each username once', async () => {
    await render(<Probe />)
    await button('lotus1').click()
    answers[0]!({ free: false, suggestions: [] })
    await expectSaid('lotus1', 'taken refused')
    await button('lotus1').click()
    await button('lotus2').click()
    expect(asked).toEqual(['lotus1', 'lotus2'])
  })

  it('a failed username check reports no error and is not repeated', async () => {
    await render(<Probe />)
    await button('lotus1').click()
    answers[0]!(new GatewayError('too_many_requests', { status: 429 }))
    await expectSaid('lotus1', 'unknown allowed')
    await button('lotus2').click()
    answers[1]!(new GatewayError('not_found', { status: 404 }))
    await expectSaid('lotus2', 'unknown allowed')
    await button('lotus1').click()
    await expectSaid('lotus1', 'unknown allowed')
    expect(asked).toEqual(['lotus1', 'lotus2'])
  })
})
