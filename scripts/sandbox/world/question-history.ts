import type { LanguageCode } from '#core/locale/languages.ts'
import { questionReplies, questions } from '../db/message-tables.ts'
import type { Db } from '../db/open.ts'
import { inFive } from './words.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

/** Who wrote what, and how many minutes after the question; each in the language of the brand. */
const THREAD = [
  [
    'PLAYER',
    inFive(
      'Hello! My withdrawal was sent an hour ago. When will my bank show it?',
      'สวัสดีครับ ถอนเงินไปหนึ่งชั่วโมงแล้ว เงินจะเข้าบัญชีเมื่อไรครับ',
      'Chào bạn, lệnh rút của mình đã chuyển một giờ trước. Khi nào ngân hàng báo có?',
      '안녕하세요. 한 시간 전에 출금이 송금됐는데 은행에는 언제 들어오나요?',
      '您好，我的提款一小时前已汇出，银行什么时候到账？',
    ),
    0,
  ],
  [
    'SERVICE',
    inFive(
      'Hello! Transfers to your bank take up to two hours at night. We have checked: yours is on its way.',
      'สวัสดีค่ะ ช่วงกลางคืนการโอนไปธนาคารของคุณใช้เวลาไม่เกินสองชั่วโมง ตรวจสอบแล้ว เงินกำลังโอนค่ะ',
      'Chào bạn, ban đêm chuyển khoản đến ngân hàng của bạn mất tối đa hai giờ. Chúng tôi đã kiểm tra: tiền đang được chuyển ạ.',
      '안녕하세요. 밤에는 해당 은행 송금에 최대 두 시간이 걸려요. 확인해 보니 정상적으로 처리되고 있어요.',
      '您好！夜间转账到您的银行最多需要两小时。我们已核实，款项正在途中。',
    ),
    12,
  ],
  [
    'PLAYER',
    inFive(
      'It has just arrived. Thank you!',
      'เงินเข้าแล้วครับ ขอบคุณมาก',
      'Tiền vừa vào rồi. Cảm ơn bạn!',
      '방금 들어왔어요. 감사합니다!',
      '刚刚到账了，谢谢！',
    ),
    40,
  ],
] as const

/** What a demo player asked months ago, settled since. */
export function addQuestionHistory(
  db: Db,
  { merchant, username }: { merchant: string; username: string },
  language: LanguageCode,
  now: number,
): void {
  if (username !== 'demomember' && username !== 'demovip') return
  const at = now - 40 * DAY
  const id = `Q-${username}`
  db.insert(questions)
    .values({
      merchant,
      id,
      username,
      topic: 'WITHDRAWAL',
      state: 'CLOSED',
      unseen: 0,
      createdAt: at,
      updatedAt: at + 40 * MINUTE,
    })
    .onConflictDoNothing()
    .run()
  for (const [author, words, minutes] of THREAD) {
    const text = words[language]
    db.insert(questionReplies)
      .values({ merchant, questionId: id, author, text, pictures: [], at: at + minutes * MINUTE })
      .run()
  }
}
