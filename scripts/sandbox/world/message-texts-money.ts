import type { Words } from '../db/tables.ts'
import type { MessageText, MoneyMessageKind } from './message-kinds.ts'
import { inFive } from './words.ts'

const toDeposit = (EN: string, TH: string, VI: string, KO: string, CN: string) =>
  [EN, TH, VI, KO, CN].map((label) => `<p><a href="/member#depositv2/{id}">${label}</a></p>`)
const toWithdrawal = (EN: string, TH: string, VI: string, KO: string, CN: string) =>
  [EN, TH, VI, KO, CN].map((label) => `<p><a href="/member#withdraw/{id}">${label}</a></p>`)

const SEE_DEPOSIT = toDeposit(
  'See the deposit',
  'ดูรายการฝาก',
  'Xem lệnh nạp tiền',
  '입금 내역 보기',
  '查看这笔存款',
)
const SEE_WITHDRAWAL = toWithdrawal(
  'See the withdrawal',
  'ดูรายการถอน',
  'Xem lệnh rút tiền',
  '출금 내역 보기',
  '查看这笔提款',
)

/** Paragraphs in five languages, each followed by its link. */
function withLink(words: Words, links: readonly string[]): Words {
  const [EN, TH, VI, KO, CN] = links
  return inFive(words.EN + EN, words.TH + TH, words.VI + VI, words.KO + KO, words.CN + CN)
}

/** Of deposits and withdrawals. */
export const MONEY_TEXTS: Record<MoneyMessageKind, MessageText> = {
  depositSucceeded: {
    topic: 'MONEY',
    subject: inFive(
      'Your deposit of {money} has arrived',
      'ยอดฝาก {money} เข้าบัญชีแล้ว',
      'Khoản nạp {money} đã vào tài khoản',
      '입금 완료: {money}',
      '您的存款 {money} 已到账',
    ),
    body: withLink(
      inFive(
        '<p><strong>{money}</strong> is in your balance and ready to play with.</p><p>Reference: {id}</p>',
        '<p><strong>{money}</strong> เข้ายอดเงินของคุณแล้ว พร้อมเล่นได้ทันที</p><p>หมายเลขอ้างอิง: {id}</p>',
        '<p><strong>{money}</strong> đã có trong số dư, bạn có thể chơi ngay.</p><p>Mã tham chiếu: {id}</p>',
        '<p><strong>{money}</strong> 입금이 완료되었습니다. 지금 바로 이용하실 수 있습니다.</p><p>참조 번호: {id}</p>',
        '<p><strong>{money}</strong> 已存入您的余额，可立即使用。</p><p>参考编号：{id}</p>',
      ),
      SEE_DEPOSIT,
    ),
  },
  depositFailed: {
    topic: 'MONEY',
    subject: inFive(
      'Your deposit of {money} did not go through',
      'ฝากเงิน {money} ไม่สำเร็จ',
      'Khoản nạp {money} không thành công',
      '입금 실패: {money}',
      '您的存款 {money} 未成功',
    ),
    body: withLink(
      inFive(
        '<p>We did not receive <strong>{money}</strong>, and nothing was taken from your balance.</p><p>If your bank says that it was paid, send us the slip: no payment gets lost.</p>',
        '<p>เราไม่ได้รับเงิน <strong>{money}</strong> และไม่มีการหักจากยอดเงินของคุณ</p><p>หากธนาคารแจ้งว่าโอนแล้ว กรุณาส่งสลิปให้เรา เงินที่โอนมาจะไม่สูญหาย</p>',
        '<p>Chúng tôi chưa nhận được <strong>{money}</strong>, số dư của bạn không bị trừ.</p><p>Nếu ngân hàng báo đã chuyển, vui lòng gửi biên lai cho chúng tôi: không khoản nào bị mất.</p>',
        '<p>확인되지 않은 입금액: <strong>{money}</strong></p><p>잔액에서 빠져나간 금액은 없습니다. 은행에서 송금되었다면 이체 확인증을 보내 주세요.</p>',
        '<p>我们未收到 <strong>{money}</strong>，您的余额没有变动。</p><p>如银行显示已付款，请将凭证发给我们，款项不会丢失。</p>',
      ),
      SEE_DEPOSIT,
    ),
  },
  depositUnresolved: {
    topic: 'MONEY',
    subject: inFive(
      'We are checking your payment of {money}',
      'กำลังตรวจสอบยอดโอน {money} ของคุณ',
      'Chúng tôi đang kiểm tra khoản thanh toán {money}',
      '입금 확인 중: {money}',
      '正在核对您的付款 {money}',
    ),
    body: withLink(
      inFive(
        '<p><strong>{money}</strong> came in, but not as it was asked for. It is safe: our cashier credits it or sends it back, and you read about it here.</p>',
        '<p>เราได้รับเงิน <strong>{money}</strong> แต่ไม่ตรงกับรายการที่แจ้งไว้ เงินของคุณปลอดภัย ฝ่ายการเงินจะเติมให้หรือโอนคืน และแจ้งผลให้ทราบที่นี่</p>',
        '<p>Chúng tôi đã nhận <strong>{money}</strong> nhưng không khớp với lệnh nạp. Tiền của bạn an toàn: bộ phận tài chính sẽ cộng vào hoặc hoàn lại và báo cho bạn tại đây.</p>',
        '<p>신청 내용과 다르게 들어온 입금액: <strong>{money}</strong></p><p>금액은 안전하게 보관되어 있습니다. 담당자가 확인해 반영하거나 돌려드리고 여기에서 알려 드립니다.</p>',
        '<p>我们收到了 <strong>{money}</strong>，但与申请不符。款项安全，财务核对后会入账或退回，并在此通知您。</p>',
      ),
      SEE_DEPOSIT,
    ),
  },
  depositReturned: {
    topic: 'MONEY',
    subject: inFive(
      '{money} was sent back to you',
      'โอนเงิน {money} คืนให้คุณแล้ว',
      'Đã hoàn lại {money} cho bạn',
      '반환 완료: {money}',
      '已退回 {money}',
    ),
    body: withLink(
      inFive(
        '<p>Your payment of <strong>{money}</strong> could not be credited and is on its way back to the account that it came from.</p>',
        '<p>ไม่สามารถเติมยอดโอน <strong>{money}</strong> ได้ เงินกำลังโอนกลับไปยังบัญชีต้นทาง</p>',
        '<p>Khoản <strong>{money}</strong> không thể cộng vào số dư và đang được chuyển về tài khoản gửi.</p>',
        '<p>보낸 계좌로 돌려드리는 금액: <strong>{money}</strong></p><p>잔액에 반영할 수 없어 반환 처리했습니다.</p>',
        '<p>您的付款 <strong>{money}</strong> 无法入账，正退回原付款账户。</p>',
      ),
      SEE_DEPOSIT,
    ),
  },
  withdrawalApproved: {
    topic: 'MONEY',
    subject: inFive(
      'Your withdrawal of {money} is approved',
      'อนุมัติการถอน {money} แล้ว',
      'Lệnh rút {money} đã được duyệt',
      '출금 승인: {money}',
      '您的提款 {money} 已通过审核',
    ),
    body: withLink(
      inFive(
        '<p>We have approved your withdrawal of <strong>{money}</strong> and are about to send it.</p>',
        '<p>เราอนุมัติการถอน <strong>{money}</strong> แล้ว และกำลังจะโอนให้คุณ</p>',
        '<p>Lệnh rút <strong>{money}</strong> đã được duyệt và sắp được chuyển đi.</p>',
        '<p>승인된 출금액: <strong>{money}</strong></p><p>곧 송금해 드립니다.</p>',
        '<p>您的提款 <strong>{money}</strong> 已通过审核，即将汇出。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalRejected: {
    topic: 'MONEY',
    subject: inFive(
      'Your withdrawal of {money} was not approved',
      'การถอน {money} ไม่ได้รับอนุมัติ',
      'Lệnh rút {money} không được duyệt',
      '출금 거절: {money}',
      '您的提款 {money} 未通过审核',
    ),
    body: withLink(
      inFive(
        '<p><strong>{money}</strong> is back in your balance. What to do next stands on the page of the withdrawal.</p>',
        '<p>เงิน <strong>{money}</strong> กลับเข้ายอดเงินของคุณแล้ว ดูขั้นตอนต่อไปได้ที่หน้ารายการถอน</p>',
        '<p><strong>{money}</strong> đã trở lại số dư. Trang lệnh rút cho biết bước tiếp theo.</p>',
        '<p>잔액으로 돌아온 금액: <strong>{money}</strong></p><p>다음 단계는 출금 페이지에서 확인해 주세요.</p>',
        '<p><strong>{money}</strong> 已退回您的余额，后续步骤请见提款页面。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalFailed: {
    topic: 'MONEY',
    subject: inFive(
      'Your withdrawal of {money} could not be paid',
      'โอนเงินถอน {money} ไม่สำเร็จ',
      'Không chuyển được khoản rút {money}',
      '출금 실패: {money}',
      '您的提款 {money} 未能付款',
    ),
    body: withLink(
      inFive(
        '<p>The payment of <strong>{money}</strong> could not be made. What was not paid is back in your balance. Why, and what to do next, stands on the page of the withdrawal.</p>',
        '<p>ไม่สามารถโอนเงิน <strong>{money}</strong> ได้ ยอดที่ยังไม่ได้โอนกลับเข้ายอดเงินของคุณแล้ว ดูสาเหตุและขั้นตอนต่อไปได้ที่หน้ารายการถอน</p>',
        '<p>Không thực hiện được việc chuyển <strong>{money}</strong>. Phần chưa chuyển đã trở lại số dư. Trang lệnh rút cho biết lý do và bước tiếp theo.</p>',
        '<p>송금하지 못한 출금: <strong>{money}</strong></p><p>지급되지 않은 금액은 잔액으로 돌아왔습니다. 사유와 다음 단계는 출금 페이지에서 확인해 주세요.</p>',
        '<p><strong>{money}</strong> 未能付款，未付部分已退回您的余额。原因与后续步骤请见提款页面。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalUpheld: {
    topic: 'MONEY',
    subject: inFive(
      'The bank has proven the payment of {money}',
      'ธนาคารยืนยันว่ายอด {money} เข้าบัญชีแล้ว',
      'Ngân hàng xác nhận đã chuyển {money}',
      '은행 입금 확인: {money}',
      '银行已证实 {money} 到账',
    ),
    body: withLink(
      inFive(
        '<p>You told us that <strong>{money}</strong> did not arrive. The bank has shown that it did, so the payment stands. Customer service can send you the proof.</p>',
        '<p>คุณแจ้งว่ายอด <strong>{money}</strong> ไม่เข้าบัญชี ธนาคารยืนยันว่าเงินเข้าแล้ว รายการนี้จึงถือว่าสมบูรณ์ ขอหลักฐานได้จากฝ่ายบริการลูกค้า</p>',
        '<p>Bạn báo chưa nhận được <strong>{money}</strong>. Ngân hàng đã xác nhận tiền đã đến nên khoản chuyển này vẫn có hiệu lực. Bộ phận CSKH có thể gửi bằng chứng cho bạn.</p>',
        '<p>들어오지 않았다고 알려 주신 금액: <strong>{money}</strong></p><p>은행에서 입금이 확인되어 지급이 완료된 것으로 처리했습니다. 증빙은 고객센터에서 받을 수 있습니다.</p>',
        '<p>您反映 <strong>{money}</strong> 未到账。银行已证实款项到账，该笔付款有效。您可向客服索取凭证。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalRepaid: {
    topic: 'MONEY',
    subject: inFive(
      '{money} is back in your balance',
      'เงิน {money} กลับเข้ายอดเงินของคุณแล้ว',
      '{money} đã trở lại số dư của bạn',
      '잔액 반환: {money}',
      '{money} 已退回您的余额',
    ),
    body: withLink(
      inFive(
        '<p>You were right: the payment of <strong>{money}</strong> did not arrive. The money is back in your balance.</p>',
        '<p>เราตรวจสอบแล้วพบว่ายอด <strong>{money}</strong> ไม่เข้าบัญชีจริง เงินกลับเข้ายอดเงินของคุณแล้ว</p>',
        '<p>Chúng tôi đã kiểm tra: khoản <strong>{money}</strong> đúng là chưa đến. Tiền đã trở lại số dư của bạn.</p>',
        '<p>입금되지 않은 것으로 확인된 금액: <strong>{money}</strong></p><p>이 금액은 잔액으로 돌려드렸습니다.</p>',
        '<p>经核实，<strong>{money}</strong> 确未到账，款项已退回您的余额。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalSent: {
    topic: 'MONEY',
    subject: inFive(
      '{money} is on its way to you',
      'กำลังโอนเงิน {money} ให้คุณ',
      '{money} đang được chuyển đến bạn',
      '송금 완료: {money}',
      '{money} 已汇出',
    ),
    body: withLink(
      inFive(
        '<p>We have sent <strong>{money}</strong>. Once it is in your account, tell us with one press; if it does not come, tell us too.</p>',
        '<p>เราโอนเงิน <strong>{money}</strong> แล้ว เมื่อเงินเข้าบัญชีกดยืนยันได้ในครั้งเดียว หากเงินไม่เข้ากรุณาแจ้งเราเช่นกัน</p>',
        '<p>Chúng tôi đã chuyển <strong>{money}</strong>. Khi tiền vào tài khoản, bạn chỉ cần nhấn một lần để xác nhận; nếu chưa nhận được, vui lòng cho chúng tôi biết.</p>',
        '<p>송금한 금액: <strong>{money}</strong></p><p>입금되면 한 번만 눌러 알려 주세요. 들어오지 않으면 그것도 알려 주세요.</p>',
        '<p>我们已汇出 <strong>{money}</strong>。到账后请一键确认；如未到账，也请告知我们。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
  withdrawalBounced: {
    topic: 'MONEY',
    subject: inFive(
      'The bank returned your withdrawal of {money}',
      'ธนาคารส่งเงินถอน {money} คืนมา',
      'Ngân hàng đã trả lại khoản rút {money}',
      '은행 반송: {money}',
      '银行退回了您的提款 {money}',
    ),
    body: withLink(
      inFive(
        '<p><strong>{money}</strong> is back in your balance. Please check the number and the name of the account before you try again.</p>',
        '<p>เงิน <strong>{money}</strong> กลับเข้ายอดเงินของคุณแล้ว กรุณาตรวจสอบเลขที่และชื่อบัญชีก่อนถอนอีกครั้ง</p>',
        '<p><strong>{money}</strong> đã trở lại số dư. Vui lòng kiểm tra số và tên tài khoản trước khi gửi lệnh rút mới.</p>',
        '<p>잔액으로 돌아온 금액: <strong>{money}</strong></p><p>계좌번호와 예금주를 확인한 뒤 다시 신청해 주세요.</p>',
        '<p><strong>{money}</strong> 已退回您的余额。再次提款前，请核对账号与户名。</p>',
      ),
      SEE_WITHDRAWAL,
    ),
  },
}
