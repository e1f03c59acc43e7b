import type { Brand } from '#core/brand/schema.ts'
import { beginSocialLogin } from '#features/auth/api.ts'
import { beginSocialBinding, bindSocialAccount } from '#features/member/security/api.ts'
import { visit } from './identity.ts'
import type { TestSandbox } from './sandbox.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}
// oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of a reply
type Ask = (call: any, input?: object) => Promise<any>

const pageOf = ({ sandbox, brand }: Caller, path: string) =>
  `http://${brand.id}.localhost:${sandbox.port}${path}`

/** Where the gateway sends a browser that a provider has sent back to it. */
export async function comeBack({ sandbox, brand }: Caller, url: string, answer: string) {
  const state = new URL(url).searchParams.get('state')
  const { status, headers } = await sandbox.ask({
    host: `${brand.id}.localhost`,
    path: `/wps/social/return?state=${state}&${answer}`,
  })
  return { status, back: headers['location'] ? new URL(String(headers['location'])) : null }
}

/** Binds one of the provider's people to who asks. */
export async function bindPerson(caller: Caller, ask: Ask, person: string) {
  const returnUrl = pageOf(caller, '/member#securityCenter/social')
  const { url } = await ask(beginSocialBinding, { provider: 'line', returnUrl })
  const { back } = await comeBack(caller, url, `code=${person}`)
  await ask(bindSocialAccount, { ticket: back!.searchParams.get('social') })
}

/** What a visitor who went to a provider for a login comes back with. */
export async function visitForLogin(caller: Caller, answer: string, path = '/login') {
  const { ask } = visit(caller.sandbox, caller.brand)
  const returnUrl = pageOf(caller, path)
  const { url, secret } = await ask(beginSocialLogin, { provider: 'line', returnUrl })
  const { back } = await comeBack(caller, url, answer)
  return { back: back!, secret, ticket: back!.searchParams.get('social') as string }
}
