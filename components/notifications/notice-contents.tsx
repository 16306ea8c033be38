import { Icon } from '@/components/ui/icon'
import { CLOSED_NOTICE_SCRIPT } from '@/lib/notifications/closed-notice-script'

export type NoticeContentsData = {
  text: string
  link?: { label: string; href: string }
  closeLabel: string
}

/** The message with its close button, whose space is reserved until `enhanceNotice` shows it. */
export const NoticeContents = ({ text, link, closeLabel }: NoticeContentsData) => (
  <>
    <div className="column flex items-start gap-3 py-1 text-sm">
      <Icon name="info" className="mt-3 size-5 text-warm max-sm:hidden" />
      <p className="min-w-0 flex-1 py-2.5">
        {text}{' '}
        {link !== undefined && (
          <a href={link.href} className="font-semibold">
            {link.label}
          </a>
        )}
      </p>
      <button
        type="button"
        aria-label={closeLabel}
        className="invisible grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sand"
      >
        <Icon name="close" />
      </button>
    </div>
    <script>{CLOSED_NOTICE_SCRIPT}</script>
  </>
)
