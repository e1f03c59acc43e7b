/** Node's `path`, `url`, `util` and `module` as far as the sandbox uses them, for the page. */

export const dirname = (path: string) => path.replace(/\/[^/]*$/, '')
export const fileURLToPath = (url: URL) => url.pathname

export const promisify =
  <Result>(call: (...given: unknown[]) => void) =>
  (...given: unknown[]) =>
    new Promise<Result>((resolve, reject) =>
      call(...given, (error: unknown, result: Result) => (error ? reject(error) : resolve(result))),
    )
