const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!

/** Sets the text of a field without an event, as some password managers do. */
export const fillSilently = (field: Element, text: string): void => setValue!.call(field, text)

/** Replaces the text of a field within one task; simulated key presses would take several. */
export function typeInto(field: Element, text: string): void {
  fillSilently(field, text)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  )
}
