import { describe, expect, test } from 'vitest'
import { VELVET } from '#support/velvet.ts'
import { findOrigins } from './origins.ts'

describe('where a token of a brand comes from', () => {
  test('a colour that is mixed from two seeds names both', () => {
    const origins = findOrigins(VELVET)
    expect(origins['primary-soft']!.seeds).toEqual(['primary', 'neutral'])
    expect(origins['on-primary']!.seeds).toEqual(['primary'])
    expect(origins['danger']!.seeds).toEqual([])
  })

  test('the colour of rewards comes from no seed where gold replaces a red accent', () => {
    expect(findOrigins({ ...VELVET, accent: '#2563eb' })['reward']!.seeds).toEqual(['accent'])
    expect(findOrigins({ ...VELVET, accent: '#dc2626' })['reward']!.seeds).toEqual([])
  })

  test('the choice in force and all choices of a token are told apart', () => {
    const { header } = findOrigins({ ...VELVET, header: 'coloured' })
    expect(header!.setBy).toEqual(['header: coloured'])
    expect(header!.choices).toContain('header')
    const { footer } = findOrigins({ ...VELVET, footerColour: 'deep', colourUse: 'quiet' })
    expect(footer!.setBy).toEqual(['footerColour: deep'])
    expect(footer!.choices).toEqual(['colourUse', 'footerColour'])
  })

  test('an override of one mode leaves the seed of the other mode', () => {
    const tokens = { dark: { accent: '#00ff00' } }
    const { accent } = findOrigins({ ...VELVET, tokens })
    expect(accent).toMatchObject({ setBy: ['tokens.dark.accent'], seeds: ['accent'] })
    const both = findOrigins({ ...VELVET, tokens: { ...tokens, light: tokens.dark } })
    expect(both['accent']!.seeds).toEqual([])
  })

  test('a variable names the choice that sets it, and a face its choice', () => {
    const origins = findOrigins({ ...VELVET, corner: 'sharp' })
    expect(origins['radius-control']!.setBy).toEqual(['corner: sharp'])
    expect(origins['font-body']!.choices).toEqual(['bodyFace'])
  })
})
