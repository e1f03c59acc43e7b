import { parentPort, workerData } from 'node:worker_threads'
import type { BuiltApp } from './app-build.ts'
import { emitShare, type EmitResult, type Share } from './share.ts'

export type ThreadMessage = { report: string } | { result: EmitResult }

/**
 * Code of a worker thread of an emission. Its brands come as data, the app in a message once it is
 * built.
 */
const port = parentPort!
const building = new Promise<BuiltApp | undefined>((resolve) => port.once('message', resolve))
const tell = (message: ThreadMessage) => port.postMessage(message)
tell({ result: await emitShare(workerData as Share, building, (report) => tell({ report })) })
