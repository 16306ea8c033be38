import { Icon, type IconName } from '@/components/ui/icon'
import { Markup } from '@/components/ui/markup'
import { Spinner } from '@/components/ui/spinner'
import type { NotificationStatus } from '@/lib/notifications/notification'
import type { AreaLabels, ShownNotification } from './shown-notifications'

const LOOKS: Readonly<
  Record<NotificationStatus, { icon: IconName | undefined; edge: string; sign: string }>
> = {
  SUCCESS: { icon: 'check', edge: 'border-l-success', sign: 'text-success' },
  ERROR: { icon: 'error', edge: 'border-l-danger', sign: 'text-danger' },
  PENDING: { icon: undefined, edge: 'border-l-warm', sign: 'text-warm' },
  INFO: { icon: 'info', edge: 'border-l-link', sign: 'text-link' },
}

type Props = { notification: ShownNotification; words: AreaLabels; onClose: (id: string) => void }

/** One notification: its kind is shown by text and icon, not by color alone. */
export function NotificationCard({
  notification: { id, status, isHtml, message, action },
  words,
  onClose,
}: Props) {
  const { icon, edge, sign } = LOOKS[status]
  return (
    <div
      data-notification={id}
      className={`pointer-events-auto m-3 flex items-start gap-3 rounded-sm border border-l-4 border-line bg-white py-2 pr-1 pl-3 text-sm shadow-raised ${edge}`}
    >
      <span className={`mt-2.5 ${sign}`}>
        {icon === undefined ? <Spinner /> : <Icon name={icon} className="size-5" />}
      </span>
      <div className="min-w-0 flex-1 py-2 text-base leading-snug">
        <p className={`text-sm font-semibold ${sign}`}>{words.status[status]}</p>
        {isHtml ? <Markup html={message} /> : <p>{message}</p>}
        {action}
      </div>
      <button
        type="button"
        onClick={() => onClose(id)}
        aria-label={words.close}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
