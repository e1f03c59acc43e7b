const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!

/** Replaces the text of a field within one task; simulated key presses would take several. */
export function typeInto(field: Element, text: string): void {
  setValue!.call(field, text)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  )
}
