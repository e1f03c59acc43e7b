import { useLingui } from '@lingui/react/macro'
import { Bell, Inbox, Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Tabs } from '#ui/Tabs.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { AnnouncementView } from './AnnouncementView.tsx'
import { InboxList } from './InboxList.tsx'
import { MessageView } from './MessageView.tsx'
import { type MessageTab, readPlace, tabPlace } from './places.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionList } from './QuestionList.tsx'
import { QuestionView } from './QuestionView.tsx'
import { ServiceEntry } from './ServiceEntry.tsx'

/**
 * The page with the inbox, the notices, the announcements, and the questions to customer service
 * (docs/product.md §11.6).
 */
export function MessagesPage({ place: written }: CenterPageProps) {
  const place = readPlace(written)
  switch (place.kind) {
    case 'message':
      return <MessageView key={place.id} id={place.id} />
    case 'announcement':
      return <AnnouncementView key={place.id} {...place} />
    case 'service':
      return <QuestionList />
    case 'newQuestion':
      return <QuestionForm />
    case 'question':
      return <QuestionView key={place.id} id={place.id} />
    case 'tab':
      return <Overview tab={place.tab} />
  }
}

function Overview({ tab }: { tab: MessageTab }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ServiceEntry />
      <Tabs<MessageTab>
        label={t`Messages`}
        value={tab}
        onChange={(next) => void navigate(tabPlace(next))}
        items={[
          {
            value: 'inbox',
            label: t({ message: 'Inbox', comment: 'Tab: messages from the site to the player' }),
            icon: <Inbox aria-hidden="true" />,
          },
          {
            value: 'notices',
            label: t({ message: 'Notices', context: 'tab of messages' }),
            icon: <Bell aria-hidden="true" />,
          },
          {
            value: 'announcements',
            label: t({ message: 'Announcements', context: 'tab of messages' }),
            icon: <Megaphone aria-hidden="true" />,
          },
        ]}
      >
        {tab === 'inbox' ? <InboxList /> : <AnnouncementList key={tab} tab={tab} />}
      </Tabs>
    </div>
  )
}
