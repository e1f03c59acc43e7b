import { random } from '#scripts/scenery/random.ts'
import { dayOf } from '#lib/periods.ts'
import links from '../../content/invitations.json' with { type: 'json' }
import { asc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addMissing, rowsOf } from '../../db/rows.ts'
import { invitationArrivals, invitationOpens, invitations } from '../../db/invitation-tables.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { boundsOfDay, DAY, zoneOf } from '../days.ts'
import type { InvitationRow } from './invitations.ts'
import { isOfNode } from './team.ts'
import { findNode, type TeamNode } from './tree.ts'
import { lowerRates } from './team-plan.ts'

const AGENT = 'demoagent'

interface DemoLink extends Pick<InvitationRow, 'id' | 'code' | 'kind' | 'channel'> {
  daysAgo: number
  /** How much lower than the agent's own the link's rates are, in hundredths of a percent. */
  lower: number
  /** Number of days from now to the link's last day; negative for days ago. */
  endsIn?: number
  paused?: true
  /** Set if the link's limit equals the number of its newcomers. */
  full?: true
  /** Number of newcomers out of ten who used this link. */
  share: number
}

/** Demo invitation links, one in each state; their codes are the same at every merchant. */
const LINKS = links as DemoLink[]

/** Seeds the demo agent's invitation links once, by which some of the demo team joined. */
export function ensureDemoLinks(db: Db, merchant: string, now: number): void {
  const node = findNode(db, { merchant, username: AGENT })
  const known = rowsOf(db, invitations, { merchant, id: LINKS[0]!.id }).find()
  if (!node || known) return
  db.transaction(() => writeLinks(db, node, now))
}

function writeLinks(db: Db, node: TeamNode, now: number): void {
  const { merchant } = node
  const zone = zoneOf(db, merchant)
  const stream = random(`links ${merchant}`)
  const wheelOf = (kind: DemoLink['kind']) =>
    LINKS.filter((link) => link.kind === kind).flatMap((link) =>
      Array.from({ length: link.share }, () => link),
    )
  const wheels = { AGENT: wheelOf('AGENT'), PLAYER: wheelOf('PLAYER') }
  const uses = new Map<DemoLink, number>()
  const addOpens = (link: DemoLink, at: number, times: number) => {
    const day = dayOf(Math.min(at, now), zone)
    const rows = Array.from({ length: times }, () => ({
      merchant,
      invitation: link.id,
      day,
      visitor: String(stream.whole(1e6, 1e9)),
    }))
    if (rows.length > 0) addMissing(db, invitationOpens, rows)
  }
  const newcomers = db
    .select({ username: teamNodes.username, joinedAt: teamNodes.joinedAt, role: accounts.role })
    .from(teamNodes)
    .innerJoin(accounts, isOfNode)
    .where(matches(teamNodes, { merchant, parent: AGENT }))
    .orderBy(asc(teamNodes.joinedAt))
    .all()
  for (const [index, { username, joinedAt, role }] of newcomers.entries()) {
    // A newcomer can only have used a link that was active when the newcomer joined.
    const open = wheels[role === 'agent' ? 'AGENT' : 'PLAYER'].filter(
      ({ daysAgo, endsIn }) =>
        joinedAt >= now - daysAgo * DAY && (endsIn === undefined || joinedAt <= now + endsIn * DAY),
    )
    const link = open[(index * 3) % open.length]
    if (!link) continue
    uses.set(link, (uses.get(link) ?? 0) + 1)
    const day = dayOf(joinedAt, zone)
    addMissing(db, invitationArrivals, { merchant, username, invitation: link.id, day })
    addOpens(link, joinedAt, stream.whole(2, 9))
  }
  for (const link of LINKS) {
    const end = Math.min(0, link.endsIn ?? 0)
    for (let ago = link.daysAgo; ago > -end; ago -= stream.whole(1, 4)) {
      addOpens(link, now - ago * DAY, stream.whole(0, 5))
    }
    const { id, code, kind, channel, daysAgo, lower, endsIn, paused, full } = link
    const used = uses.get(link) ?? 0
    const lastDay = endsIn === undefined ? null : dayOf(now + endsIn * DAY, zone)
    addMissing(db, invitations, {
      merchant,
      id,
      agent: AGENT,
      code,
      kind,
      channel,
      rates: lowerRates(node.rates, lower),
      createdAt: now - daysAgo * DAY,
      lastDay,
      expiresAt: lastDay === null ? null : boundsOfDay(lastDay, zone).end,
      usesLimit: full ? Math.max(1, used) : null,
      uses: full ? Math.max(1, used) : used,
      pausedAt: paused ? now - 3 * DAY : null,
      deletedAt: null,
    })
  }
}
