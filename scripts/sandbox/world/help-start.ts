import type { HelpTopicWords } from './help-topic.ts'
import { inFive, labelled } from './words.ts'

/** How one begins: questions that all ask, the account, its verification, the app, whom to ask. */
export const START_TOPICS: readonly HelpTopicWords[] = [
  {
    id: 'faq',
    group: 'start',
    title: labelled('FAQ'),
    content: inFive(
      '<p>What players ask us most. The topics in the list say more.</p>',
      '<p>คำถามที่ผู้เล่นถามบ่อยที่สุด รายละเอียดเพิ่มเติมอยู่ในหัวข้อต่างๆ ในรายการ</p>',
      '<p>Những điều người chơi hỏi nhiều nhất. Các chủ đề trong danh sách nói rõ hơn.</p>',
      '<p>회원님들이 가장 자주 묻는 내용입니다. 자세한 내용은 목록의 주제에서 확인하실 수 있습니다.</p>',
      '<p>玩家最常问的问题。列表中的主题有更详细的说明。</p>',
    ),
    questions: [
      {
        id: 'faq-start',
        title: inFive(
          'A game does not start',
          'เกมไม่เริ่ม',
          'Game không mở được',
          '게임이 시작되지 않습니다',
          '游戏无法启动',
        ),
        content: inFive(
          '<p>Reload the page. If the game’s vendor is being serviced, the game says until when. If it still does not start, try another browser, and tell customer service the name of the game.</p>',
          '<p>กรุณาโหลดหน้าใหม่ หากค่ายเกมปิดปรับปรุง เกมจะแจ้งเวลาเปิด หากยังไม่เริ่ม กรุณาใช้เบราว์เซอร์อื่น และแจ้งชื่อเกมกับฝ่ายบริการลูกค้า</p>',
          '<p>Vui lòng tải lại trang. Nếu nhà cung cấp đang bảo trì, game sẽ báo thời gian mở lại. Nếu vẫn không mở được, vui lòng dùng trình duyệt khác và báo tên game cho bộ phận CSKH.</p>',
          '<p>페이지를 새로고침해 주세요. 게임사가 점검 중이면 게임에 종료 시각이 표시됩니다. 그래도 시작되지 않으면 다른 브라우저를 사용해 주시고, 고객센터에 게임 이름을 알려 주세요.</p>',
          '<p>请刷新页面；若游戏厂商正在维护，游戏会显示恢复时间。若仍无法启动，请更换浏览器，并将游戏名称告知客服。</p>',
        ),
      },
      {
        id: 'faq-two-accounts',
        title: inFive(
          'May I have two accounts?',
          'มีสองบัญชีได้ไหม',
          'Tôi có thể có hai tài khoản không?',
          '계정을 두 개 만들 수 있습니까?',
          '可以开两个账户吗？',
        ),
        content: inFive(
          '<p>No. One person has one account{if:promotions}, and so has a household for most promotions{end}. If you have lost the way into yours, we help you back in; please do not open a second one.</p>',
          '<p>ไม่ได้ หนึ่งคนมีได้หนึ่งบัญชี{if:promotions} และโปรโมชั่นส่วนใหญ่นับหนึ่งครัวเรือนเป็นหนึ่งบัญชี{end} หากเข้าบัญชีเดิมไม่ได้ เราช่วยกู้คืนให้ ไม่ต้องเปิดบัญชีที่สอง</p>',
          '<p>Không. Mỗi người một tài khoản{if:promotions}; phần lớn khuyến mãi tính mỗi hộ gia đình một tài khoản{end}. Nếu không vào được tài khoản cũ, chúng tôi sẽ giúp bạn lấy lại; vui lòng không mở tài khoản thứ hai.</p>',
          '<p>아니요, 1인 1계정입니다.{if:promotions} 대부분의 프로모션은 가구당 1계정으로 계산됩니다.{end} 기존 계정에 들어갈 수 없다면 복구를 도와드리니 두 번째 계정은 만들지 말아 주세요.</p>',
          '<p>不可以。每人一个账户{if:promotions}，多数活动按每户一个账户计算{end}。若无法登录原账户，我们会协助您找回，请勿另开账户。</p>',
        ),
      },
      {
        id: 'faq-trial',
        feature: 'freePlay',
        title: inFive(
          'Can I try a game first?',
          'ลองเล่นก่อนได้ไหม',
          'Tôi có thể chơi thử trước không?',
          '먼저 체험할 수 있습니까?',
          '可以先试玩吗？',
        ),
        content: inFive(
          '<p>Yes, wherever you see “{label:Try free|free trial of a game}”. You play with play money, which cannot be paid out.</p>',
          '<p>ได้ ในเกมที่มีปุ่ม “{label:Try free|free trial of a game}” คุณจะเล่นด้วยเงินทดลองเล่น ซึ่งถอนไม่ได้</p>',
          '<p>Được, ở những game có nút “{label:Try free|free trial of a game}”. Bạn chơi bằng tiền chơi thử và không thể rút số tiền này.</p>',
          '<p>네, “{label:Try free|free trial of a game}” 버튼이 있는 게임에서 가능합니다. 체험 머니로 이용하며 출금할 수 없습니다.</p>',
          '<p>可以，凡有“{label:Try free|free trial of a game}”按钮的游戏均可。试玩使用试玩币，不能提款。</p>',
        ),
      },
      {
        id: 'faq-password',
        title: inFive(
          'I forgot my password',
          'ลืมรหัสผ่าน',
          'Tôi quên mật khẩu',
          '비밀번호를 잊었습니다',
          '忘记密码怎么办？',
        ),
        content: inFive(
          '<p>Open the login and choose the way back below the password. A temporary password comes by email, or you set a new one with a code on your phone. After several wrong tries the login rests for a few minutes; this protects you.</p>',
          '<p>เปิดหน้าเข้าสู่ระบบแล้วเลือกลืมรหัสผ่านใต้ช่องรหัสผ่าน คุณจะได้รหัสผ่านชั่วคราวทางอีเมล หรือตั้งรหัสใหม่ด้วยรหัสยืนยันทางโทรศัพท์ หากใส่ผิดหลายครั้ง ระบบจะพักการเข้าสู่ระบบไม่กี่นาทีเพื่อปกป้องคุณ</p>',
          '<p>Mở phần đăng nhập và chọn quên mật khẩu dưới ô mật khẩu. Bạn sẽ nhận mật khẩu tạm qua email, hoặc đặt mật khẩu mới bằng mã xác minh trên điện thoại. Sau vài lần nhập sai, đăng nhập tạm nghỉ vài phút để bảo vệ bạn.</p>',
          '<p>로그인 창의 비밀번호 아래에서 비밀번호 찾기를 선택해 주세요. 이메일로 임시 비밀번호를 받거나 휴대폰 인증번호로 새 비밀번호를 설정하실 수 있습니다. 여러 번 틀리면 보호를 위해 로그인이 몇 분간 중지됩니다.</p>',
          '<p>请打开登录窗口，在密码下方选择找回密码。临时密码会发到邮箱，也可用手机验证码设置新密码。多次输错后登录会暂停几分钟，以保护您的账户。</p>',
        ),
      },
    ],
  },
  {
    id: 'account',
    group: 'start',
    title: inFive('Opening an account', 'การเปิดบัญชี', 'Mở tài khoản', '계정 만들기', '如何开户'),
    content: inFive(
      '<p>An account takes a minute and costs nothing.</p><ol><li>Choose “{label:Sign up}” and fill in what is marked with an asterisk.</li><li>Use your real name as your bank has it: money is paid out to that name only.</li><li>Confirm that you are {age} or older, and agree to the <a href="/help#term">{label:Terms and conditions}</a>.</li></ol><p>An account is for the person who opened it. It cannot be sold, lent or handed on.</p>',
      '<p>เปิดบัญชีใช้เวลาราวหนึ่งนาทีและไม่มีค่าใช้จ่าย</p><ol><li>เลือก “{label:Sign up}” แล้วกรอกช่องที่มีเครื่องหมายดอกจัน</li><li>ใช้ชื่อ-นามสกุลจริงตามบัญชีธนาคาร เราโอนเงินให้ชื่อนั้นเท่านั้น</li><li>ยืนยันว่าคุณอายุ {age} ปีขึ้นไป และยอมรับ<a href="/help#term">{label:Terms and conditions}</a></li></ol><p>บัญชีเป็นของผู้เปิดเท่านั้น ห้ามขาย ให้ยืม หรือโอนต่อ</p>',
      '<p>Mở tài khoản mất khoảng một phút và không tốn phí.</p><ol><li>Chọn “{label:Sign up}” và điền các mục có dấu sao.</li><li>Dùng họ tên thật như tại ngân hàng: chúng tôi chỉ chuyển tiền cho đúng tên đó.</li><li>Xác nhận bạn từ đủ {age} tuổi trở lên và đồng ý với <a href="/help#term">{label:Terms and conditions}</a>.</li></ol><p>Tài khoản chỉ dành cho người đã mở, không được bán, cho mượn hay chuyển nhượng.</p>',
      '<p>계정은 1분이면 만들 수 있으며 비용이 들지 않습니다.</p><ol><li>“{label:Sign up}” 버튼을 누르고 별표가 있는 항목을 입력해 주세요.</li><li>은행에 등록된 실명을 사용해 주세요. 출금은 같은 이름의 계좌로만 가능합니다.</li><li>만 {age}세 이상임을 확인하고 <a href="/help#term">{label:Terms and conditions}</a>에 동의해 주세요.</li></ol><p>계정은 개설한 본인만 이용할 수 있으며 판매, 대여, 양도할 수 없습니다.</p>',
      '<p>开户只需一分钟，不收费用。</p><ol><li>点击“{label:Sign up}”，填写带星号的项目。</li><li>请使用与银行一致的真实姓名，提款只会汇至该姓名的账户。</li><li>确认您已年满 {age} 周岁，并同意<a href="/help#term">{label:Terms and conditions}</a>。</li></ol><p>账户仅限开户人本人使用，不得出售、出借或转让。</p>',
    ),
  },
  {
    id: 'verification',
    group: 'start',
    title: inFive(
      'Verifying your account',
      'การยืนยันตัวตน',
      'Xác minh tài khoản',
      '계정 인증',
      '账户验证',
    ),
    content: inFive(
      '<p>We must know who plays, and you want nobody else to be paid in your place. Before the first withdrawal we ask for:</p><ul><li>your phone number or email address, confirmed by a code;</li><li>a bank account in your own name;</li><li>a payment password, different from the one that you log in with.</li></ul><p>Now and then the law makes us ask for a document as well. Customer service then says which one and why; we look at it within a day, and never send it on.</p>',
      '<p>เราต้องทราบว่าใครเป็นผู้เล่น และเพื่อให้เงินของคุณถึงมือคุณเท่านั้น ก่อนถอนครั้งแรกเราขอ</p><ul><li>เบอร์โทรศัพท์หรืออีเมลที่ยืนยันด้วยรหัสยืนยันแล้ว</li><li>บัญชีธนาคารที่เป็นชื่อของคุณเอง</li><li>รหัสผ่านการเงินที่ไม่ซ้ำกับรหัสผ่านเข้าสู่ระบบ</li></ul><p>บางครั้งกฎหมายกำหนดให้ขอเอกสารเพิ่ม ฝ่ายบริการลูกค้าจะแจ้งว่าต้องใช้เอกสารใดและเพราะเหตุใด เราตรวจภายในหนึ่งวันและไม่ส่งต่อให้ใคร</p>',
      '<p>Chúng tôi phải biết ai đang chơi, và để không ai khác nhận tiền thay bạn. Trước lần rút đầu tiên cần có:</p><ul><li>số điện thoại hoặc email đã xác nhận bằng mã xác minh;</li><li>tài khoản ngân hàng đứng tên bạn;</li><li>mật khẩu giao dịch, khác với mật khẩu đăng nhập.</li></ul><p>Đôi khi luật yêu cầu thêm giấy tờ. Bộ phận CSKH sẽ cho biết cần giấy tờ nào và vì sao; chúng tôi xem trong một ngày và không chuyển cho ai.</p>',
      '<p>이용자가 본인인지 확인해야 다른 사람에게 출금되는 일을 막을 수 있습니다. 첫 출금 전에 다음이 필요합니다.</p><ul><li>인증번호로 확인한 휴대폰 번호 또는 이메일 주소</li><li>본인 명의 은행 계좌</li><li>로그인 비밀번호와 다른 출금 비밀번호</li></ul><p>법률에 따라 서류를 추가로 요청하는 경우가 있습니다. 어떤 서류가 왜 필요한지는 고객센터에서 안내해 드리며, 하루 안에 확인하고 외부에 제공하지 않습니다.</p>',
      '<p>我们须确认账户由本人使用，也避免款项付给他人。首次提款前需要：</p><ul><li>经验证码确认的手机号码或邮箱；</li><li>本人名下的银行账户；</li><li>与登录密码不同的资金密码。</li></ul><p>法律有时要求我们核对证件，届时客服会说明需要哪种证件及原因。我们会在一天内审核，绝不外传。</p>',
    ),
  },
  {
    id: 'app',
    group: 'start',
    title: labelled('Get the app'),
    content: inFive(
      '<p>{brand} plays in every browser of today, on a phone as well as at a desk. The app opens quicker and keeps you logged in more safely.</p><p>The <a href="/app">page of the app</a> has the downloads and shows each step: what to allow on Android, how to trust the profile on an iPhone, and how to put the site on your home screen without any download.</p><p>Take the app from our own pages only. A file that someone sends you may be a forgery.</p>',
      '<p>{brand} เล่นได้บนเบราว์เซอร์ทุกตัวในปัจจุบัน ทั้งมือถือและคอมพิวเตอร์ ส่วนแอปเปิดได้เร็วกว่าและเข้าสู่ระบบได้ปลอดภัยกว่า</p><p><a href="/app">หน้าดาวน์โหลดแอป</a>มีไฟล์พร้อมขั้นตอนทีละข้อ ทั้งการอนุญาตบน Android การเชื่อถือโปรไฟล์บน iPhone และการเพิ่มเว็บไว้ที่หน้าจอโฮมโดยไม่ต้องดาวน์โหลด</p><p>กรุณาดาวน์โหลดแอปจากหน้าเว็บของเราเท่านั้น ไฟล์ที่คนอื่นส่งมาอาจเป็นของปลอม</p>',
      '<p>{brand} chơi được trên mọi trình duyệt hiện nay, cả điện thoại lẫn máy tính. Ứng dụng mở nhanh hơn và giữ đăng nhập an toàn hơn.</p><p><a href="/app">Trang tải ứng dụng</a> có tệp cài đặt và hướng dẫn từng bước: cho phép trên Android, tin cậy hồ sơ trên iPhone, và thêm trang vào màn hình chính mà không cần tải.</p><p>Vui lòng chỉ tải ứng dụng từ trang của chúng tôi. Tệp do người khác gửi có thể là giả mạo.</p>',
      '<p>{brand} 사이트는 휴대폰과 컴퓨터의 모든 최신 브라우저에서 이용할 수 있습니다. 앱은 더 빨리 열리고 로그인을 더 안전하게 유지합니다.</p><p><a href="/app">앱 페이지</a>에서 내려받고 단계별 안내를 확인해 주세요. Android 허용 설정, iPhone 프로파일 신뢰, 내려받지 않고 홈 화면에 추가하는 방법이 있습니다.</p><p>앱은 반드시 저희 페이지에서만 받아 주세요. 다른 사람이 보낸 파일은 위조되었을 수 있습니다.</p>',
      '<p>{brand} 可在手机和电脑的各种新版浏览器中使用。App 打开更快，登录也更安全。</p><p><a href="/app">App 页面</a>提供下载与分步说明：Android 上的安装许可、iPhone 上信任描述文件，以及无需下载、直接添加到主屏幕的方法。</p><p>请只从本站页面下载，他人发来的文件可能是伪造的。</p>',
    ),
  },
  {
    id: 'contact',
    group: 'start',
    title: inFive('Contact us', 'ติดต่อเรา', 'Liên hệ', '문의하기', '联系我们'),
    content: inFive(
      '<p>Someone is here at every hour of every day, in your language.</p><ul><li><strong>{label:Customer service}</strong>: the quickest way; the button is on every page.</li><li><strong>Email</strong>: {email}. We answer within a day.</li><li><strong><a href="/help#feedback">Feedback</a></strong>: what went wrong, or what we could do better.</li></ul><p>Have ready what it is about: the number of the deposit or the withdrawal, or the name of the game and the time. Nobody of us ever asks for your password or a code.</p>',
      '<p>มีเจ้าหน้าที่ดูแลทุกวันตลอด 24 ชั่วโมง ในภาษาของคุณ</p><ul><li><strong>{label:Customer service}</strong> เร็วที่สุด ปุ่มอยู่ทุกหน้า</li><li><strong>อีเมล</strong> {email} ตอบภายในหนึ่งวัน</li><li><strong><a href="/help#feedback">ข้อเสนอแนะ</a></strong> สิ่งที่ผิดพลาดหรือสิ่งที่เราควรปรับปรุง</li></ul><p>กรุณาเตรียมข้อมูล เช่น หมายเลขรายการฝากหรือรายการถอน หรือชื่อเกมและเวลา พนักงานของเราจะไม่ขอรหัสผ่านหรือรหัสยืนยันจากคุณ</p>',
      '<p>Luôn có người trực mỗi ngày, suốt 24 giờ, bằng ngôn ngữ của bạn.</p><ul><li><strong>{label:Customer service}</strong>: nhanh nhất, nút có ở mọi trang.</li><li><strong>Email</strong>: {email}. Chúng tôi trả lời trong một ngày.</li><li><strong><a href="/help#feedback">Góp ý</a></strong>: điều chưa ổn, hoặc điều chúng tôi có thể làm tốt hơn.</li></ul><p>Vui lòng chuẩn bị thông tin: số của lệnh nạp hoặc lệnh rút, hay tên game và thời gian. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh.</p>',
      '<p>연중무휴 24시간, 회원님의 언어로 도와드립니다.</p><ul><li><strong>{label:Customer service}</strong>: 가장 빠른 방법이며 모든 페이지에 버튼이 있습니다.</li><li><strong>이메일</strong>: {email}. 하루 안에 답변드립니다.</li><li><strong><a href="/help#feedback">의견 보내기</a></strong>: 불편했던 점이나 개선할 점을 알려 주세요.</li></ul><p>입금·출금 번호나 게임 이름과 시각을 함께 알려 주세요. 저희는 비밀번호나 인증번호를 절대 묻지 않습니다.</p>',
      '<p>我们每天 24 小时以您的语言为您服务。</p><ul><li><strong>{label:Customer service}</strong>：最快捷，每个页面都有入口。</li><li><strong>邮箱</strong>：{email}，一天内回复。</li><li><strong><a href="/help#feedback">意见反馈</a></strong>：告诉我们哪里出了问题，或可以如何改进。</li></ul><p>请备好相关信息：存款或提款编号，或游戏名称与时间。我们绝不会索要您的密码或验证码。</p>',
    ),
  },
]
