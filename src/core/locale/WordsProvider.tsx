import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Children, type ReactNode } from 'react'
import { i18n } from './words.ts'

const inElement = (part: ReactNode) => (typeof part === 'string' ? <span>{part}</span> : part)

/**
 * Draws each text of a message as an element. A browser that translates the page puts elements of
 * its own in place of texts, so React could no longer change or remove a text without an element.
 */
const Message = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? inElement(children) : Children.map(children, inElement)

interface Props {
  /** The words of the language on screen; tests give others. */
  words?: I18n
  children: ReactNode
}

/** Gives the words of the language to all components inside. */
export const WordsProvider = ({ words = i18n, children }: Props) => (
  <I18nProvider i18n={words} defaultComponent={Message}>
    {children}
  </I18nProvider>
)
