import type * as v from 'valibot'
import type { Access, CallDefinition } from '#core/contract/call.ts'
import { ENCRYPTED_MEDIA_TYPE } from '#core/contract/headers.ts'
import { COMMON_PARAMETERS, COMPONENTS, PROBLEM, REPLY_HEADERS } from './components.ts'
import type { DeclaredCall, DeclaredSocket } from './declared-calls.ts'
import { describeProperties, describeProperty } from './describe.ts'
import { EXAMPLE_OF, withExample, withSchemaExample } from './examples.ts'
import { writeIntroduction } from './introduction.ts'
import { describeRefusal } from './refusals.ts'
import { shareResponses, writeRefusals, writeResponse } from './responses.ts'
import { readSchemaWords } from './schema-words.ts'
import { type Json, ref, writeSchemas, type WrittenSchemas } from './schemas.ts'
import TAGS from './tags.json' with { type: 'json' }

/** What operations are written from, besides their declarations. */
interface Writing {
  schemas: WrittenSchemas
  /** Comments on the calls in the sources, by name. */
  comments: ReadonlyMap<string, string>
}

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
  const words = readSchemaWords(calls, sockets)
  const roots = [
    ...calls.flatMap(({ definition: { query, body, reply, file } }) => [
      query,
      body,
      file ? undefined : reply,
    ]),
    ...sockets.flatMap(({ socket: { query, event } }) => [query, event]),
  ].filter((schema) => schema !== undefined)
  const schemas = writeSchemas(roots, words)
  const writing = { schemas, comments: words.calls }
  const paths: Record<string, Json> = {}
  for (const declared of calls) {
    const { method, path } = declared.definition
    ;(paths[path] ??= {})[method] = writeOperation(declared, writing)
  }
  for (const declared of sockets) {
    ;(paths[declared.socket.path] ??= {}).get = writeSocket(declared, writing)
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Json[])
  const responses = { ...COMPONENTS.responses, ...shareResponses(operations) }
  const components = { ...COMPONENTS, responses }
  const described = Object.entries(schemas.components).map(([name, schema]) => [
    name,
    describeProperties(name, schema),
  ])
  const all = { ...Object.fromEntries(described), Problem: PROBLEM } as Record<string, Json>
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator gateway',
      version,
      description: writeIntroduction(calls),
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [
      {
        url: '/',
        description: 'The origin of the site, whose server passes these paths on to the gateway',
      },
      {
        url: 'https://{gateway}',
        description: 'A gateway on an origin of its own (`gateway` of the brand file)',
        variables: {
          gateway: { default: 'localhost', description: 'Host of the gateway, with its port' },
        },
      },
    ],
    security: [{ session: [] }],
    tags: [...new Set([...calls, ...sockets].map(tagOf))]
      .toSorted()
      .map((name) => ({ name, ...(name in DESCRIBED && { description: DESCRIBED[name] }) })),
    paths,
    components: { ...components, schemas: selectUsed(all, [paths, components]) },
  }
}

/** The tag of a call is its folder without the room: `member/deposit`. */
const tagOf = ({ owner }: { owner: string }) => owner.replace(/^[^/]+\//, '')

const DESCRIBED: Readonly<Record<string, string>> = TAGS

/** Selects the schemas to which a part of the document refers, directly or through others. */
function selectUsed(schemas: Record<string, Json>, parts: unknown): Record<string, Json> {
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      look(schemas[name!])
    }
  }
  look(parts)
  return Object.fromEntries([...used].toSorted().map((name) => [name, schemas[name]!]))
}

const ONLY_FOR: Record<Access, string> = {
  visitor: 'Open to visitors.',
  member: 'For everyone who is logged in.',
  player: 'For players; not for office agents, who do not play.',
  agent: 'Only for agents.',
}

/** Describes a call by its comment in the sources, and by what its declaration says. */
const describe = (definition: CallDefinition, comment: string | undefined): string => {
  const { summary, access, trial, feature, anonymous, intent, encrypted, file, timeout } =
    definition
  return [
    comment ?? `${summary}.`,
    ONLY_FOR[access],
    trial && 'Not for trial accounts.',
    feature && `Only for brands with the feature \`${feature}\`.`,
    anonymous && access === 'visitor' && 'Sent without the token even if there is one.',
    intent && 'Happens once for each idempotency key.',
    encrypted && 'The body is encrypted.',
    file && 'The file is sent while it is being written.',
    timeout && `The site waits ${timeout / 1000} s for the reply.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function writeOperation({ name, owner, definition }: DeclaredCall, writing: Writing): Json {
  const { summary, query, reply, file } = definition
  const { encryptedHeaders = [] } = definition
  return {
    operationId: name,
    tags: [tagOf({ owner })],
    summary,
    description: describe(definition, writing.comments.get(name)),
    security: securityOf(definition),
    parameters: [
      ...COMMON_PARAMETERS,
      ...(definition.intent ? [ref('parameters', 'idempotencyKey')] : []),
      ...encryptedHeaders.map(writeEncryptedHeader),
      ...writeQuery(name, query, writing),
    ],
    ...writeBody(name, definition, writing),
    responses: {
      200: {
        description: 'Success',
        headers: REPLY_HEADERS,
        content: {
          [file ?? 'application/json']: withExample(
            {
              schema: file
                ? { type: 'string' }
                : describeProperties(name, writing.schemas.write(reply)),
            },
            EXAMPLE_OF[name]?.reply,
          ),
        },
      },
      ...writeRefusals({ name, owner, definition }, writing.comments.get(name)),
      default: ref('responses', 'problem'),
    },
  }
}

/**
 * A call open to visitors is sent with the token if there is one, unless it is anonymous. Such a call
 * has an empty list, since some servers refuse every request if the list has only `{}`.
 */
const securityOf = ({ access, anonymous }: CallDefinition): Json[] => [
  ...(access === 'visitor' && !anonymous ? [{}] : []),
  ...(anonymous ? [] : [{ session: [] }]),
]

function writeBody(
  name: string,
  { body, encrypted, form }: CallDefinition,
  { schemas }: Writing,
): Json {
  if (!body) return {}
  const schema = describeProperties(name, schemas.write(body))
  const example = EXAMPLE_OF[name]?.body
  const content = encrypted
    ? { [ENCRYPTED_MEDIA_TYPE]: { schema: writeEncrypted(withSchemaExample(schema, example)) } }
    : {
        [form ? 'application/x-www-form-urlencoded' : 'application/json']: withExample(
          { schema },
          example,
        ),
      }
  return { requestBody: { required: true, content } }
}

function writeSocket({ name, owner, socket }: DeclaredSocket, writing: Writing): Json {
  return {
    operationId: name,
    tags: [tagOf({ owner })],
    summary: socket.summary,
    description:
      'Each message of the gateway is JSON as the reply describes it; the site sends none.',
    security: [{ ticket: [] }],
    parameters: [],
    responses: {
      101: {
        description: 'Switching to the WebSocket protocol',
        content: { 'application/json': { schema: writing.schemas.write(socket.event) } },
      },
      401: writeResponse([{ ...describeRefusal('bad_ticket/socket'), data: [] }]),
      default: ref('responses', 'problem'),
    },
  }
}

function writeQuery(
  call: string,
  schema: v.GenericSchema | undefined,
  { schemas }: Writing,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.writeOut(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: description ?? describeProperty(call, name),
    ...withExample({ schema: property }, EXAMPLE_OF[call]?.query?.[name]),
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
const writeEncrypted = (schema: Json): Json => ({
  type: 'string',
  description: 'Compact JWE (RSA-OAEP-256, A256GCM) under a key of `/wps/keys`.',
  contentMediaType: 'application/json',
  contentSchema: schema,
})
