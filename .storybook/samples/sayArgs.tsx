import type { Decorator } from '@storybook/react-vite'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { BRAND_CURRENCY, sampleAmount, sampleCurrency } from './money.ts'
import { isSaid, say } from './say.ts'

/**
 * Shows the texts among a story's args in the language of the toolbar, and its amounts in the
 * currency of the brand.
 */
export const sayArgs: Decorator = (Story, { args }) => <Story args={inObject(args)} />

/** A value such as `failed`, which a component reads and nobody else, although it may be a word. */
const CODE = /^[a-z]\w*$/

/** An amount as the gateway sends it; stories write all of theirs in baht. */
const AMOUNT = /^\d+\.\d{2}$/

/** Replaces known texts and amounts in a value, in its lists and plain objects, and in elements. */
function inWords(value: unknown): unknown {
  if (typeof value === 'string') return sayText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inWords)
  if (isValidElement<{ children?: unknown }>(value)) {
    const { children, ...props } = value.props
    // Children are given one by one, since React asks for keys in a list of them.
    return cloneElement(value, inObject(props), ...childrenOf(children))
  }
  return Object.getPrototypeOf(value) === Object.prototype ? inObject(value) : value
}

function sayText(text: string): string {
  if (text === BRAND_CURRENCY) return sampleCurrency()
  if (AMOUNT.test(text)) return sampleAmount(text)
  return !CODE.test(text) && isSaid(text) ? say(text) : text
}

/** Lists children one by one; none if an element has none, as an input must have. */
const childrenOf = (children: unknown) =>
  children === undefined ? [] : ([children].flat().map(inWords) as ReactNode[])

const inObject = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)]))
