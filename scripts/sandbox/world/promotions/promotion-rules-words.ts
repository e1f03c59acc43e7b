import { wordsOf } from '../../content/texts.ts'
import { fillIn, inLanguage, mapWords, type Words } from '../../content/words.ts'
import type { Campaign } from './campaign-rules.ts'
import { BONUS_WEIGHTS } from '../money/turnover.ts'

function linesOf({ kind, round, needs, reward, limits }: Campaign): Words[] {
  const { turnover = 0 } = reward
  const oneEach = wordsOf('campaigns.rules.oneEach')
  if (kind === 'link') return [oneEach]
  const counts = needs.some(({ kind: need }) => need === 'bet' || need === 'slotBet')
  const toBet = kind === 'depositBonus' ? 'depositTurnover' : 'bonusTurnover'
  const count = (rule: 'places' | 'liveWeight' | 'cardWeight' | typeof toBet, n: number) =>
    fillIn(wordsOf(`campaigns.rules.${rule}`), { n })
  return [
    wordsOf(`campaigns.rules.${round}`),
    ...(limits?.grants ? [count('places', limits.grants)] : []),
    ...(counts || kind === 'tournament' ? [wordsOf('campaigns.rules.counted')] : []),
    ...(turnover > 0
      ? [
          count(toBet, turnover),
          count('liveWeight', BONUS_WEIGHTS.LIVE ?? 100),
          count('cardWeight', BONUS_WEIGHTS.PVP ?? 100),
        ]
      : [wordsOf('campaigns.rules.noTurnover')]),
    ...(kind === 'application' ? [wordsOf('campaigns.rules.decided')] : []),
    oneEach,
  ]
}

/** Writes a campaign's terms as HTML: its description, then its rules. */
export function termsOf(campaign: Campaign): Words {
  const lines = linesOf(campaign)
  const heading = wordsOf('campaigns.rules.heading')
  return mapWords(campaign.about, (about, language) => {
    const rules = lines.map((line) => `<li>${inLanguage(line, language)}</li>`).join('')
    return `${about}<h2>${inLanguage(heading, language)}</h2><ul>${rules}</ul>`
  })
}
