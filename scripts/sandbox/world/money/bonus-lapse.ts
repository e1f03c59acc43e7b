import { addMessage } from '../content/inbox.ts'
import type { Db } from '../../db/open.ts'
import type { Person } from '../team/tree.ts'
import { lapseBonuses } from './turnover.ts'

/**
 * Ends the bonuses of a player whose time is over, and tells the player what was taken. The sandbox
 * does it before each call of the player, so that no call sees a bonus that should have ended, and
 * before a deposit is credited, so that a bonus never takes money that came later.
 *
 * @returns whether money was taken
 */
export function endLapsedBonuses(db: Db, { merchant, username }: Person, now: number): boolean {
  return db.transaction(() => {
    const taken = lapseBonuses(db, { merchant, username }, now).filter(({ forfeit }) => forfeit > 0)
    for (const { row, forfeit } of taken) {
      addMessage(db, {
        merchant,
        username,
        kind: 'bonusLapsed',
        data: { money: forfeit, id: String(row.id) },
        reference: `bonus-${row.id}`,
        at: now,
      })
    }
    return taken.length > 0
  })
}
