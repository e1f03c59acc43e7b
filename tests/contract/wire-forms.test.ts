import * as v from 'valibot'
import { expect, it } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import { ResourceSchema } from '#core/system/schema.ts'
import { GameSchema, VendorSchema } from '#parts/games/schema.ts'

/* Fields that gateways name in two ways (decision 024); ours counts if both are sent. */

it('a game’s picture is its showIcon, or else its iconUrl', () => {
  const game = { nodeId: '1', nodeName: 'Lotus', gameType: 'RNG', vassalage: 'NLN' }
  const iconOf = (icons: object) => v.parse(GameSchema, { ...game, ...icons }).icon
  expect(iconOf({ iconUrl: '/a.webp' })).toBe('/a.webp')
  expect(iconOf({ iconUrl: '/a.webp', showIcon: '/b.webp' })).toBe('/b.webp')
  expect(iconOf({})).toBe('')
})

it('a vendor’s iconUrl stands for each picture that is missing', () => {
  const vendor = { vassalage: 'NLN', displayName: 'Lotus', gameType: 'RNG', iconUrl: '/a.webp' }
  expect(v.parse(VendorSchema, vendor)).toMatchObject({ picture: '/a.webp', mark: '/a.webp' })
  expect(v.parse(VendorSchema, { ...vendor, lagerIcon: '/b.webp' })).toMatchObject({
    picture: '/b.webp',
    mark: '/a.webp',
  })
})

it('a resource without a type has the type that labelNameEn names', () => {
  const read = (names: object) => v.parse(ResourceSchema, { url: 'https://a.example', ...names })
  expect(read({ labelNameEn: 'WHATSAPP' }).resourceType).toBe('WHATSAPP')
  expect(read({ labelNameEn: 'Chat', resourceType: 'LINE' }).resourceType).toBe('LINE')
})

it('a VIP level without a label has the label of labelNameEn, and none without both', () => {
  const { reply } = getMemberInfo.definition
  const vipOf = (label: object) =>
    v.parse(reply, { id: '1', account: 'a', type: 0, vip: { rankLevel: 3, ...label } }).vip
  expect(vipOf({ labelNameEn: 'Gold' })).toEqual({ label: 'Gold', rankLevel: 3 })
  expect(vipOf({ labelNameEn: 'Gold', label: 'ทอง' })).toEqual({ label: 'ทอง', rankLevel: 3 })
  expect(vipOf({})).toBeNull()
})
