import { parentPort, workerData } from 'node:worker_threads'
import type { BuiltApp } from './app-build.ts'
import { emitShare, type EmitResult, type Share } from './share.ts'

export type ThreadMessage = { report: string } | { result: EmitResult }

/**
 * Code of a worker thread of an emission. The thread gets its brands as data, and the built app in
 * a message once the build has ended.
 */
const port = parentPort!
const building = new Promise<BuiltApp | undefined>((resolve) => port.once('message', resolve))
const tell = (message: ThreadMessage) => port.postMessage(message)
tell({ result: await emitShare(workerData as Share, building, (report) => tell({ report })) })
