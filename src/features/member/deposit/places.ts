/** What stands before a method's id in the address of its form. */
export const NEW = 'new/'
