import type { Decorator } from '@storybook/react-vite'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { isSaid, say } from './say.ts'

/** Shows the texts among a story's args in the language of the toolbar. */
export const sayArgs: Decorator = (Story, { args }) => <Story args={inObject(args)} />

/** A value such as `failed`, which a component reads and nobody else, although it may be a word. */
const CODE = /^[a-z]\w*$/

/** Replaces known texts in a value, in its lists and plain objects, and in elements. */
function inWords(value: unknown): unknown {
  if (typeof value === 'string') return !CODE.test(value) && isSaid(value) ? say(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inWords)
  if (isValidElement<{ children?: unknown }>(value)) {
    const { children, ...props } = value.props
    // Children are given one by one, since React asks for keys in a list of them.
    return cloneElement(value, inObject(props), ...childrenOf(children))
  }
  return Object.getPrototypeOf(value) === Object.prototype ? inObject(value) : value
}

/** Lists children one by one; none if an element has none, as an input must have. */
const childrenOf = (children: unknown) =>
  children === undefined ? [] : ([children].flat().map(inWords) as ReactNode[])

const inObject = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)]))
