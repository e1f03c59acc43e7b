const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Makes the form read values that were set without an event, as some password managers do. React
 * compares each field with the value that it knows, and tells the field's owner only what differs.
 */
export function readSilentValues(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(TYPED)) {
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
