import type { Fixture, MatchOutcome, MatchTable, RoundReply } from '../protocol.ts'
import { iconButton, readout, roundButton } from './controls.ts'
import { el, isCalm, wait } from './dom.ts'
import { openGame, outcomeOf, rulesText } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
import { describeWin, dock, host, logo, showResult } from './parts.ts'
import { say, type Word } from './words.ts'

/** Milliseconds that the animation of a match lasts; the clock in it runs to the minutes below. */
const LENGTH = 3600
const MINUTES = 90

const game = await openGame({ pictures: ['host'], rules: () => [rulesText('matchRules')] })
const { session, money, stage } = game
const { sport, fixtures } = session.table as MatchTable
/** Chosen outcome by match; only one per match, so that no bet contradicts another. */
const chosen = new Map<string, string>()
let stake = session.stakes[1] as string
let busy = false

const sides: Record<string, Word> =
  sport === 'COCKFIGHT'
    ? { home: 'red', draw: 'draw', away: 'blue' }
    : { home: 'home', draw: 'draw', away: 'away' }
const rows = new Map(fixtures.map((fixture) => [fixture.id, row(fixture)]))
const slip = el('ul', { class: 'bets' })
const total = el('b', { class: 'amount' })
const returns = el('b', { class: 'amount' })
const message = el('p', { class: 'message', text: say('placeBets') })
const clearButton = iconButton('clear', 'trash', () => choose())
const placeButton = roundButton('placeBet', place)
stage.append(
  el(
    'main',
    { class: 'book' },
    el('div', { class: 'banner' }, host(game), logo(game)),
    el(
      'div',
      { class: 'fixtures' },
      ...[...Map.groupBy(fixtures, ({ league }) => league)].flatMap(([league, matches]) => [
        el('h2', { text: league }),
        ...matches.map(({ id }) => rows.get(id)?.element ?? null),
      ]),
    ),
    el(
      'aside',
      { class: 'slip', 'aria-label': say('slip') },
      el('h2', { text: say('slip') }),
      slip,
    ),
  ),
  message,
  dock(
    game,
    stakeChip,
    clearButton,
    readout('totalBet', total),
    readout('mayReturn', returns),
    placeButton,
  ),
)
show()

function stakeChip(index: number): void {
  stake = session.stakes[index] as string
  show()
}

function row({ id, home, away, odds }: Fixture) {
  const clock = el('span', { class: 'clock' })
  const score = el('span', { class: 'score' })
  const buttons = Object.entries(odds).map(([outcome, hundredths]) =>
    el(
      'button',
      {
        type: 'button',
        class: 'odds',
        'data-spot': `${id}:${outcome}`,
        'aria-pressed': 'false',
        onclick: () => choose(id, outcome),
      },
      el('span', { text: say(sides[outcome] as Word) }),
      el('b', { text: (hundredths / 100).toFixed(2) }),
    ),
  )
  const element = el(
    'article',
    { class: `fixture ${sport.toLowerCase()}` },
    el(
      'div',
      { class: 'teams' },
      el('span', { class: 'team home' }, crest(home), el('b', { text: home })),
      el('span', { class: 'middle' }, score, clock),
      el('span', { class: 'team away' }, el('b', { text: away }), crest(away)),
    ),
    el('div', { class: 'prices', role: 'group', 'aria-label': `${home} – ${away}` }, ...buttons),
  )
  score.textContent = '–'
  return { element, buttons, clock, score }
}

/** A club's badge: its initials on colours made from its name. */
function crest(name: string): HTMLElement {
  const initials = name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2)
  const badge = el('span', { class: 'crest', 'aria-hidden': 'true', text: initials })
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360
  badge.style.setProperty('--hue', String(hue))
  return badge
}

function choose(id?: string, outcome?: string): void {
  if (busy) return
  if (id === undefined || outcome === undefined) chosen.clear()
  else if (chosen.get(id) === outcome) chosen.delete(id)
  else chosen.set(id, outcome)
  for (const { element, clock, score } of rows.values()) {
    element.classList.remove('playing', 'over')
    clock.textContent = ''
    score.textContent = '–'
    for (const button of element.querySelectorAll('.won')) button.classList.remove('won')
  }
  show()
}

function show(): void {
  let back = 0
  const lines = fixtures.flatMap((fixture) => {
    const outcome = chosen.get(fixture.id)
    const odds = fixture.odds[outcome ?? '']
    if (outcome === undefined || odds === undefined) return []
    back += Math.floor((toUnits(stake) * odds) / 100)
    return [
      el(
        'li',
        {},
        el(
          'span',
          {},
          el('b', { text: outcome === 'draw' ? say('draw') : fixture[outcome as 'home' | 'away'] }),
          el('small', { text: `${fixture.home} – ${fixture.away}` }),
        ),
        el('b', { class: 'price', text: (odds / 100).toFixed(2) }),
      ),
    ]
  })
  slip.replaceChildren(...lines)
  if (lines.length === 0) slip.append(el('li', { class: 'none', text: say('slipEmpty') }))
  for (const [id, { buttons }] of rows) {
    for (const button of buttons) {
      const pressed = button.dataset['spot'] === `${id}:${chosen.get(id)}`
      button.setAttribute('aria-pressed', String(pressed))
      button.disabled = busy
    }
  }
  total.textContent = money.show(fromUnits(toUnits(stake) * lines.length))
  returns.textContent = money.show(fromUnits(back))
  placeButton.disabled = busy || lines.length === 0
  clearButton.disabled = busy || lines.length === 0
}

async function place(): Promise<void> {
  if (busy || chosen.size === 0) return
  busy = true
  show()
  message.textContent = say('dealing')
  message.classList.remove('won')
  const reply = await game.play(
    [...chosen].map(([id, outcome]) => ({ spot: `${id}:${outcome}`, amount: stake })),
  )
  if (reply) await report(reply, outcomeOf(reply, 'match'))
  else message.textContent = say('placeBets')
  busy = false
  chosen.clear()
  show()
}

async function report(reply: RoundReply, outcome: MatchOutcome): Promise<void> {
  rows.get(outcome.results[0]?.id ?? '')?.element.scrollIntoView({ block: 'nearest' })
  await Promise.all(outcome.results.map(playMatch))
  for (const { buttons } of rows.values()) {
    for (const button of buttons) {
      button.classList.toggle('won', outcome.won.includes(button.dataset['spot'] ?? ''))
    }
  }
  await showResult(game, reply, message, describeWin(game, reply) ?? say('noWin'))
}

/** Shows a match in a few seconds: the clock runs, goals are scored, the whistle ends it. */
async function playMatch({ id, home, away }: MatchOutcome['results'][number]): Promise<void> {
  const shown = rows.get(id)
  if (!shown) return
  const { element, clock, score } = shown
  element.classList.add('playing')
  const goals = [
    ...Array.from({ length: home }, () => ({ side: 0, at: Math.random() })),
    ...Array.from({ length: away }, () => ({ side: 1, at: Math.random() })),
  ]
  const steps = isCalm() ? 0 : 30
  for (let step = 0; step < steps; step += 1) {
    const passed = step / steps
    const by = (side: number) =>
      goals.filter((goal) => goal.side === side && goal.at <= passed).length
    score.textContent = `${by(0)} : ${by(1)}`
    clock.textContent = sport === 'SPORTS' ? `${Math.round(passed * MINUTES)}′` : say('live')
    await wait(LENGTH / steps)
  }
  score.textContent = `${home} : ${away}`
  clock.textContent = say('fullTime')
  element.classList.replace('playing', 'over')
}
