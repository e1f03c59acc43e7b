/**
 * Rounds a number down to a multiple of a step, such as a time to the beginning of its hour. A
 * component that reads the gateway's time through it is drawn only when the result changes.
 */
export const floorTo = (value: number, step: number): number => Math.floor(value / step) * step
