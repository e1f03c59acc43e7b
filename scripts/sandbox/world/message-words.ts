import type { FeatureName } from '#core/brand/features.ts'
import type { CashierNews } from '#core/socket/api.ts'
import type { MessageTopic } from '#features/member/messages/schema.ts'
import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

/** What messages tell of; `custom` is an operator's own text. */
export type MessageKind =
  | CashierNews
  | 'depositReturned'
  | 'welcome'
  | 'security'
  | 'maintenance'
  | 'limits'
  | 'weekend'
  | 'reload'
  | 'newGames'
  | 'birthday'
  | 'vipGift'
  | 'custom'

interface MessageText {
  topic: MessageTopic
  /** It is there only while this is on. */
  feature?: FeatureName
  /** Besides what `fillWords` fills: `{money}`, `{id}` and other data of the message. */
  subject: Words
  /** HTML. */
  body: Words
}

const raw = (text: string): Words => inFive(text, text, text, text, text)

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

export const MESSAGE_TEXTS: Record<MessageKind, MessageText> = {
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
        '<p>잔액에 추가된 금액: <strong>{money}</strong></p><p>지금 바로 이용하실 수 있습니다.</p><p>참조 번호: {id}</p>',
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
  welcome: {
    topic: 'SYSTEM',
    subject: inFive(
      'Welcome to {brand}',
      'ยินดีต้อนรับสู่ {brand}',
      'Chào mừng đến với {brand}',
      '{brand}에 오신 것을 환영합니다',
      '欢迎来到 {brand}',
    ),
    body: inFive(
      '<p>Good to have you here. Three things make a good start:</p><ol><li>Set a <a href="/member#securityCenter">payment password</a>, which protects your money.</li><li>Add the account that withdrawals go to.</li><li>Choose limits that suit you.</li></ol><p>Whatever you want to know: <a href="/member#messageV2/service">ask us</a>.</p>',
      '<p>ดีใจที่คุณมาร่วมกับเรา เริ่มต้นด้วยสามข้อนี้:</p><ol><li>ตั้ง<a href="/member#securityCenter">รหัสผ่านการเงิน</a>เพื่อปกป้องเงินของคุณ</li><li>เพิ่มบัญชีสำหรับรับเงินถอน</li><li>กำหนดวงเงินที่เหมาะกับคุณ</li></ol><p>มีข้อสงสัย <a href="/member#messageV2/service">สอบถามเราได้เลย</a></p>',
      '<p>Rất vui được đón bạn. Ba việc để bắt đầu thuận lợi:</p><ol><li>Đặt <a href="/member#securityCenter">mật khẩu giao dịch</a> để bảo vệ tiền của bạn.</li><li>Thêm tài khoản nhận tiền rút.</li><li>Chọn giới hạn phù hợp với bạn.</li></ol><p>Cần biết thêm điều gì, <a href="/member#messageV2/service">hãy hỏi chúng tôi</a>.</p>',
      '<p>함께하게 되어 기쁩니다. 먼저 세 가지를 준비해 주세요.</p><ol><li>내 돈을 지키는 <a href="/member#securityCenter">출금 비밀번호</a>를 설정해 주세요.</li><li>출금받을 계좌를 등록해 주세요.</li><li>나에게 맞는 한도를 정해 주세요.</li></ol><p>궁금한 점은 언제든 <a href="/member#messageV2/service">문의해 주세요</a>.</p>',
      '<p>很高兴您的加入。建议先完成三件事：</p><ol><li>设置<a href="/member#securityCenter">资金密码</a>，保护您的资金。</li><li>添加提款账户。</li><li>设定适合自己的限额。</li></ol><p>有任何疑问，<a href="/member#messageV2/service">请联系我们</a>。</p>',
    ),
  },
  security: {
    topic: 'SYSTEM',
    subject: inFive(
      'A login from a new device',
      'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
      'Đăng nhập từ thiết bị mới',
      '새 기기에서 로그인했습니다',
      '新设备登录提醒',
    ),
    body: inFive(
      '<p>Somebody logged in to your account from a device that we had not seen before. Was it you? Then there is nothing to do.</p><p>If not, change your password and look at <a href="/member#securityCenter/devices">your devices</a>.</p>',
      '<p>มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ที่เราไม่รู้จัก หากเป็นคุณ ไม่ต้องดำเนินการใดๆ</p><p>หากไม่ใช่ กรุณาเปลี่ยนรหัสผ่านและตรวจสอบ<a href="/member#securityCenter/devices">อุปกรณ์ของคุณ</a></p>',
      '<p>Tài khoản của bạn vừa được đăng nhập từ một thiết bị lạ. Nếu là bạn thì không cần làm gì.</p><p>Nếu không, vui lòng đổi mật khẩu và kiểm tra <a href="/member#securityCenter/devices">thiết bị của bạn</a>.</p>',
      '<p>처음 보는 기기에서 계정에 로그인했습니다. 본인이라면 그대로 두셔도 됩니다.</p><p>본인이 아니라면 비밀번호를 바꾸고 <a href="/member#securityCenter/devices">내 기기</a>를 확인해 주세요.</p>',
      '<p>您的账户在一台新设备上登录。如为本人操作，无需处理。</p><p>如非本人，请修改密码并检查<a href="/member#securityCenter/devices">登录设备</a>。</p>',
    ),
  },
  maintenance: {
    topic: 'SYSTEM',
    subject: inFive(
      'Maintenance on Tuesday, 04:00 to 05:00',
      'ปิดปรับปรุงระบบวันอังคาร 04:00–05:00 น.',
      'Bảo trì thứ Ba, 04:00 đến 05:00',
      '화요일 04:00~05:00 점검 안내',
      '周二 04:00–05:00 系统维护',
    ),
    body: inFive(
      '<p>Deposits and withdrawals rest for an hour while we make them faster. Rounds that are running are played to their end, and what they win is yours.</p>',
      '<p>ระบบฝากและถอนหยุดพักหนึ่งชั่วโมงเพื่อปรับปรุงให้เร็วขึ้น ระบบจะเล่นรอบที่ค้างให้จนจบ และเงินที่ชนะยังเป็นของคุณ</p>',
      '<p>Nạp và rút tiền tạm dừng một giờ để chúng tôi nâng cấp tốc độ. Các ván đang chơi vẫn diễn ra đến hết và tiền thắng vẫn là của bạn.</p>',
      '<p>더 빠른 서비스를 위해 한 시간 동안 입출금이 중단됩니다. 진행 중인 라운드는 끝까지 진행되고 당첨금도 그대로 지급됩니다.</p>',
      '<p>为提升速度，存款与提款将暂停一小时。进行中的牌局会完成，赢得的奖金仍归您所有。</p>',
    ),
  },
  limits: {
    topic: 'SYSTEM',
    subject: inFive(
      'Play within your limits',
      'เล่นอย่างพอดีในแบบของคุณ',
      'Chơi trong giới hạn của bạn',
      '나에게 맞는 한도로 즐겨 주세요',
      '理性博彩，量力而行',
    ),
    body: inFive(
      '<p>Playing should stay fun. You can limit what you deposit and how long you play, or take a break, at any time.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>การเล่นควรเป็นเรื่องสนุก คุณกำหนดวงเงินฝาก เวลาเล่น หรือหยุดพักได้ทุกเมื่อ</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>Chơi là để vui. Bạn có thể giới hạn số tiền nạp, thời gian chơi hoặc tạm nghỉ bất cứ lúc nào.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>게임은 즐거워야 합니다. 입금액과 이용 시간을 제한하거나 언제든 쉬어 갈 수 있습니다.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>游戏应当轻松愉快。您可随时限制存款金额与游戏时间，或暂停一段时间。</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
    ),
  },
  weekend: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      'This weekend: {amount:500000} in prizes',
      'สุดสัปดาห์นี้ รางวัลรวม {amount:500000}',
      'Cuối tuần này: tổng thưởng {amount:500000}',
      '이번 주말 총상금 {amount:500000}',
      '本周末总奖金 {amount:500000}',
    ),
    body: inFive(
      '<p>From Friday evening each spin on a marked slot counts, and two hundred places share <strong>{amount:500000}</strong>.</p><p><a href="/promotions#weekend-tournament">Join the tournament</a></p>',
      '<p>ตั้งแต่เย็นวันศุกร์ ทุกสปินในสล็อตที่ร่วมรายการนับคะแนน 200 อันดับแบ่งรางวัล <strong>{amount:500000}</strong></p><p><a href="/promotions#weekend-tournament">เข้าร่วมทัวร์นาเมนต์</a></p>',
      '<p>Từ tối thứ Sáu, mỗi vòng quay ở slot có dấu đều được tính; hai trăm thứ hạng chia nhau <strong>{amount:500000}</strong>.</p><p><a href="/promotions#weekend-tournament">Tham gia giải đấu</a></p>',
      '<p>금요일 저녁부터 대상 슬롯의 모든 스핀이 집계됩니다. 200위까지 나누는 총상금: <strong>{amount:500000}</strong></p><p><a href="/promotions#weekend-tournament">토너먼트 참가하기</a></p>',
      '<p>周五晚间起，指定老虎机每一转都计分，前两百名共享 <strong>{amount:500000}</strong>。</p><p><a href="/promotions#weekend-tournament">参加锦标赛</a></p>',
    ),
  },
  reload: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      '20% more with your next deposit',
      'ฝากครั้งถัดไปรับเพิ่ม 20%',
      'Thêm 20% cho lần nạp tới',
      '다음 입금 시 20% 추가',
      '下次存款加赠 20%',
    ),
    body: inFive(
      '<p>Choose the reload bonus when you deposit, and we add <strong>20%</strong>. Its terms stand beside it, before you pay.</p><p><a href="/member#depositv2">Deposit</a></p>',
      '<p>เลือกโบนัสฝากซ้ำตอนฝากเงิน เราเพิ่มให้ <strong>20%</strong> อ่านเงื่อนไขได้ก่อนชำระเงิน</p><p><a href="/member#depositv2">ฝากเงิน</a></p>',
      '<p>Chọn thưởng nạp lại khi nạp tiền để nhận thêm <strong>20%</strong>. Điều kiện được ghi rõ trước khi bạn thanh toán.</p><p><a href="/member#depositv2">Nạp tiền</a></p>',
      '<p>입금할 때 추가 보너스를 선택해 주세요. 더 드리는 보너스는 <strong>20%</strong>입니다. 조건은 결제 전에 확인할 수 있습니다.</p><p><a href="/member#depositv2">입금하기</a></p>',
      '<p>存款时选择续存奖金，即加赠 <strong>20%</strong>。付款前可查看全部条款。</p><p><a href="/member#depositv2">立即存款</a></p>',
    ),
  },
  newGames: {
    topic: 'SYSTEM',
    subject: inFive(
      'New games are here',
      'เกมใหม่มาแล้ว',
      'Game mới đã có mặt',
      '신규 게임이 도착했습니다',
      '新游戏上线',
    ),
    body: inFive(
      '<p>Fresh slots and tables from our providers wait for you; most of them can be tried first.</p><p><a href="/rng">See the new slots</a></p>',
      '<p>สล็อตและโต๊ะเกมใหม่จากค่ายต่างๆ รอคุณอยู่ ส่วนใหญ่ทดลองเล่นก่อนได้</p><p><a href="/rng">ดูสล็อตใหม่</a></p>',
      '<p>Nhiều slot và bàn chơi mới từ các nhà cung cấp đang chờ bạn; đa số có thể chơi thử trước.</p><p><a href="/rng">Xem slot mới</a></p>',
      '<p>여러 게임사의 새로운 슬롯과 테이블이 기다리고 있습니다. 대부분 먼저 체험할 수 있습니다.</p><p><a href="/rng">새 슬롯 보기</a></p>',
      '<p>多家游戏厂商的全新老虎机与牌桌已上线，大多可先试玩。</p><p><a href="/rng">查看新老虎机</a></p>',
    ),
  },
  birthday: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      'A gift for you',
      'ของขวัญสำหรับคุณ',
      'Một món quà dành cho bạn',
      '선물이 도착했습니다',
      '送您一份礼物',
    ),
    body: inFive(
      '<p>Thank you for another good month with us. The gift below is yours to claim.</p>',
      '<p>ขอบคุณที่อยู่กับเราอีกหนึ่งเดือนดีๆ กดรับของขวัญด้านล่างได้เลย</p>',
      '<p>Cảm ơn bạn vì một tháng tuyệt vời nữa. Hãy nhận món quà bên dưới.</p>',
      '<p>이번 달도 함께해 주셔서 감사합니다. 아래 선물을 받아 주세요.</p>',
      '<p>感谢您又一个月的陪伴，请领取下方礼物。</p>',
    ),
  },
  vipGift: {
    topic: 'PROMOTION',
    feature: 'vip',
    subject: inFive(
      'Your VIP gift of the week',
      'ของขวัญ VIP ประจำสัปดาห์ของคุณ',
      'Quà VIP tuần này của bạn',
      '이번 주 VIP 선물',
      '您的本周 VIP 礼金',
    ),
    body: inFive(
      '<p>Your level brings a gift every week. Here is this week’s.</p>',
      '<p>ระดับของคุณได้รับของขวัญทุกสัปดาห์ นี่คือของสัปดาห์นี้</p>',
      '<p>Cấp của bạn có quà mỗi tuần. Đây là quà tuần này.</p>',
      '<p>회원님의 등급에는 매주 선물이 있습니다. 이번 주 선물입니다.</p>',
      '<p>您的等级每周均有礼金，这是本周的一份。</p>',
    ),
  },
  custom: { topic: 'SYSTEM', subject: raw('{title}'), body: raw('{text}') },
}
