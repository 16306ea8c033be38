import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LOCALE_NAMES } from '@/lib/site/locale-names'
import { localeChoicePath } from '@/lib/site/routes'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'

const PANEL_ID = 'country-panel'

type Props = {
  locale: Locale
  /** Names the current site, from the header's content. */
  label: string
  title: string
  text: string
  currentLabel: string
  /** What those can do whose country is not listed. */
  elsewhere: ReactNode
}

const choiceClass = (current: boolean): string =>
  `flex min-h-11 w-full items-baseline gap-x-2 rounded-sm px-3 py-2 text-left hover:bg-mist ${current ? 'bg-accent-soft font-semibold' : ''}`

/** The ten sites, each under its own name; choosing one posts, so that the choice is remembered. */
export const CountrySelector = ({ locale, label, title, text, currentLabel, elsewhere }: Props) => (
  <div data-menu="" className="relative min-w-0">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={PANEL_ID}
      className="menu-button inline-flex min-h-10 items-center gap-2 text-left"
    >
      <Icon name="globe" className="size-4" />
      <span className="line-clamp-2 leading-tight">{label}</span>
      <Icon name="chevron" className="menu-chevron size-4 max-sm:hidden" />
    </button>
    <div
      id={PANEL_ID}
      data-panel
      className="absolute top-full -left-1 z-30 w-[calc(100vw-2rem)] max-w-prose rounded-md border border-line bg-white p-5 text-base text-ink shadow-raised lg:-right-1 lg:left-auto"
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <form method="post" action={localeChoicePath(locale)} className="mt-3">
        <ul className="-mx-3 grid sm:grid-cols-2">
          {LOCALES.map(choice => (
            <li key={choice} lang={getSite(choice).languageTag}>
              <button
                type="submit"
                name="choice"
                value={choice}
                {...(choice === locale ? { 'aria-current': 'true' as const } : {})}
                className={choiceClass(choice === locale)}
              >
                <span>{LOCALE_NAMES[choice].country}</span>
                <span className="text-sm font-normal text-muted">{LOCALE_NAMES[choice].language}</span>
                {choice === locale && (
                  <span lang={getSite(locale).languageTag} className="sr-only">
                    {currentLabel}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <div className="mt-2 border-t border-line pt-3 text-sm">{elsewhere}</div>
    </div>
  </div>
)
