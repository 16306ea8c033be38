import { Icon } from '@/components/ui/icon'
import type { LinkData } from './link-data'

const PANEL_ID = 'country-panel'

/**
 * A site as an option: its locale, the language of its name, its country and the name of its language, and
 * the country's name in the language of the page where this differs.
 */
export type SiteChoice = readonly [
  locale: string,
  languageTag: string,
  country: string,
  language: string,
  translation?: string,
]

/** Sites of a world region, with the name of the region. */
export type SiteGroup = readonly [name: string, choices: readonly SiteChoice[]]

export type CountrySelectorProps = {
  /** Locale of this page's site. */
  locale: string
  action: string
  /** The group of the page's own site is first. */
  groups: readonly SiteGroup[]
  /** Accessible label with the current site, from the header's content. */
  label: string
  /** Short form of the label; only this is visible. */
  shortLabel: string
  title: string
  text: string
  currentLabel: string
  /**
   * Link for visitors whose country has no site (spec §2, Header): with script it opens a dialog, which does
   * not list the international contacts.
   */
  elsewhere: LinkData
}

/**
 * The ten sites, grouped by world region, each under its own name; choosing one posts, so that the choice is
 * remembered.
 */
export const CountrySelector = ({
  label,
  shortLabel,
  title,
  text,
  action,
  elsewhere: [opener, contactsHref],
  ...sites
}: CountrySelectorProps) => (
  <>
    <button
      type="button"
      aria-expanded="false"
      aria-controls={PANEL_ID}
      className="menu-button inline-flex min-h-11 items-center gap-2 text-left"
    >
      <Icon name="globe" className="size-4" />
      <span>
        <span className="sr-only">{label}: </span>
        {shortLabel}
      </span>
      <Icon name="chevron" className="menu-chevron size-4" />
    </button>
    <div
      id={PANEL_ID}
      data-panel
      className="absolute top-full -left-1 z-30 w-[calc(100vw-2rem)] max-w-prose rounded-md border border-line bg-white p-5 text-base text-ink shadow-raised"
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <form method="post" action={action} className="mt-3">
        <Choices {...sites} />
      </form>
      <div className="mt-2 border-t border-line pt-3 text-sm">
        <a
          href={contactsHref}
          data-dialog="country"
          className="inline-flex min-h-9 items-center text-link underline underline-offset-4"
        >
          {opener}
        </a>
      </div>
    </div>
  </>
)

type ChoicesProps = Pick<CountrySelectorProps, 'locale' | 'groups' | 'currentLabel'>

const Choices = ({ locale: current, groups, currentLabel }: ChoicesProps) => {
  const ownTag = groups.flatMap(([, choices]) => choices).find(([locale]) => locale === current)?.[1]
  return (
    <div className="site-choices -mx-3 sm:columns-2">
      {groups.map(([name, choices], index) => (
        <div key={name} className="break-inside-avoid pb-2">
          <p id={`sites-${index}`} className="px-3 text-sm text-muted">
            {name}
          </p>
          <ul aria-labelledby={`sites-${index}`}>
            {choices.map(([locale, tag, country, language, translation]) => (
              <li key={locale} lang={tag}>
                <button
                  type="submit"
                  name="choice"
                  value={locale}
                  {...(locale === current ? { 'aria-current': 'true' as const } : {})}
                >
                  <span>{country}</span>
                  <small>{language}</small>
                  {translation !== undefined && <small lang={ownTag}>{translation}</small>}
                  {locale === current && (
                    <span lang={ownTag} className="sr-only">
                      {currentLabel}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
