import type { Brand } from '#core/brand/schema.ts'
import { beginSocialLogin } from '#features/auth/api.ts'
import { beginSocialBinding, bindSocialAccount } from '#features/member/security/api.ts'
import { visit } from './identity.ts'
import type { TestSandbox } from './sandbox.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}
// oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
type Ask = (call: any, input?: object) => Promise<any>

const pageOf = ({ sandbox, brand }: Caller, path: string) =>
  `http://${brand.id}.localhost:${sandbox.port}${path}`

/**
 * Simulates the provider sending the browser back to the gateway; returns the address to which the
 * gateway sends the browser.
 */
export async function comeBack({ sandbox, brand }: Caller, url: string, answer: string) {
  const state = new URL(url).searchParams.get('state')
  const { status, headers } = await sandbox.ask({
    host: `${brand.id}.localhost`,
    path: `/wps/social/return?state=${state}&${answer}`,
  })
  return { status, back: headers['location'] ? new URL(String(headers['location'])) : null }
}

/** Links the account of a person at the social provider to the calling player. */
export async function bindPerson(caller: Caller, ask: Ask, person: string) {
  const returnUrl = pageOf(caller, '/member#securityCenter/social')
  const { url } = await ask(beginSocialBinding, { provider: 'line', returnUrl })
  const { back } = await comeBack(caller, url, `code=${person}`)
  await ask(bindSocialAccount, { ticket: back!.searchParams.get('social') })
}

/**
 * Simulates a visit to the provider for a login; returns the values that the page then finds in its
 * address.
 */
export async function visitForLogin(caller: Caller, answer: string, path = '/login') {
  const { ask } = visit(caller.sandbox, caller.brand)
  const returnUrl = pageOf(caller, path)
  const { url, secret } = await ask(beginSocialLogin, { provider: 'line', returnUrl })
  const { back } = await comeBack(caller, url, answer)
  return { back: back!, secret, ticket: back!.searchParams.get('social') as string }
}
