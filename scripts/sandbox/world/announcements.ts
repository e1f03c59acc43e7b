import { AGENT_NEWS } from './agent-news.ts'
import { type AnnouncementSeed, PAST_NOTICES } from './notices.ts'
import { inFive } from './words.ts'

const NOTICES: readonly AnnouncementSeed[] = [
  {
    id: 'notice-hours',
    type: 'H',
    executions: 'ABF',
    daysAgo: 0,
    title: inFive(
      'Customer service answers around the clock.',
      'ฝ่ายบริการลูกค้าพร้อมตอบคุณตลอด 24 ชั่วโมง',
      'Bộ phận chăm sóc khách hàng trả lời 24/7.',
      '고객센터는 24시간 응대합니다.',
      '客服全天候为您解答。',
    ),
    content: inFive(
      '<p>Write to us at any hour, about anything: a deposit, a round that broke off, a bonus you miss. You find us under <strong>{label:Customer service}</strong> in the menu.</p>',
      '<p>สอบถามได้ทุกเรื่องทุกเวลา ทั้งยอดฝาก เกมที่ค้าง หรือโบนัสที่ยังไม่ได้รับ เลือก <strong>{label:Customer service}</strong> ในเมนูได้เลย</p>',
      '<p>Bạn có thể nhắn cho chúng tôi bất cứ lúc nào, về bất cứ việc gì: nạp tiền, ván bị ngắt, tiền thưởng chưa nhận được. Chọn <strong>{label:Customer service}</strong> trong menu.</p>',
      '<p>입금, 중단된 라운드, 받지 못한 보너스 등 무엇이든 언제든지 문의해 주세요. 메뉴의 <strong>{label:Customer service}</strong>에서 만나실 수 있습니다.</p>',
      '<p>无论是存款、中断的牌局还是未到账的红利，随时都可以联系我们，入口在菜单的<strong>{label:Customer service}</strong>。</p>',
    ),
  },
  {
    id: 'notice-maintenance',
    type: 'PL',
    executions: 'ABF',
    daysAgo: 0,
    title: inFive(
      'Hollow Drum is being serviced on Tuesday from 05:00 to 07:00; all other games stay open.',
      'Hollow Drum ปิดปรับปรุงวันอังคาร 05:00–07:00 น. เกมอื่นเล่นได้ตามปกติ',
      'Hollow Drum bảo trì thứ Ba từ 05:00 đến 07:00; các game khác vẫn hoạt động.',
      '화요일 05:00~07:00 Hollow Drum 점검이 있습니다. 다른 게임은 정상 이용 가능합니다.',
      'Hollow Drum 将于周二 05:00–07:00 维护，其他游戏照常开放。',
    ),
    content: inFive(
      '<p>Rounds that are running are settled before the games close. Money in play comes back to your balance by itself.</p>',
      '<p>รอบที่กำลังเล่นจะคิดผลก่อนปิดเกม เงินที่ค้างในเกมคืนเข้ายอดเงินอัตโนมัติ</p>',
      '<p>Ván đang chơi sẽ được chốt trước khi đóng game. Tiền trong game tự động trả về số dư.</p>',
      '<p>진행 중인 라운드는 게임이 닫히기 전에 정산되며, 남은 금액은 자동으로 잔액에 돌아옵니다.</p>',
      '<p>进行中的牌局会在关闭前结算，游戏内余额自动退回账户。</p>',
    ),
  },
  {
    id: 'notice-new-games',
    type: 'PL',
    executions: 'ABF',
    daysAgo: 1,
    title: inFive(
      'Twelve new slots arrived this week. Look for “{label:New|badge on a game}” in the lobby.',
      'สัปดาห์นี้มีสล็อตใหม่ 12 เกม มองหาป้าย “{label:New|badge on a game}” ในล็อบบี้',
      'Tuần này có mười hai slot mới. Tìm nhãn “{label:New|badge on a game}” trong sảnh.',
      '이번 주 신규 슬롯 12종이 추가되었습니다. 로비에서 ‘{label:New|badge on a game}’ 배지를 확인해 주세요.',
      '本周上新十二款老虎机，请留意大厅中的“{label:New|badge on a game}”标签。',
    ),
    content: inFive(
      '<p>From quiet fruit to dragons with ten thousand ways to win{if:freePlay}: all twelve can be tried free of charge{end}.</p><p><a href="/rng">See the slots</a></p>',
      '<p>ตั้งแต่ผลไม้สบายๆ ไปจนถึงมังกรหมื่นไลน์{if:freePlay} ทดลองเล่นได้ครบทั้ง 12 เกมโดยไม่เสียค่าใช้จ่าย{end}</p><p><a href="/rng">ดูสล็อต</a></p>',
      '<p>Từ trái cây nhẹ nhàng đến rồng với vạn cách thắng{if:freePlay}: cả mười hai game đều chơi thử được mà không mất tiền{end}.</p><p><a href="/rng">Xem nổ hũ</a></p>',
      '<p>잔잔한 과일 슬롯부터 만 가지 당첨 방식의 용 슬롯까지 12종입니다.{if:freePlay} 모두 무료로 체험할 수 있습니다.{end}</p><p><a href="/rng">슬롯 보기</a></p>',
      '<p>从轻松的水果机到万路中奖的神龙{if:freePlay}，十二款均可试玩，无需付费{end}。</p><p><a href="/rng">查看电子游戏</a></p>',
    ),
  },
  {
    id: 'notice-bank',
    type: 'PL',
    executions: 'ABF',
    daysAgo: 2,
    title: inFive(
      'Always deposit to the account shown on the deposit page; old accounts may be closed.',
      'กรุณาฝากเข้าบัญชีที่แสดงในหน้าฝากเงินทุกครั้ง บัญชีเก่าอาจปิดใช้งานแล้ว',
      'Vui lòng luôn nạp vào tài khoản hiển thị ở trang nạp tiền; tài khoản cũ có thể đã đóng.',
      '입금은 항상 입금 화면에 표시된 계좌로 해 주세요. 이전 계좌는 사용이 종료될 수 있습니다.',
      '请务必存入存款页显示的账户，旧账户可能已停用。',
    ),
    content: inFive(
      '<ul><li>Copy the account number from the page each time.</li><li>Send the exact amount shown, so that it is credited without delay.</li><li>Nobody of {brand} will ever send you an account number in a message.</li></ul>',
      '<ul><li>คัดลอกเลขบัญชีจากหน้าฝากทุกครั้ง</li><li>โอนตามยอดที่แสดงเพื่อให้เงินเข้าไว</li><li>ทีมงาน {brand} ไม่ส่งเลขบัญชีทางข้อความ</li></ul>',
      '<ul><li>Mỗi lần nạp, vui lòng sao chép số tài khoản từ trang.</li><li>Chuyển đúng số tiền hiển thị để được cộng ngay.</li><li>{brand} không bao giờ gửi số tài khoản qua tin nhắn.</li></ul>',
      '<ul><li>매번 화면의 계좌번호를 복사해 주세요.</li><li>표시된 금액을 정확히 보내야 바로 반영됩니다.</li><li>{brand}에서 메시지로 계좌번호를 보내는 일은 절대 없습니다.</li></ul>',
      '<ul><li>每次请从页面复制账号。</li><li>按页面显示的金额付款，才能及时到账。</li><li>{brand} 绝不会通过消息发送收款账号。</li></ul>',
    ),
  },
  {
    id: 'notice-play-safe',
    type: 'PL',
    executions: 'ABF',
    daysAgo: 3,
    title: inFive(
      'Play for fun and within your means. Members must be of legal age.',
      'เล่นเพื่อความสนุกและในวงเงินที่ไหว สมาชิกต้องมีอายุตามที่กฎหมายกำหนด',
      'Chơi để giải trí và trong khả năng của bạn. Thành viên phải đủ tuổi theo luật.',
      '게임은 여유 범위 안에서 즐겨 주세요. 회원은 법정 연령 이상이어야 합니다.',
      '娱乐为主，量力而行；会员须达到法定年龄。',
    ),
    content: inFive(
      '<p>You can set limits for deposits and time, take a break, or close your account at any moment.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>ตั้งวงเงินฝากและเวลาเล่น พักการเล่น หรือปิดบัญชีได้ทุกเมื่อ</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>Bạn có thể đặt giới hạn nạp và thời gian, tạm nghỉ hoặc đóng tài khoản bất cứ lúc nào.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>입금과 시간 한도를 정하거나 잠시 쉬고, 언제든 계정을 닫을 수 있습니다.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>您可以随时设置存款与时间限额、暂停游戏或关闭账户。</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
    ),
  },
]

const POPUPS: readonly AnnouncementSeed[] = [
  {
    id: 'popup-visitors',
    type: 'PU',
    executions: 'B',
    daysAgo: 0,
    title: inFive(
      'Welcome to {brand}',
      'ยินดีต้อนรับสู่ {brand}',
      'Chào mừng đến với {brand}',
      '{brand}에 오신 것을 환영합니다',
      '欢迎来到 {brand}',
    ),
    content: inFive(
      '<p>Have a look around: every game list is open to you{if:freePlay}, and many games can be tried <strong>free of charge</strong>{end}.</p><ul>{if:promotions}<li>First deposit doubled, up to <strong>{amount:10000}</strong></li>{end}<li>Withdrawals handled day and night</li><li>Help around the clock</li></ul><p><a href="/help">How it works</a></p>',
      '<p>เดินชมได้ตามสบาย ทุกรายการเกมเปิดให้ดู{if:freePlay} และหลายเกมทดลองเล่นได้<strong>โดยไม่เสียค่าใช้จ่าย</strong>{end}</p><ul>{if:promotions}<li>ฝากครั้งแรกรับเพิ่มเท่าตัว สูงสุด <strong>{amount:10000}</strong></li>{end}<li>ถอนเงินได้ทั้งวันทั้งคืน</li><li>มีเจ้าหน้าที่ดูแลตลอด 24 ชั่วโมง</li></ul><p><a href="/help">วิธีใช้งาน</a></p>',
      '<p>Mời bạn dạo một vòng: mọi danh sách game đều mở{if:freePlay}, nhiều game chơi thử được mà <strong>không mất tiền</strong>{end}.</p><ul>{if:promotions}<li>Nhân đôi lần nạp đầu, tối đa <strong>{amount:10000}</strong></li>{end}<li>Rút tiền cả ngày lẫn đêm</li><li>Hỗ trợ suốt 24 giờ</li></ul><p><a href="/help">Cách hoạt động</a></p>',
      '<p>편하게 둘러봐 주세요. 모든 게임 목록이 열려 있{if:freePlay}고, 많은 게임을 <strong>무료로 체험</strong>할 수 있{end}습니다.</p><ul>{if:promotions}<li>첫 입금 두 배, 최대 <strong>{amount:10000}</strong></li>{end}<li>밤낮 가리지 않는 출금 처리</li><li>24시간 고객 지원</li></ul><p><a href="/help">이용 안내</a></p>',
      '<p>请随意浏览：所有游戏列表均已开放{if:freePlay}，多款游戏可以试玩，<strong>无需付费</strong>{end}。</p><ul>{if:promotions}<li>首存双倍，最高 <strong>{amount:10000}</strong></li>{end}<li>提款昼夜处理</li><li>客服全天候在线</li></ul><p><a href="/help">使用说明</a></p>',
    ),
  },
  {
    id: 'popup-members',
    feature: 'promotions',
    type: 'PU',
    executions: 'A',
    daysAgo: 1,
    title: inFive(
      'Weekend tournament',
      'ทัวร์นาเมนต์สุดสัปดาห์',
      'Giải đấu cuối tuần',
      '주말 토너먼트',
      '周末锦标赛',
    ),
    content: inFive(
      '<p>From Friday 00:00 to Sunday 23:59, every valid bet on slots counts. Two hundred places share <strong>{amount:500000}</strong>.</p><p>Join on the promotions page; rules and the leaderboard are there too.</p>',
      '<p>ศุกร์ 00:00 น. ถึงอาทิตย์ 23:59 น. ทุกยอดเดิมพันที่มีผลในสล็อตนับเป็นคะแนน 200 อันดับแบ่งรางวัล <strong>{amount:500000}</strong></p><p>เข้าร่วมได้ที่หน้าโปรโมชั่น พร้อมกติกาและตารางอันดับ</p>',
      '<p>Từ 00:00 thứ Sáu đến 23:59 Chủ nhật, mỗi cược hợp lệ ở slot đều được tính điểm. Hai trăm thứ hạng chia nhau <strong>{amount:500000}</strong>.</p><p>Tham gia tại trang khuyến mãi; thể lệ và bảng xếp hạng cũng ở đó.</p>',
      '<p>금요일 00:00부터 일요일 23:59까지 슬롯의 모든 유효 베팅이 집계됩니다. 200위까지 나누어 드리는 상금: 총 <strong>{amount:500000}</strong></p><p>프로모션 페이지에서 참가하고 규칙과 리더보드를 확인해 주세요.</p>',
      '<p>周五 00:00 至周日 23:59，老虎机的每笔有效投注都计分，前两百名共享 <strong>{amount:500000}</strong>。</p><p>请在优惠页报名，规则与排行榜亦在该页。</p>',
    ),
  },
  {
    id: 'popup-first-login',
    type: 'PU',
    executions: 'F',
    daysAgo: 2,
    title: inFive(
      'Three steps and you are set',
      'สามขั้นตอน พร้อมเล่น',
      'Ba bước là xong',
      '세 단계면 준비 끝',
      '三步即可就绪',
    ),
    content: inFive(
      '<ol><li>Fill in your profile, with the name on your bank account.</li><li>Set a payment password.</li><li>Choose limits for deposits and time that suit you.</li></ol><p>You find all three under <strong>{label:My account}</strong>.</p>',
      '<ol><li>กรอกข้อมูลส่วนตัว ชื่อต้องตรงกับบัญชีธนาคาร</li><li>ตั้งรหัสผ่านการเงิน</li><li>กำหนดวงเงินฝากและเวลาเล่นที่เหมาะกับคุณ</li></ol><p>ทั้งหมดอยู่ในเมนู <strong>{label:My account}</strong></p>',
      '<ol><li>Điền hồ sơ, đúng tên trên tài khoản ngân hàng.</li><li>Đặt mật khẩu giao dịch.</li><li>Chọn giới hạn nạp và thời gian phù hợp với bạn.</li></ol><p>Tất cả nằm trong <strong>{label:My account}</strong>.</p>',
      '<ol><li>은행 계좌와 같은 이름으로 프로필을 작성해 주세요.</li><li>출금 비밀번호를 설정해 주세요.</li><li>본인에게 맞는 입금·시간 한도를 정해 주세요.</li></ol><p>모두 <strong>{label:My account}</strong>에서 할 수 있습니다.</p>',
      '<ol><li>填写资料，姓名须与银行账户一致。</li><li>设置资金密码。</li><li>设定适合自己的存款与时间限额。</li></ol><p>以上均在<strong>{label:My account}</strong>中。</p>',
    ),
  },
]

/** Every merchant's notices and popups; its promotions are its campaigns (`campaigns.ts`). */
export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  ...NOTICES,
  ...PAST_NOTICES,
  ...POPUPS,
  ...AGENT_NEWS,
]
