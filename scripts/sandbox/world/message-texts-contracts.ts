import type { ContractMessageKind, MessageText } from './message-kinds.ts'
import { inFive } from './words.ts'

const INCOME = '/agentHome#agentRevenueReport'

/** A kind of contract that the site has given up, by its name in five languages. */
const ended = (EN: string, TH: string, VI: string, KO: string, CN: string): MessageText => ({
  topic: 'SYSTEM',
  feature: 'agents',
  subject: inFive(
    `Your contracts have ended: ${EN}`,
    `สัญญาของคุณสิ้นสุดแล้ว: ${TH}`,
    `Hợp đồng của bạn đã kết thúc: ${VI}`,
    `계약 종료 안내: ${KO}`,
    `您的合约已终止：${CN}`,
  ),
  body: inFive(
    `<p>{brand} no longer has contracts of this kind, so those you gave or were given have ended: <strong>${EN}</strong>.</p><p>What they had earned until then is paid as agreed, and stays in <a href="${INCOME}">your income</a>.</p>`,
    `<p>{brand} ไม่มีสัญญาประเภทนี้แล้ว สัญญา <strong>${TH}</strong> ทั้งหมดที่คุณให้หรือได้รับจึงสิ้นสุดลง</p><p>รายได้ที่เกิดขึ้นจนถึงตอนนั้นจะจ่ายตามข้อตกลง และยังดูได้ใน<a href="${INCOME}">รายได้ของคุณ</a></p>`,
    `<p>{brand} không còn loại hợp đồng này, nên các hợp đồng <strong>${VI}</strong> mà bạn đã giao hoặc nhận đều kết thúc.</p><p>Phần đã phát sinh đến lúc đó vẫn được trả theo thỏa thuận và vẫn có trong <a href="${INCOME}">thu nhập của bạn</a>.</p>`,
    `<p>{brand}에서 이 계약 유형의 운영이 종료되어, 제공하거나 체결한 계약이 모두 종료되었습니다. 계약 유형: <strong>${KO}</strong></p><p>그때까지 발생한 금액은 약정대로 지급되며 <a href="${INCOME}">내 수입</a>에서 계속 확인할 수 있습니다.</p>`,
    `<p>{brand} 已不再提供此类合约，您给予或签订的<strong>${CN}</strong>合约均已终止。</p><p>终止前所得仍按约定支付，并保留在<a href="${INCOME}">您的收入</a>中。</p>`,
  ),
})

/** Of contracts between agents. */
export const CONTRACT_TEXTS: Record<ContractMessageKind, MessageText> = {
  dividendEnded: ended('Dividend', 'เงินปันผล', 'Chia lợi nhuận', '수익 배분', '分红'),
  dailySalaryEnded: ended('Daily salary', 'ค่าตอบแทนรายวัน', 'Lương ngày', '일일 급여', '日工资'),
  hourlySalaryEnded: ended(
    'Hourly salary',
    'ค่าตอบแทนรายชั่วโมง',
    'Lương giờ',
    '시간별 급여',
    '时工资',
  ),
  realtimeSalaryEnded: ended(
    'Real-time salary',
    'ค่าตอบแทนเรียลไทม์',
    'Lương thời gian thực',
    '실시간 급여',
    '实时工资',
  ),
}
