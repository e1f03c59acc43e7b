import { parentPort, workerData } from 'node:worker_threads'
import type { BuiltApp } from './app-build.ts'
import { emitShare, type EmitResult, type Share } from './share.ts'

export type ThreadMessage = { report: string } | { result: EmitResult }

/** A thread of an emission: its brands come as data, the app in a message when it is built. */
const port = parentPort!
const building = new Promise<BuiltApp | undefined>((resolve) => port.once('message', resolve))
const tell = (message: ThreadMessage) => port.postMessage(message)
tell({ result: await emitShare(workerData as Share, building, (report) => tell({ report })) })
