import { CLIENT_TYPE, HEADERS, PLATFORM } from '#core/contract/headers.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { describeRefusal } from './refusals.ts'
import { type Json, ref } from './schemas.ts'

const header = (name: string, required: boolean, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})
const text = { type: 'string' }

/** Headers that every call sends, besides the token. */
const PARAMETERS = {
  merchant: header(
    HEADERS.merchant,
    true,
    'Merchant code of the brand on this host. The gateway refuses a code that does not belong to the host.',
    { ...text, minLength: 1 },
  ),
  language: header(
    HEADERS.language,
    false,
    'Language of the texts in the reply. A language that the brand does not offer counts as its first one.',
    { ...text, enum: [...LANGUAGE_CODES] },
  ),
  platform: header(HEADERS.platform, false, `The platform; \`${PLATFORM}\` stands for the web.`, {
    ...text,
    enum: [PLATFORM],
  }),
  clientType: header(HEADERS.clientType, false, `The client; this one is ${CLIENT_TYPE}.`, {
    type: 'integer',
    enum: [CLIENT_TYPE],
  }),
  requestId: header(
    HEADERS.requestId,
    false,
    'Id of the request, a UUID of the client, which the reply repeats.',
    { ...text, pattern: '^[\\w-]{1,64}$' },
  ),
}

/** References to the headers that every call sends. */
export const COMMON_PARAMETERS = Object.keys(PARAMETERS).map((name) => ref('parameters', name))

/** Refusals that any call may get, and which the response of all other statuses lists. */
export const OF_EVERY_CALL = [
  'invalid_domain',
  'maintenance',
  'region_restricted',
  'system_error',
].map(describeRefusal)

/** References to the headers that every reply has. */
export const REPLY_HEADERS = {
  [HEADERS.requestId]: ref('headers', 'requestId'),
  [HEADERS.time]: ref('headers', 'time'),
}

/** Components beside the schemas of the calls. */
export const COMPONENTS = {
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: `The opaque \`token\` of a login's reply, as \`${HEADERS.authorization}: Bearer …\`. It never travels in an address or a cookie.`,
    },
    ticket: {
      type: 'apiKey',
      in: 'query',
      name: 'ticket',
      description: 'A ticket of `POST /wps/session/socketTicket`, which opens the socket once.',
    },
  },
  parameters: {
    ...PARAMETERS,
    idempotencyKey: header(
      HEADERS.idempotencyKey,
      true,
      'One per intent, and the same for all its retries. A repeated request gets the first reply again; another body with the same key is refused.',
      { ...text, pattern: '^[\\w-]{8,64}$' },
    ),
  },
  headers: {
    requestId: {
      description: 'Id of the request: what a player quotes to customer service.',
      schema: text,
    },
    time: {
      description: 'When the gateway wrote the reply; the site’s clock follows it.',
      required: true,
      schema: { ...text, format: 'date-time' },
    },
  },
  responses: {
    problem: {
      description: [
        'Any other refusal or failure. The site tells these apart, and has common words for all others:',
        ...OF_EVERY_CALL.map(({ status, code, message }) => `- ${status} \`${code}\`: ${message}`),
      ].join('\n'),
      headers: REPLY_HEADERS,
      content: { 'application/json': { schema: ref('schemas', 'Problem') } },
    },
  },
}

/** Shape of every reply that is no success. */
export const PROBLEM = {
  type: 'object',
  description: 'A refusal or a failure.',
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      description: 'Stable name of the reason; the site has words for it in each language.',
    },
    message: {
      type: 'string',
      description: 'The reason in English, for developers; the site does not show it.',
    },
    data: {
      description: 'What the reason needs to be understood, such as when the call may be repeated.',
    },
  },
}
