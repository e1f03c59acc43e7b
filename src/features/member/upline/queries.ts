import { read } from '#core/gateway/read.ts'
import { getTransferReceipt, getTransferTerms } from './api.ts'

export const uplineTermsQuery = read(getTransferTerms, { direction: 'UPLINE' }, { tags: ['money'] })

export const transferReceiptQuery = (id: string) =>
  read(getTransferReceipt, { id }, { tags: ['money'] })
