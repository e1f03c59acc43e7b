import { HEADERS } from '#core/contract/headers.ts'
import { ALLOWED_METHODS, EXPOSED_HEADERS, listAllowedHeaders } from './cors.ts'
import type { DeclaredCall } from './declared-calls.ts'

/** Writes what holds for every call and has no place of its own in the document, in Markdown. */
export const writeIntroduction = (calls: readonly DeclaredCall[]) => {
  const encrypted = calls.flatMap(({ definition }) => definition.encryptedHeaders ?? [])
  return [
    'What a brand’s site asks of its gateway. Every reply that is no success has the shape of `Problem`.',
    '## Headers',
    `Every call names the merchant, and says its language, platform, client and request id. Every reply, refusals included, has \`${HEADERS.time}\` and should repeat \`${HEADERS.requestId}\`. A call that moves money or changes state once per intent has \`${HEADERS.idempotencyKey}\`. Replies are never cached: \`Cache-Control: no-store\`.`,
    '## Session',
    `A login’s reply has a \`token\`, which later calls send as \`${HEADERS.authorization}: Bearer …\`. A call with the scheme \`session\` is refused without it; one that also allows no scheme is sent with the token if there is one.`,
    '## Encrypted bodies',
    'A body of type `application/jose` is one compact JWE (RSA-OAEP-256, A256GCM) under a key of `/wps/keys`, whose content is JSON of the schema under `contentSchema`.',
    '## Tolerance',
    'Fields that a schema requires are those on which money, identity and navigation rest: a reply without one is refused as a whole. Any other field that is missing or not as described has a safe value instead, and a list leaves out an entry that is not as described. Fields that the document does not name are ignored.',
    '## Another origin',
    'A gateway on another origin than the site’s answers `OPTIONS` on every path, and sends with every reply, refusals and `OPTIONS` included:',
    `- \`Access-Control-Allow-Origin\`: the origin of the page, if it is one of the merchant’s, and \`Vary: Origin\`; no credentials`,
    `- to \`OPTIONS\`, \`Access-Control-Allow-Methods\`: ${ALLOWED_METHODS.join(', ')}`,
    `- to \`OPTIONS\`, \`Access-Control-Allow-Headers\`: ${listAllowedHeaders(encrypted).join(', ')}`,
    `- \`Access-Control-Expose-Headers\`: ${EXPOSED_HEADERS.join(', ')}`,
    '## Pictures',
    'Replies name pictures by address, on an origin of `origins.images` of the brand file or relative to the gateway, such as `/cdn/games/1.webp`. Browsers ask for them without any header of the contract, so the host sends `Cross-Origin-Resource-Policy: cross-origin`.',
  ]
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
}
