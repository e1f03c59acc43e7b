/** The most characters of a registration field's value that a call may send. */
export const MAX_VALUE_LENGTH = 255
