import { Ajv2020 } from 'ajv/dist/2020.js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { getBalance, transferWallet } from '#core/wallet/api.ts'
import { listDownlines } from '#features/agent/team/api.ts'
import { checkUsername, login } from '#features/auth/api.ts'
import { addDeposit } from '#features/member/deposit/api.ts'
import { listBets } from '#features/member/records/api.ts'
import { getWithdrawal } from '#features/member/withdraw/api.ts'
import { claimPromotion } from '#features/promotions/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

interface Response {
  $ref?: string
  content: Record<string, { schema: { properties: { code: { enum: string[] } } } }>
}

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { responses: Record<string, Response> }
}
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document')

/** Finds the response of a status that the document declares for a call. */
function responseOf({ method, path }: CallDefinition, status: number): Response | undefined {
  const response = document.paths[path]![method]!.responses[status]
  return response?.$ref ? document.components.responses[response.$ref.split('/').at(-1)!] : response
}

const brand = makeBrand('lotus', {})
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([brand])
  await sandbox.setState({ merchant: brand.merchant, rules: { inventedDays: 3 } })
  token = await sandbox.logIn(brand, 'demomember')
})
afterAll(() => sandbox.close())

const REFUSED: [call: { readonly definition: CallDefinition }, input: object, code: string][] = [
  [getBalance, {}, 'not_logged_in'],
  [
    login,
    { type: 'username', portal: 'member', username: 'demomember', password: 'wrong-2580' },
    'wrong_credentials',
  ],
  [checkUsername, { username: '!' }, 'invalid_fields'],
  [listBets, {}, 'invalid_request'],
  [listDownlines, { pageSize: 20 }, 'error_not_agent'],
  [addDeposit, { methodId: 'none', amount: '500' }, 'method_unknown'],
  [addDeposit, { methodId: 'bank', amount: '1' }, 'amount_out_of_range'],
  [transferWallet, { vassalage: 'NONE', direction: 'IN' }, 'vendor_not_found'],
  [
    transferWallet,
    { vassalage: 'KPT', direction: 'OUT', amount: '9000000000' },
    'insufficient_balance',
  ],
  [getWithdrawal, { id: 'none' }, 'withdrawal_not_found'],
  [claimPromotion, { id: 'none' }, 'promotion_unknown'],
  [
    launchGame,
    { vassalage: 'NLN', trial: false, device: 'mobile', backUrl: 'https://elsewhere.example/' },
    'bad_return_url',
  ],
]

test.each(REFUSED.map(([{ definition }, input, code]) => ({ definition, input, code })))(
  'the OpenAPI document declares the refusal $code as the sandbox sends it',
  async ({ definition, input, code }) => {
    const isOpen = definition.access === 'visitor' || code === 'not_logged_in'
    const send = sandbox.transport(brand, isOpen ? {} : { token })
    const error = (await send(definition, input as never, { idempotencyKey: randomUUID() }).catch(
      (cause: unknown) => cause,
    )) as GatewayError
    expect(error).toMatchObject({ code })
    const { schema } = responseOf(definition, error.status)!.content['application/json']!
    expect(schema.properties.code.enum).toContain(code)
    const problem = { code, message: error.message, ...(error.data ? { data: error.data } : {}) }
    const validate = ajv.compile({
      ...schema,
      allOf: [{ $ref: 'document#/components/schemas/Problem' }],
    })
    validate(problem)
    expect(validate.errors).toBe(null)
  },
)

test('the OpenAPI document names a refusal only at calls whose handler makes it', () => {
  const codesOf = (name: string) => {
    const { definition } = calls.find((call) => call.name === name)!
    const { responses } = document.paths[definition.path]![definition.method]!
    return Object.keys(responses)
      .filter((status) => Number(status) >= 400)
      .flatMap(
        (status) =>
          responseOf(definition, Number(status))!.content['application/json']!.schema.properties
            .code.enum,
      )
  }
  expect(codesOf('getKeys')).toEqual(['unknown_merchant'])
  expect(codesOf('getBalance')).toEqual([
    'unknown_merchant',
    'not_logged_in',
    'session_expired',
    'password_change_required',
  ])
  expect(codesOf('cancelWithdrawal').toSorted()).toEqual([
    'body_too_large',
    'cancel_not_allowed',
    'error_not_member',
    'idempotency_conflict',
    'idempotency_key_required',
    'in_need_true_account',
    'invalid_request',
    'not_logged_in',
    'password_change_required',
    'session_expired',
    'unknown_merchant',
    'unsupported_media_type',
    'withdrawal_not_found',
    'withdrawal_state',
  ])
})
