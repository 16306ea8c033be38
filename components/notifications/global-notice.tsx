import { Icon } from '@/components/ui/icon'

type Props = {
  id: string
  text: string
  link?: { label: string; href: string }
  /** Names the landmark. */
  label: string
  moreLabel: string
  closeLabel: string
}

const TEXT_ID = 'global-notice-text'

/**
 * The message of the marketing site to all visitors (spec §2, Header). It lies at the lower edge until the end of the page is
 * reached, so that neither its appearance nor its closing moves what is being read; on a phone as one line that opens. The
 * server draws it for those without script; `enhanceNotice` shows it to the others and gives it its buttons.
 */
export const GlobalNotice = ({ id, text, link, label, moreLabel, closeLabel }: Props) => (
  <aside
    aria-label={label}
    data-notice={id}
    data-lower-edge=""
    className="no-print unless-scripted group/notice sticky bottom-[var(--consent-height,0px)] z-10 border-t border-sand bg-paper"
  >
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
  </aside>
)
