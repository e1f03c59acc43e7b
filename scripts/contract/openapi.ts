import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Access } from '#core/contract/call.ts'
import { ENCRYPTED_MEDIA_TYPE, HEADERS } from '#core/contract/headers.ts'
import { ALLOWED_METHODS, EXPOSED_HEADERS, listAllowedHeaders } from './cors.ts'
import type { FieldFaults } from '#core/contract/fieldFaults.ts'
import type { DeclaredCall, DeclaredSocket } from './declared-calls.ts'

type Json = Record<string, unknown>

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/**
 * Writes the gateway's contract as an OpenAPI 3.1 document.
 *
 * @param version version of the product
 */
export function writeOpenApi(
  calls: readonly DeclaredCall[],
  sockets: readonly DeclaredSocket[],
  version: string,
): Json {
  const paths: Record<string, Json> = {}
  for (const declared of calls) {
    const { method, path } = declared.definition
    ;(paths[path] ??= {})[method] = writeOperation(declared)
  }
  for (const declared of sockets) (paths[declared.socket.path] ??= {}).get = writeSocket(declared)
  const owners = [...new Set([...calls, ...sockets].map(({ owner }) => owner))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator gateway',
      version,
      description: describe(calls),
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    tags: owners.map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  }
}

/** What holds for every call and has no place of its own in the document, in Markdown. */
const describe = (calls: readonly DeclaredCall[]) => {
  const encrypted = calls.flatMap(({ definition }) => definition.encryptedHeaders ?? [])
  return [
    'What a brand’s site asks of its gateway. Every reply that is no success has the shape of `Error`.',
    '## Another origin',
    'A gateway on another origin than the site’s answers `OPTIONS` on every path, and sends with every reply, refusals and `OPTIONS` included:',
    `- \`Access-Control-Allow-Origin\`: the origin of the page, if it is one of the merchant’s, and \`Vary: Origin\`; no credentials`,
    `- to \`OPTIONS\`, \`Access-Control-Allow-Methods\`: ${ALLOWED_METHODS.join(', ')}`,
    `- to \`OPTIONS\`, \`Access-Control-Allow-Headers\`: ${listAllowedHeaders(encrypted).join(', ')}`,
    `- \`Access-Control-Expose-Headers\`: ${EXPOSED_HEADERS.join(', ')}`,
    '## Pictures',
    'Replies name pictures by address, on an origin of `origins.images` of the brand file or relative to the gateway, such as `/cdn/games/1.webp`. Browsers ask for them without any header of the contract, so the host sends `Cross-Origin-Resource-Policy: cross-origin`.',
  ].join('\n')
}

const REPLY_HEADERS = {
  [HEADERS.requestId]: ref('headers', 'requestId'),
  [HEADERS.time]: ref('headers', 'time'),
}

const ONLY_FOR: Partial<Record<Access, string>> = {
  player: 'Not for office agents, who do not play.',
  agent: 'Only for agents.',
}

function writeOperation({ name, owner, definition }: DeclaredCall): Json {
  const { summary, access, query, body, reply, file, encrypted, form, fieldFaults } = definition
  const { encryptedHeaders = [] } = definition
  return {
    operationId: name,
    tags: [owner],
    summary,
    security: access === 'visitor' ? [] : [{ session: [] }],
    ...(access in ONLY_FOR && { description: ONLY_FOR[access] }),
    parameters: [
      ...['merchant', 'language', 'platform', 'clientType', 'requestId'].map((parameter) =>
        ref('parameters', parameter),
      ),
      ...(definition.intent ? [ref('parameters', 'idempotencyKey')] : []),
      ...encryptedHeaders.map(writeEncryptedHeader),
      ...writeQuery(query),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: encrypted
          ? { [ENCRYPTED_MEDIA_TYPE]: { schema: writeEncrypted(body) } }
          : {
              [form ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: writeSchema(body),
              },
            },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        headers: REPLY_HEADERS,
        content: file
          ? { [file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: writeSchema(reply) } },
      },
      ...(fieldFaults && { 422: writeFieldFaults(fieldFaults) }),
      default: ref('responses', 'error'),
    },
  }
}

/** Response of a call that refuses fields: the shape of `Error`, with the fault of each field. */
const writeFieldFaults = (faults: FieldFaults): Json => ({
  description:
    'Refused fields: `code` is `invalid_fields`, and `data.fields` says what is wrong with each. Other codes have other data.',
  headers: REPLY_HEADERS,
  content: {
    'application/json': {
      schema: {
        allOf: [ref('schemas', 'Error')],
        properties: {
          data: {
            properties: {
              fields: {
                type: 'object',
                properties: Object.fromEntries(
                  Object.entries(faults).map(([field, kinds]) => [field, { enum: [...kinds] }]),
                ),
              },
            },
          },
        },
      },
    },
  },
})

function writeSocket({ name, owner, socket }: DeclaredSocket): Json {
  return {
    operationId: name,
    tags: [owner],
    summary: socket.summary,
    description: `Each message is JSON of this schema: \`${JSON.stringify(writeSchema(socket.event))}\``,
    security: [],
    parameters: writeQuery(socket.query),
    responses: {
      101: { description: 'Switching to the WebSocket protocol' },
      default: ref('responses', 'error'),
    },
  }
}

function writeQuery(schema: v.GenericSchema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = writeSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const writeEncryptedHeader = (name: string): Json => ({
  name,
  in: 'header',
  required: true,
  description: 'Compact JWE of the value, under a key of `/wps/keys`.',
  schema: { type: 'string', contentMediaType: ENCRYPTED_MEDIA_TYPE },
})

/** Schema of a compact JWE, with the schema of its decrypted content. */
const writeEncrypted = (schema: v.GenericSchema): Json => ({
  type: 'string',
  description: 'Compact JWE (RSA-OAEP-256, A256GCM) under a key of `/wps/keys`.',
  contentMediaType: 'application/json',
  contentSchema: writeSchema(schema),
})

/**
 * Writes the schema of the data on the wire: a schema's input, before the client translates it into
 * its own terms.
 */
function writeSchema(schema: v.GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // These valibot actions cannot be expressed in JSON Schema; any other unknown action is an
    // error.
    ignoreActions: ['trim', 'check'],
    overrideAction: ({ valibotAction, jsonSchema }) =>
      writeAction(valibotAction as never, jsonSchema as Json),
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      writeLiteral(jsonSchema as Json) ?? writeOptional(valibotSchema as never, jsonSchema as Json),
  })
  return json
}

/**
 * Adds schemas that the library leaves out: of a list's entries, and a second pattern of a text.
 */
function writeAction(
  action: v.MetadataAction<unknown, Json> | v.RegexAction<string, undefined>,
  json: Json,
): Json | undefined {
  if (action.type === 'metadata' && action.metadata.listOf) {
    return {
      ...json,
      listOf: undefined,
      type: 'array',
      items: writeSchema(action.metadata.listOf as v.GenericSchema),
      description: 'An entry that is not as described is left out.',
    }
  }
  const pattern = action.type === 'regex' && action.requirement.source
  if (!pattern || json.pattern === pattern) return undefined
  return { ...json, allOf: [...((json.allOf as Json[]) ?? []), { pattern }] }
}

/** Names the type of a fixed value, without which validators refuse it in a query, where every value is a text. */
const writeLiteral = (json: Json): Json | undefined =>
  'const' in json && !('type' in json) ? { type: typeof json.const, ...json } : undefined

/** Marks fields with `optionalField` as optional, since the gateway may leave them out. */
function writeOptional(schema: v.GenericSchema, json: Json): Json | undefined {
  const { entries } = schema as { entries?: Record<string, v.GenericSchema> }
  if (schema.type !== 'object' || !entries) return undefined
  const isOptional = (name: string) => 'fallback' in (entries[name] ?? {})
  const required = (json.required as string[] | undefined)?.filter((name) => !isOptional(name))
  return { ...json, required }
}

const header = (name: string, required: boolean, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})
const text = { type: 'string' }

const COMPONENTS = {
  securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  parameters: {
    merchant: header(HEADERS.merchant, true, 'Merchant code of the brand on this host', text),
    language: header(HEADERS.language, false, 'Language code, such as TH', text),
    platform: header(HEADERS.platform, false, 'W for the web', text),
    clientType: header(HEADERS.clientType, false, '3 for this client', text),
    requestId: header(HEADERS.requestId, false, 'Echoed in the reply', text),
    idempotencyKey: header(HEADERS.idempotencyKey, true, 'One per intent, kept over retries', {
      type: 'string',
      pattern: '^[\\w-]{8,64}$',
    }),
  },
  headers: {
    requestId: { description: 'What to quote to customer service', schema: text },
    time: {
      description: 'When the gateway wrote the reply; the site’s clock follows it',
      required: true,
      schema: { type: 'string', format: 'date-time' },
    },
  },
  responses: {
    error: {
      description: 'Refusal or failure',
      headers: REPLY_HEADERS,
      content: { 'application/json': { schema: ref('schemas', 'Error') } },
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'Stable; the client words it' },
        message: text,
        data: {},
      },
    },
  },
}
