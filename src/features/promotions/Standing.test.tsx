import { expect, it } from 'vitest'
import { showInApp } from '#support/components/app.tsx'
import { Standing } from './Standing.tsx'

const LEADER = { rank: 1, player: 'so***ai', score: '420000.50', prize: '100000.00' }
const OWN = { rank: 57, player: 'lo***us', score: '1234.00', prize: '1400.00' }

it('a tournament says the player’s own place and score, and writes no score as money', async () => {
  const { screen } = await showInApp(<Standing standing={{ leaders: [LEADER], own: OWN }} />)
  await expect
    .element(screen.getByText('You’re in place 57 with a score of 1,234.'))
    .toBeInTheDocument()
  const rows = screen.getByRole('row').elements()
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells.slice(1)).toEqual([
    ['1', 'so***ai', '420,000.5', '฿100k'],
    ['57', 'You', '1,234', '฿1.4k'],
  ])
})
