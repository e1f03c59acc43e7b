import { parentPort, workerData } from 'node:worker_threads'
import { type CheckedShare, checkShare } from './check-brands.ts'

/** Code of a worker thread of the check: it gets its brands as data, and sends one message. */
parentPort!.postMessage(await checkShare(workerData as CheckedShare), [])
