type Link = { label: string; href: string }

/** How customer support is reached from a site. */
export type HelpTexts = {
  title: string
  text: string
  /** Nothing where customer support of the site has no telephone. */
  phone: { label: string; number: string | undefined; elsewhere: string } | undefined
  hours: { label: string; text: string }
  writing: { label: string; form: Link }
  topics: { label: string; links: readonly Link[] }
  contact: Link
}

/** What those can do whose country has no site. */
type CountryTexts = { title: string; text: string; contacts: Link }

export type FrameDialogTexts = { close: string; help: HelpTexts; country: CountryTexts }
