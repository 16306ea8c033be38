import { Icon } from '@/components/ui/icon'

export type NoticeContentsData = {
  text: string
  link?: { label: string; href: string }
  moreLabel: string
  closeLabel: string
}

const TEXT_ID = 'global-notice-text'

/** The message with its buttons, which `enhanceNotice` shows. */
export const NoticeContents = ({ text, link, moreLabel, closeLabel }: NoticeContentsData) => (
  <div className="column flex items-start gap-1 text-sm sm:gap-3 sm:py-2">
    <Icon name="info" className="mt-2.5 size-5 text-warm max-sm:hidden" />
    {/* A link in a line that is cut off could hold the focus unseen. */}
    <p
      id={TEXT_ID}
      className="min-w-0 flex-1 py-3 max-sm:leading-snug max-sm:group-data-cut/notice:truncate max-sm:group-data-cut/notice:focus-within:whitespace-normal sm:py-2"
    >
      {text}{' '}
      {link !== undefined && (
        <a href={link.href} className="font-semibold">
          {link.label}
        </a>
      )}
    </p>
    <button
      type="button"
      hidden
      aria-expanded="false"
      aria-controls={TEXT_ID}
      className="min-h-11 shrink-0 px-2 font-semibold text-link sm:hidden"
    >
      {moreLabel}
    </button>
    <button
      type="button"
      hidden
      aria-label={closeLabel}
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sand"
    >
      <Icon name="close" />
    </button>
  </div>
)
