import type { AnnouncementSeed } from './notices.ts'
import { OLDER_AGENT_NEWS } from './agent-news-older.ts'
import { inFive } from './words.ts'

const RECENT: readonly AnnouncementSeed[] = [
  {
    id: 'agents-rates',
    type: 'AH',
    executions: 'A',
    daysAgo: 0,
    title: inFive(
      'How rates work: you keep the difference',
      'ค่าคอมมิชชันคิดอย่างไร: ส่วนต่างเป็นของคุณ',
      'Cách tính hoa hồng: phần chênh lệch là của bạn',
      '요율 안내: 차이만큼 회원님의 수익입니다',
      '比例说明：差额归您',
    ),
    content: inFive(
      '<p>You have a rate for each kind of game, and you give every downline one that is no higher than yours. Of all valid bets below a downline you earn <strong>your rate less theirs</strong>; of your own bets you earn your whole rate.</p><p>Each row of <a href="/agentHome#agentRevenueReport">your income</a> opens its arithmetic: whose bets, which rates, which amount.</p>',
      '<p>คุณมีเรตแยกตามประเภทเกม และกำหนดเรตให้ดาวน์ไลน์ได้ไม่เกินเรตของคุณ จากยอดเดิมพันที่มีผลทั้งหมดใต้ดาวน์ไลน์ คุณได้รับ<strong>เรตของคุณลบเรตของเขา</strong> ส่วนยอดเดิมพันของคุณเองได้รับเต็มเรต</p><p>ทุกแถวใน<a href="/agentHome#agentRevenueReport">รายได้ของคุณ</a>กดดูวิธีคำนวณได้ ว่ามาจากยอดของใคร เรตเท่าไร เป็นเงินเท่าไร</p>',
      '<p>Bạn có tỷ lệ riêng cho từng loại game và đặt cho tuyến dưới tỷ lệ không cao hơn của mình. Với mọi cược hợp lệ bên dưới một tuyến dưới, bạn hưởng <strong>tỷ lệ của bạn trừ tỷ lệ của họ</strong>; với cược của chính bạn, bạn hưởng trọn tỷ lệ.</p><p>Mỗi dòng trong <a href="/agentHome#agentRevenueReport">thu nhập của bạn</a> đều mở ra cách tính: cược của ai, tỷ lệ nào, số tiền bao nhiêu.</p>',
      '<p>게임 종류마다 회원님의 요율이 있고, 하위 회원에게는 본인 요율 이하로 요율을 정해 주실 수 있습니다. 하위 회원 아래의 모든 유효 베팅에서 <strong>본인 요율에서 하위 요율을 뺀 만큼</strong> 받으시고, 본인 베팅은 요율 전부를 받으십니다.</p><p><a href="/agentHome#agentRevenueReport">내 수입</a>의 각 줄을 누르면 누구의 베팅에서 어떤 요율로 얼마가 나왔는지 계산 과정이 열립니다.</p>',
      '<p>每类游戏您都有一个比例，给下级设定的比例不得高于您自己的。下级团队的全部有效投注，您获得<strong>您的比例减去下级比例</strong>的部分；您本人的投注按全额比例计算。</p><p><a href="/agentHome#agentRevenueReport">我的收入</a>中的每一行都可展开计算过程：谁的投注、哪个比例、多少金额。</p>',
    ),
  },
  {
    id: 'agents-month',
    feature: 'promotions',
    type: 'AG',
    executions: 'A',
    daysAgo: 0,
    title: inFive(
      'The weekend tournament counts for your team as well',
      'ทัวร์นาเมนต์สุดสัปดาห์นับยอดให้ทีมของคุณด้วย',
      'Giải đấu cuối tuần cũng tính cho đội nhóm của bạn',
      '주말 토너먼트 베팅도 팀 실적에 포함됩니다',
      '周末锦标赛的投注同样计入您的团队',
    ),
    content: inFive(
      '<p>Bets that your members place in the tournament are valid bets like any other: they count for your commission and for your contracts. What the tournament pays out stands among the bonuses of your team.</p><p><a href="/promotions">See the tournament</a></p>',
      '<p>ยอดเดิมพันของสมาชิกในทัวร์นาเมนต์ถือเป็นยอดเดิมพันที่มีผลตามปกติ จึงนับทั้งค่าคอมมิชชันและสัญญาของคุณ ส่วนเงินรางวัลจะแสดงอยู่ในโบนัสของทีม</p><p><a href="/promotions">ดูทัวร์นาเมนต์</a></p>',
      '<p>Cược của thành viên trong giải đấu là cược hợp lệ như mọi cược khác: được tính vào hoa hồng và hợp đồng của bạn. Tiền giải chi trả nằm trong mục tiền thưởng của đội nhóm.</p><p><a href="/promotions">Xem giải đấu</a></p>',
      '<p>회원들이 토너먼트에서 한 베팅도 일반 유효 베팅과 같이 커미션과 계약 실적에 반영됩니다. 토너먼트 상금은 팀 보너스에 표시됩니다.</p><p><a href="/promotions">토너먼트 보기</a></p>',
      '<p>会员在锦标赛中的投注与其他有效投注相同，计入您的佣金与合约业绩；锦标赛派发的奖金列在团队红利中。</p><p><a href="/promotions">查看锦标赛</a></p>',
    ),
  },
  {
    id: 'agents-realtime',
    feature: 'realtimeSalary',
    type: 'AG',
    executions: 'A',
    daysAgo: 1,
    title: inFive(
      'Real-time salary settles every five minutes',
      'ค่าตอบแทนเรียลไทม์คิดยอดทุก 5 นาที',
      'Lương thời gian thực được chốt mỗi năm phút',
      '실시간 급여는 5분마다 정산됩니다',
      '实时工资每五分钟结算一次',
    ),
    content: inFive(
      '<p>A bet counts in the five minutes in which it is settled, not in those in which it was placed. A long match therefore counts when it ends.</p><p>A bet that is voided later is taken off the next settlement, as a row of its own; what was paid before stays as it was.</p>',
      '<p>ยอดเดิมพันนับในช่วงห้านาทีที่บิลคิดผล ไม่ใช่ช่วงที่วางเดิมพัน การแข่งขันที่ใช้เวลานานจึงนับเมื่อจบ</p><p>บิลที่ถูกยกเลิกภายหลังจะหักออกในรอบถัดไปเป็นรายการแยก ยอดที่จ่ายไปแล้วไม่เปลี่ยนแปลง</p>',
      '<p>Một cược được tính vào khoảng năm phút mà nó có kết quả, không phải lúc đặt. Vì vậy trận đấu dài được tính khi kết thúc.</p><p>Cược bị hủy sau đó sẽ bị trừ ở lần chốt kế tiếp thành một dòng riêng; khoản đã trả trước đó giữ nguyên.</p>',
      '<p>베팅은 건 시점이 아니라 결과가 확정된 5분 구간에 집계됩니다. 오래 걸리는 경기는 끝난 시점에 반영됩니다.</p><p>나중에 무효 처리된 베팅은 다음 정산에서 별도 항목으로 차감되며, 이미 지급된 금액은 그대로 유지됩니다.</p>',
      '<p>投注按结算时所在的五分钟计入，而非下注时间，因此时间较长的赛事在结束时才计入。</p><p>事后作废的投注会在下一次结算中单列扣除，已支付的金额保持不变。</p>',
    ),
  },
  {
    id: 'agents-passwords',
    type: 'AG',
    executions: 'A',
    daysAgo: 3,
    title: inFive(
      'Never ask a member for a password or a code',
      'อย่าขอรหัสผ่านหรือรหัสยืนยันจากสมาชิก',
      'Đừng bao giờ hỏi mật khẩu hay mã xác minh của thành viên',
      '회원에게 비밀번호나 인증번호를 묻지 마세요',
      '切勿向会员索要密码或验证码',
    ),
    content: inFive(
      '<p>Whoever registers by your link chooses a password that only they know. If you open an account for somebody, the first password must be changed at the first login.</p><ul><li>Nobody of {brand} asks you for your password, or for theirs.</li><li>Members who cannot log in use “forgot password” or write to customer service.</li></ul>',
      '<p>ผู้ที่สมัครผ่านลิงก์ของคุณตั้งรหัสผ่านที่รู้เพียงคนเดียว หากคุณเปิดบัญชีให้ผู้อื่น เขาต้องเปลี่ยนรหัสผ่านเมื่อเข้าสู่ระบบครั้งแรก</p><ul><li>ทีมงาน {brand} ไม่ขอรหัสผ่านของคุณหรือของสมาชิก</li><li>สมาชิกที่เข้าสู่ระบบไม่ได้ ให้ใช้เมนูลืมรหัสผ่านหรือติดต่อฝ่ายบริการลูกค้า</li></ul>',
      '<p>Người đăng ký qua liên kết của bạn tự chọn mật khẩu chỉ họ biết. Nếu bạn mở tài khoản cho ai, mật khẩu đầu tiên phải được đổi ở lần đăng nhập đầu.</p><ul><li>Không ai của {brand} hỏi mật khẩu của bạn hay của họ.</li><li>Thành viên không đăng nhập được hãy dùng mục quên mật khẩu hoặc liên hệ chăm sóc khách hàng.</li></ul>',
      '<p>회원님의 링크로 가입한 분은 본인만 아는 비밀번호를 정합니다. 직접 계정을 만들어 주신 경우, 첫 로그인 때 비밀번호를 변경해야 합니다.</p><ul><li>{brand}에서는 회원님이나 하위 회원의 비밀번호를 묻지 않습니다.</li><li>로그인이 어려운 회원은 비밀번호 찾기를 이용하거나 고객센터로 문의해 주세요.</li></ul>',
      '<p>通过您的链接注册的会员会自行设置只有本人知道的密码；由您代开的账户，首次登录时必须修改密码。</p><ul><li>{brand} 的任何人都不会索要您或会员的密码。</li><li>无法登录的会员请使用找回密码，或联系客服。</li></ul>',
    ),
  },
  {
    id: 'agents-links',
    type: 'AG',
    executions: 'A',
    daysAgo: 5,
    title: inFive(
      'Invitation links with a poster and a QR code',
      'ลิงก์เชิญมาพร้อมโปสเตอร์และคิวอาร์โค้ด',
      'Liên kết mời kèm áp phích và mã QR',
      '포스터와 QR 코드가 있는 초대 링크',
      '邀请链接附海报与二维码',
    ),
    content: inFive(
      '<p>A link carries the rates that its members get. Make one for each channel, and you see which of them brings people who stay.</p><p><a href="/agentHome#registerCenter">Make a link</a></p>',
      '<p>ลิงก์แต่ละอันกำหนดเรตให้สมาชิกที่สมัครเข้ามา สร้างแยกตามช่องทาง แล้วคุณจะเห็นว่าช่องทางไหนพาคนที่อยู่ต่อมาได้</p><p><a href="/agentHome#registerCenter">สร้างลิงก์</a></p>',
      '<p>Mỗi liên kết mang sẵn tỷ lệ cho thành viên đăng ký qua nó. Hãy tạo riêng cho từng kênh để biết kênh nào đem lại người gắn bó.</p><p><a href="/agentHome#registerCenter">Tạo liên kết</a></p>',
      '<p>링크마다 가입 회원에게 적용될 요율이 담겨 있습니다. 채널별로 따로 만들면 어느 채널에서 온 회원이 오래 남는지 알 수 있습니다.</p><p><a href="/agentHome#registerCenter">링크 만들기</a></p>',
      '<p>每个链接都带有注册会员的比例。按渠道分别建立链接，便能看出哪个渠道带来的会员留存更好。</p><p><a href="/agentHome#registerCenter">建立链接</a></p>',
    ),
  },
  {
    id: 'agents-dividends',
    feature: 'dividend',
    type: 'AG',
    executions: 'A',
    daysAgo: 8,
    title: inFive(
      'Dividends: whether a loss is carried over stands in the contract',
      'เงินปันผล: สัญญาระบุว่ายกยอดขาดทุนหรือไม่',
      'Chia lợi nhuận: hợp đồng ghi rõ có chuyển lỗ hay không',
      '수익 배분: 손실 이월 여부는 계약에 적혀 있습니다',
      '分红：亏损是否结转以合约为准',
    ),
    content: inFive(
      '<p>If a period ends with a win of your team against the house, some contracts take that from the next base, and some begin anew. You read it before you sign, and so do your downlines.</p><p><a href="/agentHome#agentDividendRecordCopy2">Your dividends</a></p>',
      '<p>หากรอบใดทีมของคุณชนะเว็บไซต์ บางสัญญาจะยกยอดไปหักในรอบถัดไป บางสัญญาเริ่มนับใหม่ ข้อนี้แสดงให้เห็นก่อนลงนาม ทั้งสำหรับคุณและดาวน์ไลน์</p><p><a href="/agentHome#agentDividendRecordCopy2">เงินปันผลของคุณ</a></p>',
      '<p>Nếu một kỳ kết thúc mà đội nhóm của bạn thắng nhà cái, có hợp đồng trừ phần đó vào kỳ sau, có hợp đồng tính lại từ đầu. Bạn và tuyến dưới đều đọc được điều này trước khi ký.</p><p><a href="/agentHome#agentDividendRecordCopy2">Phần chia lợi nhuận của bạn</a></p>',
      '<p>팀이 이긴 채로 정산 기간이 끝나면, 계약에 따라 그만큼 다음 기준 금액에서 빼거나 새로 시작합니다. 회원님과 하위 회원 모두 서명 전에 확인하실 수 있습니다.</p><p><a href="/agentHome#agentDividendRecordCopy2">내 수익 배분</a></p>',
      '<p>若某期团队整体盈利，有的合约会在下期基数中扣除，有的则重新起算。您与下级在签署前都能看到这一条款。</p><p><a href="/agentHome#agentDividendRecordCopy2">我的分红</a></p>',
    ),
  },
]

/** What agents read (docs/product.md §12.4). */
export const AGENT_NEWS: readonly AnnouncementSeed[] = [...RECENT, ...OLDER_AGENT_NEWS]
