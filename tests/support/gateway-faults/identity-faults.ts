import {
  type GatewayFault,
  isRefusal,
  refuse,
  replyWith,
  spoil,
  withHeader,
  withStatus,
  withValue,
} from './defects.ts'

const INFO = 'GET /wps/member/info'
const LOGIN = 'POST /wps/session/login'
const LOGOUT = 'DELETE /wps/session/logout'
const TICKET = 'POST /wps/session/socketTicket'
const account = 'demomember'
const member = { id: '1', account: 'somebody', nickname: '', type: 0, vip: null }

/** Tickets that a socket has used, by the defect that notes them. */
const notingTickets = () => {
  const used = new Set<string>()
  return (ticket: string) => {
    const isUsed = used.has(ticket)
    used.add(ticket)
    return isUsed
  }
}

/** Whether a text is a ticket of the sandbox; those that the doctor makes up are UUIDs. */
const isIssued = (ticket: string) => !/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(ticket)

const STRANGERS: readonly GatewayFault[] = [
  {
    fault: 'takes a stranger in',
    defect: {
      at: INFO,
      before: ({ headers }) => (headers.authorization ? undefined : replyWith(200, member)),
    },
    fails: ['identity/getMemberInfo/stranger'],
    found: 'Status 200: it was accepted',
  },
  {
    fault: 'refuses a stranger with status 403',
    defect: spoil(INFO, (reply, { headers }) =>
      headers.authorization ? reply : { ...reply, status: 403 },
    ),
    fails: ['identity/getMemberInfo/stranger'],
    found: 'Status 403, code not_logged_in; expected 401',
  },
  {
    fault: 'refuses a stranger with a code of its own',
    defect: spoil('GET /wps/relay/CSP_unreadCount', (reply) =>
      isRefusal(reply) ? replyWith(401, { code: 'unauthorized' }) : reply,
    ),
    fails: ['identity/getUnreadCount/stranger'],
    found: 'code unauthorized',
  },
  {
    fault: 'takes writes of strangers',
    defect: {
      at: 'POST /wps/relay/CSP_readAllMessages',
      before: ({ headers }) => (headers.authorization ? undefined : replyWith(200, { unread: 0 })),
    },
    fails: ['identity/readAllMessages/stranger'],
    found: 'Status 200: it was accepted',
    account,
    write: true,
  },
  {
    fault: 'does not say that a session has expired',
    defect: spoil(INFO, (reply, { headers }) =>
      headers.authorization ? replyWith(401, { code: 'not_logged_in' }) : reply,
    ),
    fails: ['identity/getMemberInfo/session-unknown'],
    found: 'code not_logged_in; expected 401, code session_expired',
  },
]

const LOGINS: readonly GatewayFault[] = [
  {
    fault: 'logs in without saying until when',
    defect: withValue(LOGIN, 'expiresAt', undefined),
    fails: ['identity/login/login'],
    found: 'expiresAt is not as declared',
    account,
  },
  {
    fault: 'refuses the right password',
    defect: refuse(LOGIN, 401, 'wrong_credentials'),
    fails: ['identity/login/login'],
    found: 'code wrong_credentials',
    account,
  },
  {
    fault: 'has its own code for wrong passwords',
    defect: spoil(LOGIN, (reply, { headers }) =>
      reply.status === 401 && headers['content-type'] === 'application/jose'
        ? replyWith(401, { code: 'login_failed' })
        : reply,
    ),
    fails: ['identity/login/wrong-password'],
    found: 'code login_failed',
    account,
    write: true,
  },
  {
    fault: 'reads a password that is not encrypted',
    defect: spoil(LOGIN, (reply, { headers }) =>
      headers['content-type'] === 'application/json'
        ? replyWith(401, { code: 'wrong_credentials' })
        : reply,
    ),
    fails: ['identity/login/plain-body'],
    found: 'code wrong_credentials',
    account,
    write: true,
  },
  {
    fault: 'goes on with a session after its end',
    defect: { at: LOGOUT, before: () => replyWith(200, {}) },
    fails: ['identity/logout/session-ended'],
    found: 'Status 200',
    account,
  },
  {
    fault: 'fails at the end of a session',
    defect: withStatus(LOGOUT, 502, { code: 'bad_gateway' }),
    fails: ['identity/logout/session-ended'],
    found: 'Status 502',
    account,
  },
  {
    fault: 'lets caches keep personal replies',
    defect: withHeader('cache-control', 'public, max-age=60'),
    fails: ['identity/replies/cache'],
    found: 'Cache-Control: public, max-age=60 at GET /wps/member/info',
    account,
    beside: ['getMemberInfo'],
  },
]

function socketFault(
  fault: string,
  rules: [string, ...string[]],
  found: string,
  socket: (ticket: string, isUsed: boolean) => readonly string[] | null,
): GatewayFault {
  const note = notingTickets()
  const [first, ...more] = rules.map((rule) => `identity/addSocketTicket/${rule}`)
  const defect = { socket: (ticket: string) => socket(ticket, note(ticket)) }
  return { fault, defect, fails: [first!, ...more], found, account }
}

const SOCKETS: readonly GatewayFault[] = [
  {
    fault: 'sends a number for a ticket',
    defect: withValue(TICKET, 'ticket', 5),
    fails: ['identity/addSocketTicket/schema'],
    found: 'ticket: Invalid type',
    account,
  },
  {
    fault: 'has no tickets for the socket',
    defect: refuse(TICKET, 404, 'unknown_call'),
    fails: ['identity/addSocketTicket/answer'],
    found: 'Status 404',
    account,
  },
  socketFault('does not open the socket', ['socket'], 'status 401', () => null),
  socketFault('takes a ticket twice', ['ticket-once'], 'It opens', (ticket) =>
    isIssued(ticket) ? [] : null,
  ),
  socketFault('takes invented tickets', ['ticket-unknown'], 'It opens', (_, isUsed) =>
    isUsed ? null : [],
  ),
  socketFault('takes any ticket', ['ticket-once', 'ticket-unknown'], 'It opens', () => []),
  socketFault('sends events without an id', ['socket-event'], 'id: ', (ticket, isUsed) =>
    isUsed || !isIssued(ticket) ? null : ['{"type":"balance"}'],
  ),
  socketFault('sends events of another kind', ['socket-event'], 'type: ', (ticket, isUsed) =>
    isUsed || !isIssued(ticket) ? null : ['{"id":"1","type":"jackpot"}'],
  ),
]

/** Faults of sessions, of logins and of the member's socket. */
export const IDENTITY_FAULTS = [...STRANGERS, ...LOGINS, ...SOCKETS]
