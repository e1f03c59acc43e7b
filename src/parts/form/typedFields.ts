import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

const typedFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)

/** Tells whether a field of the form has a text in it. */
export const hasWords = (form: HTMLFormElement | null): boolean =>
  form !== null && [...typedFields(form)].some(({ value }) => value !== '')

/**
 * Makes the form read values that were set without an event, as some password managers do. React
 * compares each field with the value that it knows, and tells the field's owner only what differs.
 */
export function readSilentValues(form: HTMLFormElement): void {
  for (const field of typedFields(form)) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * `onClickCapture` of a button that sends fields before the form is submitted, such as “Send code”.
 * The form is drawn with the values that were set silently before the button's own handler runs.
 */
export function readBeforePress({ currentTarget }: MouseEvent<HTMLElement>): void {
  const form = currentTarget.closest('form')
  if (form) flushSync(() => readSilentValues(form))
}
