/** Node's `timers/promises` as far as the sandbox uses it, for the page. */

const wait = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export { wait as setTimeout }
export const setImmediate = () => wait()
