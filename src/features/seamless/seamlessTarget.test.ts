import { expect, it } from 'vitest'
import { seamlessTarget } from './seamlessTarget.ts'

it('a direct game link is read as game, vendor, room and trial', () => {
  expect(seamlessTarget('?nodeId=1024')).toMatchObject({ nodeId: '1024', trial: false })
  expect(seamlessTarget('?vassalage=TCG_SEA&trial=1')).toMatchObject({
    vendor: 'TCG_SEA',
    trial: true,
  })
  expect(seamlessTarget('?vassalage=KP&roomId=9-2')).toMatchObject({ vendor: 'KP', roomId: '9-2' })
})

it('a direct game link is read with its category if that category exists', () => {
  expect(seamlessTarget('?vassalage=QKB&gameType=ELOTT')).toMatchObject({ type: 'ELOTT' })
  expect(seamlessTarget('?vassalage=QKB&gameType=elott')?.type).toBeUndefined()
  expect(seamlessTarget('?gameType=ELOTT')).toBeNull()
})

it.each(['', '?', '?nodeId=', '?game=1', '?nodeId=%3Cscript%3E', `?nodeId=${'9'.repeat(65)}`])(
  'the direct game link “%s” names no game',
  (search) => {
    expect(seamlessTarget(search)).toBeNull()
  },
)
