import { listAnnouncements } from '#core/system/announcements/api.ts'
import type { Words } from '../../content/words.ts'
import { CallError } from '../../http/call-error.ts'
import { serve } from '../../http/serve.ts'
import { ANNOUNCEMENTS } from '../../world/content/announcements.ts'
import { listBanners } from '../../world/content/banners.ts'
import { isOffered } from '../../world/offered.ts'
import { fillWords } from '../../content/fill.ts'
import { announcePromotions } from '../../world/promotions/promotion-words.ts'
import { writeTime } from '../../world/days.ts'

/**
 * Types of announcements: B banners, PL notices, PU popups, PR promotions, H headline notices
 * (docs/product.md §7.4).
 */
const TYPES = ['B', 'PL', 'PU', 'PR', 'H']

export const calls = [
  serve(listAnnouncements, ({ query, merchant, now, db, pictures }) => {
    const types = query.types.split(',')
    const unknown = types.filter((type) => !TYPES.includes(type))
    if (unknown.length > 0) {
      throw new CallError(400, 'invalid_request', `There are no types ${unknown.join(', ')}.`)
    }
    const { brand } = merchant
    const fill = (words: Words) => fillWords(words, brand, query.language)
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
    const rows = ANNOUNCEMENTS.filter(isOffered(brand))
      .filter(
        ({ type, executions }) => types.includes(type) && executions.includes(query.execution),
      )
      .map((row) => ({
        id: row.id,
        title: fill(row.title),
        content: fill(row.content),
        promotionType: row.type,
        execution: query.execution,
        timestamp: writeTime(today - row.daysAgo * 86_400_000),
      }))
    const ofType = (...wanted: string[]) =>
      rows.filter(({ promotionType }) => wanted.includes(promotionType))
    const promotions = announcePromotions({ merchant, now, language: query.language })
    return {
      banners: types.includes('B')
        ? listBanners(db, merchant.code)
            .filter(
              ({ linkage, target }) =>
                linkage !== 'PROMOTION' || promotions.some(({ id }) => id === target),
            )
            .map((banner) => ({
              id: banner.id,
              groupName: banner.group,
              ...pictures.banner(brand, banner),
              title: fill(banner.title),
              subtitle: fill(banner.subtitle),
              linkageType: banner.linkage,
              ...(banner.target && {
                url: banner.target.replace('{domain}', brand.domains[0] as string),
              }),
            }))
        : [],
      player: ofType('H', 'PL'),
      popup: merchant.settings.rules.announcementPopups ? ofType('PU') : [],
      promotion: types.includes('PR') ? promotions : [],
    }
  }),
]
