import { describe, expect, test } from 'vitest'
import { keepLinkCodes, keptLinkCodes, readLinkCodes } from './linkCodes.ts'

describe('the affiliate and referral codes of a link', () => {
  test.each([
    ['', {}],
    ['?affiliateCode=A7', { affiliateCode: 'A7' }],
    ['?r=friend-1', { referralCode: 'friend-1' }],
    ['?referralCode=long&r=short', { referralCode: 'long' }],
    ['?referralCode=%3Cb%3E&r=short', { referralCode: 'short' }],
    ['?affiliateCode=+A7+&referralCode=R.1', { affiliateCode: 'A7', referralCode: 'R.1' }],
    [`?affiliateCode=${'x'.repeat(65)}`, {}],
    ['?affiliateCode=%3Cscript%3E', {}],
    ['?affiliateCode=&r=%20', {}],
    ['?AFFILIATECODE=A7', {}],
  ])('the affiliate and referral codes in the link "%s" are read as %j', (search, codes) => {
    expect(readLinkCodes(search)).toEqual(codes)
  })

  test('a link’s referral codes are kept for the visit, until another link replaces them', () => {
    expect(keptLinkCodes()).toEqual({})
    expect(keepLinkCodes('')).toBe(false)
    expect(keepLinkCodes('?affiliateCode=A7')).toBe(true)
    expect(keepLinkCodes('?affiliateCode=A7')).toBe(false)
    expect(keepLinkCodes('?r=F1')).toBe(true)
    expect(keptLinkCodes()).toEqual({ affiliateCode: 'A7', referralCode: 'F1' })
    expect(keepLinkCodes('?affiliateCode=B8')).toBe(true)
    expect(keptLinkCodes()).toEqual({ affiliateCode: 'B8', referralCode: 'F1' })
  })
})
