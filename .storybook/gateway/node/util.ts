/** Node's `util` as far as the sandbox uses it, for the page. */

export const promisify =
  <Result>(call: (...given: unknown[]) => void) =>
  (...given: unknown[]) =>
    new Promise<Result>((resolve, reject) =>
      call(...given, (error: unknown, result: Result) => (error ? reject(error) : resolve(result))),
    )
