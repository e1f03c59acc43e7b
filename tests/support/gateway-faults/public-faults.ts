import {
  type GatewayFault,
  isNoPreflight,
  isPreflight,
  isRefusal,
  refuse,
  replyWith,
  spoil,
  withBody,
  withHeader,
  withStatus,
  withValue,
} from './defects.ts'

const STATUS = 'GET /wps/system/status'
const PERMISSION = 'GET /wps/system/permission'
const KEYS = 'GET /wps/keys'
const page = '<!doctype html><title>Not here</title>'
const html = (status: number) => ({ status, headers: { 'content-type': 'text/html' }, body: page })

const ANSWERS: readonly GatewayFault[] = [
  {
    fault: 'answers a call with status 500',
    defect: refuse(STATUS, 500, 'system_error'),
    fails: ['public/getSystemStatus/answer'],
    found: 'Status 500, code system_error',
  },
  {
    fault: 'answers a read with status 201',
    defect: withStatus(STATUS, 201),
    fails: ['public/getSystemStatus/answer'],
    found: 'Status 201, not 200',
  },
  {
    fault: 'does not have a call',
    defect: refuse(STATUS, 404, 'unknown_call'),
    fails: ['public/getSystemStatus/exists'],
    found: 'Status 404, code unknown_call',
  },
  {
    fault: 'sends a page of HTML with status 200',
    defect: { at: STATUS, before: () => html(200) },
    fails: ['public/getSystemStatus/answer'],
    found: 'a page of HTML',
  },
  {
    fault: 'sends half of a reply',
    defect: withBody(STATUS, (body) => body.slice(0, 20)),
    fails: ['public/getSystemStatus/answer'],
    found: 'no whole JSON',
  },
  {
    fault: 'sends an empty body',
    defect: withBody(STATUS, () => ''),
    fails: ['public/getSystemStatus/answer'],
    found: 'no whole JSON',
  },
  {
    fault: 'sends JSON as plain text',
    defect: spoil(STATUS, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/plain' },
    })),
    fails: ['public/getSystemStatus/answer'],
    found: 'Content-Type: text/plain, not application/json',
  },
  {
    fault: 'closes the connection',
    defect: spoil(STATUS, () => null),
    fails: ['public/getSystemStatus/answer'],
    found: 'No reply: network',
  },
  {
    fault: 'replies late',
    defect: { at: STATUS, delay: 400 },
    soonMs: 300,
    fails: ['public/getSystemStatus/speed'],
    found: 'ms, twice',
  },
  {
    fault: 'lacks a field that the site needs',
    defect: withValue(STATUS, 'systemStatus', undefined),
    fails: ['public/getSystemStatus/schema'],
    found: 'systemStatus: Invalid type',
  },
  {
    fault: 'sends a number as a text',
    defect: withValue(PERMISSION, 'systemStatus', '0'),
    fails: ['public/getPermission/schema'],
    found: 'systemStatus: Invalid type',
  },
  {
    fault: 'sends a wrong type deep in a reply',
    defect: withValue(PERMISSION, 'info.domainRoute.0.domain', 5),
    fails: ['public/getPermission/schema'],
    found: 'info.domainRoute.0.domain: Invalid type',
  },
  {
    fault: 'is in maintenance',
    defect: withValue(PERMISSION, 'systemStatus', 1),
    fails: ['public/getPermission/open'],
    found: 'in maintenance',
  },
  {
    fault: 'publishes no key that can encrypt',
    defect: withValue(KEYS, 'keys', [{ kty: 'RSA', kid: 'one', use: 'sig', n: 'x', e: 'AQAB' }]),
    fails: ['public/getKeys/key-usable'],
    found: 'no key that can encrypt',
  },
  {
    fault: 'publishes the private part of its key',
    defect: withBody(KEYS, (body) => body.replace('"kty"', '"q":"secret","kty"')),
    fails: ['public/getKeys/key-public'],
    found: 'It has q',
  },
  {
    fault: 'fails in one language of the brand',
    defect: spoil('GET /wps/system/helpCenter', (reply, { headers }) =>
      headers.language === 'KO' ? replyWith(500, { code: 'system_error' }) : reply,
    ),
    fails: ['public/getHelpCenter/languages'],
    found: 'In KO: Status 500',
  },
]

const REFUSALS: readonly GatewayFault[] = [
  {
    fault: 'accepts an unknown merchant',
    defect: {
      at: STATUS,
      before: ({ headers }) => {
        headers.merchant = 'lotus_m'
      },
    },
    fails: ['public/merchant/merchant'],
    found: 'Status 200',
  },
  {
    fault: 'serves its site for an unknown call',
    defect: spoil(undefined, (reply) => (reply.status === 404 ? html(200) : reply)),
    fails: ['public/unknown-call/unknown-call'],
    found: 'Status 200',
  },
  {
    fault: 'refuses an unknown call with HTML',
    defect: spoil(undefined, (reply) => (reply.status === 404 ? html(404) : reply)),
    fails: ['public/unknown-call/unknown-call'],
    found: 'Status 404, a page of HTML',
  },
  {
    fault: 'refuses with another shape',
    defect: withBody(undefined, (body) => body.replace('"code"', '"error"')),
    fails: ['public/replies/refusal'],
    found: 'another shape at GET',
    beside: ['merchant'],
  },
]

const HEADERS: readonly GatewayFault[] = [
  {
    fault: 'sends no time',
    defect: withHeader('x-gateway-time', undefined),
    fails: ['public/replies/clock-header'],
    found: 'It is missing at GET /wps/system/status (200)',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'sends no time with refusals',
    defect: withHeader('x-gateway-time', undefined, isRefusal),
    fails: ['public/replies/clock-header'],
    found: '(400); 1 of 2 replies',
    beside: ['getSystemStatus', 'merchant'],
  },
  {
    fault: 'has a clock that is five minutes slow',
    defect: withHeader('x-gateway-time', () => new Date(Date.now() - 300_000).toISOString()),
    fails: ['public/replies/clock'],
    found: '300 s off',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'writes its time as HTTP does',
    defect: withHeader('x-gateway-time', () => new Date().toUTCString()),
    fails: ['public/replies/clock'],
    found: 'GMT',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'makes its own request ids',
    defect: withHeader('x-request-id', () => crypto.randomUUID()),
    fails: ['public/replies/request-id'],
    found: 'It is not echoed',
    beside: ['getSystemStatus'],
  },
]

const ORIGINS: readonly GatewayFault[] = [
  {
    fault: 'does not answer OPTIONS',
    defect: spoil(undefined, (reply, { method }) =>
      method === 'OPTIONS' ? replyWith(405, { code: 'method_not_allowed' }) : reply,
    ),
    fails: ['public/cors/preflight'],
    found: 'Status 405',
  },
  {
    fault: 'expects a merchant with OPTIONS, where browsers send none',
    defect: {
      before: ({ method, headers }) =>
        method === 'OPTIONS' && !headers.merchant
          ? replyWith(400, { code: 'unknown_merchant' })
          : undefined,
    },
    fails: ['public/cors/preflight'],
    found: 'Status 400',
  },
  {
    fault: 'allows no page to ask',
    defect: withHeader('access-control-allow-origin', undefined, isPreflight),
    fails: ['public/cors/preflight'],
    found: 'Access-Control-Allow-Origin is missing',
  },
  {
    fault: 'does not allow the header Merchant',
    defect: withHeader('access-control-allow-headers', 'Content-Type, Authorization', isPreflight),
    fails: ['public/cors/preflight'],
    found: 'Access-Control-Allow-Headers lacks Merchant',
  },
  {
    fault: 'does not allow the method PUT',
    defect: withHeader('access-control-allow-methods', 'GET, POST', isPreflight),
    fails: ['public/cors/preflight'],
    found: 'Access-Control-Allow-Methods lacks PUT',
  },
  {
    fault: 'lets every page of the web read replies',
    defect: withHeader(
      'access-control-allow-origin',
      ({ headers }) => headers.origin ?? '*',
      isNoPreflight,
    ),
    fails: ['public/cors/strange-page'],
    found: 'for https://doctor.invalid',
  },
  {
    fault: 'sends no CORS headers with replies',
    defect: withHeader('access-control-allow-origin', undefined, isNoPreflight),
    fails: ['public/replies/readable'],
    found: 'Access-Control-Allow-Origin is missing',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'sends no CORS headers with refusals',
    defect: withHeader('access-control-allow-origin', undefined, isRefusal),
    fails: ['identity/replies/readable'],
    found: 'GET /wps/member/info (401)',
    beside: ['getMemberInfo', 'getRegisterValidation'],
  },
  {
    fault: 'allows any origin by a star',
    defect: withHeader('access-control-allow-origin', '*', isNoPreflight),
    fails: ['public/replies/readable'],
    found: 'Access-Control-Allow-Origin is *',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'hides its time from pages of another origin',
    defect: withHeader('access-control-expose-headers', 'X-Request-Id, Retry-After'),
    fails: ['public/replies/readable'],
    found: 'Access-Control-Expose-Headers lacks X-Gateway-Time',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'lets caches mix up replies to several origins',
    defect: withHeader('vary', undefined),
    fails: ['public/replies/readable'],
    found: 'Vary lacks Origin',
    beside: ['getSystemStatus'],
  },
  {
    fault: 'allows credentials',
    defect: withHeader('access-control-allow-credentials', 'true'),
    fails: ['public/replies/readable'],
    found: 'Access-Control-Allow-Credentials is true',
    beside: ['getSystemStatus'],
  },
]

/** Faults that every visitor of the site meets. */
export const PUBLIC_FAULTS = [...ANSWERS, ...REFUSALS, ...HEADERS, ...ORIGINS]
